import type { ReactNode } from "react";
import styles from "./Split.module.css";

interface SplitProps {
  aside: ReactNode;
  /** Whether the aside belongs before the text on narrow screens; else it comes last, and not on paper. */
  asideFirst?: boolean;
  children: ReactNode;
}

/**
 * The body of an inner page: sections of text, and beside them a card that stays in view. Both halves have the same
 * class, and attributes tell them apart: only a neighbour of the text's own class is kept by reader modes
 * (Readability's sibling bonus), and the card holds price, hours or phone.
 */
export function Split({ aside, asideFirst, children }: SplitProps) {
  const card = (
    <div className={styles.half} data-card={asideFirst ? "first" : "last"}>
      {aside}
    </div>
  );
  return (
    <div className={styles.split}>
      {asideFirst && card}
      <div className={styles.half}>{children}</div>
      {!asideFirst && card}
    </div>
  );
}
