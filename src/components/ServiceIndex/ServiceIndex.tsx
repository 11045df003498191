import type { Site } from "#content/files.ts";
import { servicePrice } from "#content/service-price.ts";
import { Thumbnail } from "../Icon/Icon.tsx";
import { BodyPanel } from "./BodyPanel.tsx";
import { serviceCard } from "./card.ts";
import { RowPrice } from "./RowPrice.tsx";
import styles from "./ServiceIndex.module.css";
import { ServiceRow } from "./ServiceRow.tsx";

interface ServiceIndexProps {
  site: Site;
  headingLevel: 2 | 3;
  /** Content above the panel on narrow screens, and above the list of examinations on wide ones. */
  intro?: React.ReactNode;
  /** An additional row after the examinations. */
  last?: React.ReactNode;
  /** Content below the list of examinations. */
  children?: React.ReactNode;
}

/** The body of slices, and a list with a row for each examination. */
export function ServiceIndex({ site, headingLevel, intro, last, children }: ServiceIndexProps) {
  const { services, prices, ui } = site;
  return (
    <div className={styles.index}>
      {intro && <div>{intro}</div>}
      <BodyPanel {...site} />
      <div>
        {/* The role is explicit, because VoiceOver does not announce a list without markers as a list. */}
        <ul role="list" className={styles.rows}>
          {services.map((service) => (
            <ServiceRow
              key={service.slug}
              {...serviceCard(service)}
              picture={<Thumbnail art={service.art} isSquare />}
              region={service.art}
              price={<RowPrice price={servicePrice(service, prices)} ui={ui} />}
              headingLevel={headingLevel}
              moreAbout={ui.calls.moreAbout}
            />
          ))}
          {last}
        </ul>
        {children}
      </div>
    </div>
  );
}
