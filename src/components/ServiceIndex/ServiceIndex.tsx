import type { ReactNode } from "react";
import type { Service, Site } from "../../content/files.ts";
import { formatAmount, formatMinutesShort } from "../../lib/format.ts";
import { servicePath } from "../../lib/routes.ts";
import { type ServicePrice, servicePrice } from "../../lib/service-price.ts";
import { Thumbnail } from "../Icon/Icon.tsx";
import { BodyMap } from "./BodyMap.tsx";
import priceStyles from "./RowPrice.module.css";
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
              highlights={[durationOf(service), ...service.card.highlights]}
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

/** „30–45 min/segment” */
const durationOf = ({ duration: { minutes, per } }: Service) =>
  [formatMinutesShort(minutes), per].filter(Boolean).join("/");

/**
 * Every sum of an examination with what it is for. Of several, the highest stands first: nobody shall take the lowest
 * one for the price of both knees.
 */
function RowPrice({ price, texts }: { price: ServicePrice; texts: Site["ui"]["services"] }) {
  const several = price.amounts.length > 1;
  const condition = price.contrastIncluded ? texts.contrastIncluded : price.extra && texts.withoutContrast;
  return (
    <p className={priceStyles.price} data-several={several || undefined}>
      {price.amounts
        .toSorted((a, b) => b.amount - a.amount)
        .map(({ id, label, unit, amount }) => (
          <span key={id}>
            <small>{several ? `${label}:` : (unit ?? condition)}</small>{" "}
            <span>
              <b>{formatAmount(amount)}</b>&nbsp;lei{" "}
            </span>
          </span>
        ))}
    </p>
  );
}
