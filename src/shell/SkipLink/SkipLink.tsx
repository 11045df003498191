import styles from "./SkipLink.module.css";

/**
 * The link to the content of the page. It is the first one in the tab order, so that keyboard users can skip
 * the menu, and invisible until it has the focus.
 */
export const SkipLink = ({ target, label }: { target: string; label: string }) => (
  <a href={`#${target}`} className={styles.skip} data-no-print="">
    {label}
  </a>
);
