import styles from "./OpenNow.module.css";

/**
 * Whether the clinic is open, said by the browser (browser/open-now.ts) in room kept for it. Until then, and
 * without scripting, the given words stand there.
 */
export function OpenNow({ children }: { children?: string }) {
  return (
    <span className={styles.now} data-open-now="">
      {children}
    </span>
  );
}
