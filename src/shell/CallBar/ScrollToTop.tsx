import { Icon } from "../../components/Icon/Icon.tsx";
import styles from "./ScrollToTop.module.css";

/** Shown and served by the start-up module; without scripting it stays hidden. Table: docs/behaviour/scroll-to-top.md. */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <button type="button" aria-label={label} className={styles.button} data-scroll-top="">
      <Icon name="up" />
    </button>
  );
}
