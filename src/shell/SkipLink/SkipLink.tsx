import styles from "./SkipLink.module.css";

/** First stop of the keyboard: jumps over the menu. */
export function SkipLink({ label, target }: { label: string; target: string }) {
  return (
    <a href={`#${target}`} className={styles.skip}>
      {label}
    </a>
  );
}
