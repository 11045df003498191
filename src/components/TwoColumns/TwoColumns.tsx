import styles from "./TwoColumns.module.css";

interface TwoColumnsProps {
  /** Text that precedes the cards on narrow screens. */
  beforeCards?: React.ReactNode;
  /** A part as wide as both columns, below `beforeCards` and the cards, and the text that follows it. */
  across?: { wide: React.ReactNode; after: React.ReactNode };
  /** Cards beside the text; the last one is sticky. */
  aside: React.ReactNode;
  children?: React.ReactNode;
  /** The end of the text; with two columns it is a card beside the text below `across`. */
  lastCard?: React.ReactNode;
}

/**
 * The body of an inner page: sections of text and a column of cards. The column has the same class as the
 * text and is marked with `data-aside`. If it had a class of its own, reader modes would remove it, and with
 * it the price, the hours or the phone number.
 */
export function TwoColumns({ beforeCards, across, aside, children, lastCard }: TwoColumnsProps) {
  return (
    <div className={styles.twoColumns}>
      {beforeCards && <div className={styles.part}>{beforeCards}</div>}
      {across && (
        <>
          <div className={styles.part} data-wide="">
            {across.wide}
          </div>
          <div className={styles.part}>{across.after}</div>
        </>
      )}
      <div className={styles.part} data-aside="">
        {aside}
      </div>
      {children && <div className={styles.part}>{children}</div>}
      {lastCard && (
        // This is a section, because reader modes remove a `div` that contains one short text with links.
        <section className={styles.part} data-aside="">
          {lastCard}
        </section>
      )}
    </div>
  );
}
