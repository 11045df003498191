import type { ReactNode } from "react";
import type { Rich } from "../../lib/rich-text.ts";
import { Breadcrumb, type BreadcrumbItem } from "../Breadcrumb/Breadcrumb.tsx";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  /** The trail to this page; the last item, this page, has no href. */
  crumbs: readonly BreadcrumbItem[];
  crumbsLabel: string;
  title: string;
  lead: Rich;
  /** Stands at the end of the trail. */
  badge?: ReactNode;
  /** A picture beside the words, or below them. */
  figure?: ReactNode;
  /** Stands below the lead. */
  children?: ReactNode;
}

/** The tinted beginning of every inner page: where am I, what is it about. */
export function PageHead({ crumbs, crumbsLabel, title, lead, badge, figure, children }: PageHeadProps) {
  return (
    <div className={figure ? `${styles.head} ${styles.illustrated}` : styles.head}>
      <div className={styles.top}>
        <Breadcrumb items={crumbs} label={crumbsLabel} />
        {badge}
      </div>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          <RichText text={lead} />
        </p>
        {children}
      </div>
      {figure && <div className={styles.figure}>{figure}</div>}
    </div>
  );
}
