import styles from "./TwoColumns.module.css";

interface TwoColumnsProps {
  /** Text that comes before the aside on narrow screens. */
  before?: React.ReactNode;
  /** Cards beside the text; the last one is sticky. */
  aside: React.ReactNode;
  children?: React.ReactNode;
  /** The end of the text; in two columns it is below the cards. */
  end?: React.ReactNode;
}

/**
 * The body of an inner page: sections of text and a column of cards. All parts have the same class, and an attribute
 * marks the cards, because reader modes keep only siblings with the class of the text (Readability's sibling bonus),
 * and the cards hold price, hours or phone.
 */
export function TwoColumns({ before, aside, children, end }: TwoColumnsProps) {
  return (
    <div className={end ? `${styles.twoColumns} ${styles.ended}` : styles.twoColumns}>
      {before && <div className={styles.part}>{before}</div>}
      <div className={styles.part} data-aside="">
        {aside}
      </div>
      {children && <div className={styles.part}>{children}</div>}
      {end && (
        // Reader modes remove a `div` that holds one short text with links.
        <section className={styles.part} data-end="">
          {end}
        </section>
      )}
    </div>
  );
}
