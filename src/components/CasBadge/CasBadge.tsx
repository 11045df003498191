import { FIXED } from "#content/fixed-texts.ts";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./CasBadge.module.css";

/**
 * The badge „Decontat CAS” (the insurance fund pays). Alone it would read as "free for me", so the conditions
 * are always beside it or one tap away.
 */
export function CasBadge() {
  return (
    <span className={styles.badge}>
      <Icon name="check" size={18} />
      {FIXED.cas}
    </span>
  );
}
