import styles from "./HeadingRow.module.css";

interface HeadingRowProps {
  title: string;
  /** A link or a button that belongs to the heading. */
  children: React.ReactNode;
  /** Leaves the row out of the printed page. */
  isOnlyOnScreen?: boolean;
}

/**
 * A heading with a link or button at the end of its line. The row is an `hgroup`, because reader modes remove
 * a short `div` with a link or button, together with its heading.
 */
export const HeadingRow = ({ title, children, isOnlyOnScreen }: HeadingRowProps) => (
  <hgroup role="none" className={styles.row} data-no-print={isOnlyOnScreen && ""}>
    <h2>{title}</h2> <p>{children}</p>
  </hgroup>
);
