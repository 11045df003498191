import { Icon } from "../Icon/Icon.tsx";
import styles from "./CasBadge.module.css";

/** „Decontat CAS”. A bare badge reads as "free for me", so the conditions stand beside it or one tap away. */
export function CasBadge({ label, onArt }: { label: string; onArt?: boolean }) {
  return (
    <span className={onArt ? `${styles.badge} ${styles.onArt}` : styles.badge}>
      <Icon name="check" size={18} />
      {label}
    </span>
  );
}
