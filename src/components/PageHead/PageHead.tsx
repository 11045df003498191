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
  /** Stands between the trail and the title. */
  badge?: ReactNode;
  /** Address of a decorative stack of slices (1200 x 1010), beside the words or below them. */
  art?: string;
  /** Stands below the lead. */
  children?: ReactNode;
}

/** The tinted beginning of every inner page: where am I, what is it about. */
export function PageHead({ crumbs, crumbsLabel, title, lead, badge, art, children }: PageHeadProps) {
  return (
    <div className={art ? `${styles.head} ${styles.art}` : styles.head}>
      <Breadcrumb items={crumbs} label={crumbsLabel} />
      <div className={styles.words}>
        {badge}
        <h1>{title}</h1>
        <p className={styles.lead}>
          <RichText text={lead} />
        </p>
        {children}
      </div>
      {art && (
        <img src={art} alt="" width={1200} height={1010} decoding="async" fetchPriority="low" data-drawing />
      )}
    </div>
  );
}
