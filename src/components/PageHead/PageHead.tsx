import { LEAD_ID } from "#content/routes.ts";
import type { Rich } from "#lib/rich-text.ts";
import { RichText } from "../RichText/RichText.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import styles from "./PageHead.module.css";

export interface PageHeadProps {
  trail: React.ComponentProps<typeof Breadcrumb>;
  title: string;
  lead: Rich;
  /** Shown between the title and the lead. */
  badge?: React.ReactNode;
  /** A picture beside the title and lead, or below them. */
  figure?: React.ReactNode;
  /** Whether the picture stands on the lower edge of the head. */
  standsOnEdge?: boolean;
  /** Content below the lead. */
  children?: React.ReactNode;
  /** Less important content below `children`; on phones it is below the picture. */
  afterFigure?: React.ReactNode;
}

/** The tinted head of every inner page: breadcrumb, title, lead. */
export function PageHead({
  trail,
  title,
  lead,
  badge,
  figure,
  standsOnEdge,
  children,
  afterFigure,
}: PageHeadProps) {
  const layout = figure ? ` ${standsOnEdge ? styles.standing : styles.illustrated}` : "";
  return (
    <div className={`${styles.head}${layout}`}>
      <Breadcrumb {...trail} />
      <div className={styles.words}>
        <div className={styles.title}>
          <h1>{title}</h1>
          {badge}
        </div>
        <p id={LEAD_ID} className={styles.lead}>
          <RichText text={lead} />
        </p>
        {children}
      </div>
      {figure && (
        <div className={styles.figure} data-no-print="">
          {figure}
        </div>
      )}
      {afterFigure && <div className={styles.afterFigure}>{afterFigure}</div>}
    </div>
  );
}
