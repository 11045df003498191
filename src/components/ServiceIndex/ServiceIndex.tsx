import type { Site } from "#content/files.ts";
import { servicePrice } from "#content/service-price.ts";
import { Thumbnail } from "../Icon/Icon.tsx";
import { BodyPanel } from "./BodyPanel.tsx";
import { CardPrice } from "./CardPrice.tsx";
import { serviceCard } from "./card.ts";
import { ServiceCard } from "./ServiceCard.tsx";
import styles from "./ServiceIndex.module.css";
import rows from "./ServiceRows.module.css";

interface ServiceIndexProps {
  site: Site;
  /** Content above the panel on narrow screens, and above the list of examinations on wide ones. */
  intro: React.ReactNode;
  /** One element below the panel and the list. */
  children: React.ReactNode;
}

/** The body of slices, and a list with a row for each examination. */
export function ServiceIndex({ site, intro, children }: ServiceIndexProps) {
  const { services, prices, ui } = site;
  return (
    <div className={styles.index}>
      <div>{intro}</div>
      <BodyPanel {...site} />
      {/* The role is explicit, because VoiceOver does not announce a list without markers as a list. */}
      <ul role="list" className={rows.rows}>
        {services.map((service) => {
          const price = servicePrice(service, prices);
          return (
            <ServiceCard
              key={service.slug}
              {...serviceCard(service)}
              className={rows.row}
              picture={<Thumbnail art={service.art} isSquare />}
              region={service.art}
              price={
                <CardPrice
                  className={price.single ? rows.single : rows.several}
                  isStacked={price.single !== undefined}
                  price={price}
                  ui={ui}
                />
              }
              headingLevel={3}
              moreAbout={ui.calls.moreAbout}
            />
          );
        })}
      </ul>
      {children}
    </div>
  );
}
