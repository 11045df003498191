import styles from "./VisuallyHidden.module.css";

/** Text that completes a name for screen readers; sighted visitors get that information from the context. */
export function VisuallyHidden({ children }: { children: React.ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
