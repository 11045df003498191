import styles from "./CasScreen.module.css";

/**
 * The papers of a patient on the lower edge of the head: identity card, health card and referral. The thread
 * of the page begins at the copper slice of the referral and falls on this edge.
 */
export const Papers = () => (
  <svg viewBox="0 0 600 400" className={`${styles.drawing} ${styles.papers}`} aria-hidden="true">
    <g transform="rotate(-7 180 330) translate(-4 34) scale(1.4)">
      <rect x="30" y="98" width="196" height="190" rx="12" />
      <path className={styles.filled} d="M50 128h54v70H50z" />
      <path d="M64 156c0-22 26-22 26 0 0 13-6 20-13 20s-13-7-13-20m-8 42c2-16 10-20 21-20s19 4 21 20M50 220h156m-156 22h120" />
    </g>
    <g transform="rotate(5 390 300) translate(-112 22) scale(1.45)">
      <rect x="184" y="70" width="210" height="220" rx="14" />
      <path className={styles.filled} d="M184 100h210v26H184z" />
      <path d="M208 150h44v32h-44zm15 0v32m14-32v32m-29-16h44M208 206h86m-86 22h60M340 150v48m-24-24h48" />
    </g>
    <g transform="rotate(4 470 240) translate(-240 10) scale(1.44)">
      <path d="M376 12h152l42 42v256H376z" />
      <path className={styles.filled} d="M528 12v42h42z" />
      <path d="M402 46h84m-84 22h64m-64 22h142m-142 110c10-16 18-16 18-2 0 10 10-10 20-8 8 3 2 10 16 4s20-8 40-8M402 232h142" />
    </g>
    <path className={styles.line} d="M468 226c20 90 131 70 131 174" />
    <ellipse className={styles.slice} cx="462" cy="222" rx="64" ry="24" transform="rotate(4 462 222)" />
  </svg>
);

/** The end of the thread, which turns towards an open door. */
export const Door = () => (
  <svg viewBox="0 0 100 110" width={100} height={110} className={styles.drawing} aria-hidden="true">
    <path className={styles.light} d="M46 104V34c0-34 48-34 48 0v70z" />
    <path d="M46 104V34l26 10v66zm20-28v6" />
    <path className={styles.line} d="M1 0v86c0 12 6 18 18 18h27" />
  </svg>
);
