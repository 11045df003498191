import styles from "./VisuallyHidden.module.css";

/** Words that complete a name for screen readers, where the eye has the context. */
export function VisuallyHidden({ children }: { children: React.ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
