import type { ReactNode } from "react";
import type { Site } from "../../content/files.ts";
import { servicePath } from "../../lib/routes.ts";
import { servicePrice } from "../../lib/service-price.ts";
import { Thumbnail } from "../Icon/Thumbnail.tsx";
import { BodyMap } from "./BodyMap.tsx";
import { durationInRow } from "./facts.ts";
import { RowPrice } from "./RowPrice.tsx";
import styles from "./ServiceIndex.module.css";
import { ServiceRow } from "./ServiceRow.tsx";

interface ServiceIndexProps {
  texts: Pick<Site, "services" | "prices" | "ui">;
  headingLevel: 2 | 3;
  /** Stands above the rows. */
  intro?: ReactNode;
  /** One row more, after the examinations. */
  last?: ReactNode;
  /** Stands below the rows. */
  children?: ReactNode;
}

/**
 * All examinations, one row each, beside a body that shows where each one looks: a row pointed at or focused moves
 * the copper plane to its region, a region pointed at marks its row (`:has()`, no script).
 */
export function ServiceIndex({ texts, headingLevel, intro, last, children }: ServiceIndexProps) {
  const { services, prices, ui } = texts;
  return (
    <div className={styles.index}>
      <BodyMap places={services.map(({ art, slug }) => ({ region: art, href: servicePath(slug) }))} />
      <div className={styles.list}>
        {intro}
        {/* The role, as in other such places: a list without markers is no list to VoiceOver. */}
        <ul role="list" className={styles.rows}>
          {services.map((service) => (
            <ServiceRow
              key={service.slug}
              {...service.card}
              title={service.title}
              note={service.menuNote}
              highlights={[durationInRow(service.duration), ...service.card.highlights]}
              href={servicePath(service.slug)}
              badge={service.isDecontCAS ? ui.badge.cas : undefined}
              picture={<Thumbnail art={service.art} square />}
              region={service.art}
              price={<RowPrice price={servicePrice(service.price, prices)} texts={ui.services} />}
              headingLevel={headingLevel}
              texts={ui.calls}
            />
          ))}
          {last}
        </ul>
        {children}
      </div>
    </div>
  );
}
