import styles from "./Split.module.css";

interface SplitProps {
  /** Text that comes before the aside on narrow screens. */
  before?: React.ReactNode;
  /** Cards beside the text; the last one stays in view. */
  aside: React.ReactNode;
  children?: React.ReactNode;
  /** What ends the text; where there are two columns, below the cards. */
  end?: React.ReactNode;
}

/**
 * The body of an inner page: sections of text, and a column of cards beside them that is never an empty field. All
 * parts have the same class, and an attribute tells the cards apart: only a neighbour of the text's own class is kept
 * by reader modes (Readability's sibling bonus), and the cards hold price, hours or phone.
 */
export function Split({ before, aside, children, end }: SplitProps) {
  return (
    <div className={end ? `${styles.split} ${styles.ended}` : styles.split}>
      {before && <div className={styles.part}>{before}</div>}
      <div className={styles.part} data-aside="">
        {aside}
      </div>
      {children && <div className={styles.part}>{children}</div>}
      {end && (
        // A reader mode would throw a `div` of one short text with links away.
        <section className={styles.part} data-end="">
          {end}
        </section>
      )}
    </div>
  );
}
