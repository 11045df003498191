import type { ReactNode } from "react";
import styles from "./Split.module.css";

interface SplitProps {
  /** What stands before the aside on narrow screens. */
  before?: ReactNode;
  /** Cards beside the text; the last one stays in view. */
  aside: ReactNode;
  children?: ReactNode;
}

/**
 * The body of an inner page: sections of text, and a column of cards beside them that is never an empty field. All
 * parts have the same class, and an attribute tells the cards apart: only a neighbour of the text's own class is kept
 * by reader modes (Readability's sibling bonus), and the cards hold price, hours or phone.
 */
export function Split({ before, aside, children }: SplitProps) {
  return (
    <div className={styles.split}>
      {before && <div className={styles.part}>{before}</div>}
      <div className={styles.part} data-aside="">
        {aside}
      </div>
      {children && <div className={styles.part}>{children}</div>}
    </div>
  );
}
