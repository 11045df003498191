import type { ReactNode } from "react";
import styles from "./Split.module.css";

interface SplitProps {
  aside: ReactNode;
  /** Whether the aside belongs before the text on narrow screens; else it comes last, and not on paper. */
  asideFirst?: boolean;
  children: ReactNode;
}

/** The body of an inner page: sections of text, and beside them a card that stays in view. */
export function Split({ aside, asideFirst, children }: SplitProps) {
  const card = <div className={asideFirst ? styles.card : `${styles.card} ${styles.screen}`}>{aside}</div>;
  return (
    <div className={styles.split}>
      {asideFirst && card}
      <div className={styles.text}>{children}</div>
      {!asideFirst && card}
    </div>
  );
}
