import styles from "./LoadMessage.module.css";

/**
 * A message at the lower edge of the screen, which says that a control does not work, because a file is still
 * loading or could not be loaded.
 */
export const LoadMessage = ({ text }: { text: string }) => (
  <p role="alert" className={styles.message}>
    {text}
  </p>
);
