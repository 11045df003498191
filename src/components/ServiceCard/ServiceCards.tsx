import type { ReactNode } from "react";
import type { Site } from "../../shell/site.ts";
import { servicePath } from "../../lib/routes.ts";
import { ServiceCard } from "./ServiceCard.tsx";
import styles from "./ServiceCards.module.css";

interface ServiceCardsProps {
  services: Site["services"];
  ui: Pick<Site["ui"], "calls" | "badge">;
  headingLevel: 2 | 3;
  /** A last card, across all columns. */
  children?: ReactNode;
}

/** The words of the interface on a card. */
export const cardLabels = ({ calls, badge }: ServiceCardsProps["ui"]) => ({
  more: calls.more,
  moreAbout: calls.moreAbout,
  badge: badge.cas,
});

/** All examinations as cards. */
export function ServiceCards({ services, ui, headingLevel, children }: ServiceCardsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver.
    <ul role="list" className={styles.cards}>
      {services.map(({ slug, title, card, isDecontCAS, art, plane }) => (
        <li key={slug}>
          <ServiceCard
            {...card}
            title={title}
            href={servicePath(slug)}
            isDecontCAS={isDecontCAS}
            art={{ name: art, plane }}
            headingLevel={headingLevel}
            labels={cardLabels(ui)}
          />
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
