import { Icon } from "../Icon/Icon.tsx";
import styles from "./CasBadge.module.css";

interface CasBadgeProps {
  label: string;
  /** The words with their sign alone, in the line and size of the text around. */
  bare?: boolean;
}

/** „Decontat CAS”. Alone it reads as "free for me", so the conditions stand beside it or one tap away. */
export function CasBadge({ label, bare }: CasBadgeProps) {
  const names = [styles.badge, bare && styles.bare];
  return (
    <span className={names.filter(Boolean).join(" ")}>
      <Icon name="check" size={18} />
      {label}
    </span>
  );
}
