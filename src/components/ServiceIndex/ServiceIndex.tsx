import type { ServiceCard } from "#content/entities.ts";
import type { Service, Site } from "#content/files.ts";
import { servicePath } from "#content/routes.ts";
import { servicePrice } from "#content/service-price.ts";
import { formatMinutesShort } from "#lib/format.ts";
import { Thumbnail } from "../Icon/Icon.tsx";
import columns from "../IntroColumns/IntroColumns.module.css";
import bodyMap from "./BodyMap.module.css";
import { BodyMap } from "./BodyMap.tsx";
import { RowPrice } from "./RowPrice.tsx";
import styles from "./ServiceIndex.module.css";
import { ServiceRow } from "./ServiceRow.tsx";

interface ServiceIndexProps {
  site: Site;
  headingLevel: 2 | 3;
  /** Content above the list of examinations. */
  intro?: React.ReactNode;
  /** An additional row after the examinations. */
  last?: React.ReactNode;
  /** Content below the list of examinations. */
  children?: React.ReactNode;
}

/**
 * A list with a row for each examination, beside a body map. A hovered or focused row moves the copper plane
 * of the map to its region of the body, and a hovered region highlights its row. CSS does this with `:has()`,
 * without a script.
 */
export function ServiceIndex({ site, headingLevel, intro, last, children }: ServiceIndexProps) {
  const { services, prices, ui } = site;
  return (
    <div className={`${columns.columns} ${bodyMap.mapAndRows}`}>
      <BodyMap services={services} />
      <div className={styles.list}>
        {intro}
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
              texts={{ ...ui.calls, badge: ui.badge.cas }}
            />
          ))}
          {last}
        </ul>
        {children}
      </div>
    </div>
  );
}

const serviceCard = (service: Service): ServiceCard => ({
  title: service.title,
  description: service.card.description,
  href: servicePath(service.slug),
  highlights: [durationOf(service), ...service.card.highlights],
  isDecontCAS: service.isDecontCAS,
});

/** The duration of an examination, for example „30–45 min/segment”. */
const durationOf = ({ duration: { minutes, per } }: Service) =>
  [formatMinutesShort(minutes), per].filter(Boolean).join("/");
