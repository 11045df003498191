import { Icon } from "../Icon/Icon.tsx";
import styles from "./PrintButton.module.css";

/** Hidden until the page's script shows and serves it: without scripting it would do nothing. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" hidden data-print="" className={styles.print}>
      <Icon name="printer" />
      {label}
    </button>
  );
}
