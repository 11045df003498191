import { MARK } from "#assets/icons.ts";
import styles from "./Logo.module.css";

/**
 * The decorative logo without the clinic's name. Its SVG is in the HTML, because it must be in the first
 * frame.
 */
export function LogoMark({ size = 40 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={MARK.rings} />
      <path stroke="none" {...MARK.disc} />
    </svg>
  );
}

interface LogoProps {
  name: string;
  /** Hides the town where the header leaves too little room for it. */
  mayHideTown?: boolean;
}

/**
 * The logo and the clinic's name. The last word of the name is the town, which has a lighter weight and may
 * be hidden.
 */
export function Logo({ name, mayHideTown }: LogoProps) {
  const cut = name.lastIndexOf(" ");
  return (
    <span className={styles.logo} translate="no">
      <LogoMark />
      <span>
        {name.slice(0, cut)}
        <span className={mayHideTown ? `${styles.town} ${styles.optional}` : styles.town}>
          {name.slice(cut)}
        </span>
      </span>
    </span>
  );
}
