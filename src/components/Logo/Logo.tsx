import { MARK } from "#assets/icons.ts";
import styles from "./Logo.module.css";

/** The mark alone, decorative; inlined, because it belongs to the first frame. */
export function LogoMark({ size = 40, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className={className}
    >
      <path d={MARK.rings} />
      <path stroke="none" {...MARK.disc} />
    </svg>
  );
}

interface LogoProps {
  name: string;
  /** Set in the header, where the menu leaves less room for the logo. */
  beside?: "menu";
}

/** The mark and the clinic's name. The part after the last space is the town, set lighter and dropped first. */
export function Logo({ name, beside }: LogoProps) {
  const cut = name.lastIndexOf(" ");
  return (
    <span className={styles.logo} translate="no">
      <LogoMark className={styles.mark} />
      <span>
        {name.slice(0, cut)}
        <span className={beside ? `${styles.town} ${styles.optional}` : styles.town}>{name.slice(cut)}</span>
      </span>
    </span>
  );
}
