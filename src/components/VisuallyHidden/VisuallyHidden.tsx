import styles from "./VisuallyHidden.module.css";

/** Text that completes a name for screen readers; sighted visitors see from the context what it says. */
export function VisuallyHidden({ children }: { children: React.ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
