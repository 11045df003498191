import type { ReactNode } from "react";
import type { Site } from "../../lib/content/files.ts";
import { servicePath } from "../../lib/routes.ts";
import { type CardLabels, ServiceCard } from "./ServiceCard.tsx";
import styles from "./ServiceCards.module.css";

interface ServiceCardsProps {
  services: Site["services"];
  ui: Pick<Site["ui"], "calls" | "badge">;
  headingLevel: 2 | 3;
  /** A last card, across all columns. */
  children?: ReactNode;
}

/** All examinations as cards. */
export function ServiceCards({ services, ui, headingLevel, children }: ServiceCardsProps) {
  const labels: CardLabels = { ...ui.calls, badge: ui.badge.cas };
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
            art={art}
            plane={plane}
            headingLevel={headingLevel}
            labels={labels}
          />
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
