import { Icon } from "#components/Icon/Icon.tsx";
import pill from "#components/Pill/Pill.module.css";
import styles from "./StreetPlan.module.css";

/** Length of the street's name in drawing units, and the size of its letters if the name is short. */
const [NAME_LENGTH, LETTERS] = [330, 29];
/** The average width of a letter, as a part of its size. */
const LETTER_WIDTH = 0.5;

/** The smaller streets. They are not those of the city: they only show that the drawing is a plan. */
const LANES =
  "M-100-90H820M-100 6H820M-100 104H132M474 104H820M-100 356H820M-100 462H820M-100 566H820M6-200V620M132-200V250M232 250V620M372 250V620M474-200V250M560 250V620M640-200V620M760-200V620";

interface StreetPlanProps {
  /** The street with its number: „Bulevardul Liviu Rebreanu 156”. */
  street: string;
  /** The address of the map. */
  href: string;
  /** The text of the link to the map. */
  label: string;
}

/**
 * A plan of the clinic's street as the link to the map. It names only what the address says: without the
 * position of the house and the direction of north, which are not known.
 */
export function StreetPlan({ street, href, label }: StreetPlanProps) {
  const [, name = street, number] = /^(.*\S)\s+(\d\S*)$/.exec(street) ?? [];
  return (
    <a href={href} className={styles.plan}>
      <svg viewBox="0 -30 720 480" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
        <path className={styles.ground} d="M0-30h720v480H0z" />
        <g transform="rotate(-14 360 250)">
          <path className={styles.lanes} d={LANES} />
          <path className={styles.street} d="M-100 250H820" />
        </g>
        <g transform="translate(360 250) rotate(-14)">
          <text
            y={LETTERS / 3}
            textAnchor="middle"
            fontSize={Math.min(LETTERS, NAME_LENGTH / (name.length * LETTER_WIDTH))}
          >
            {name}
          </text>
        </g>
        <g transform="translate(300 186)">
          <ellipse className={styles.ring} rx="72" ry="29" />
          <ellipse className={styles.ring} rx="51" ry="20" />
          <ellipse className={styles.disc} rx="30" ry="11" />
          <path className={styles.ring} d="M0 0V-66" />
        </g>
        <text className={styles.number} x="300" y="112" textAnchor="middle">
          {number}
        </text>
      </svg>
      <span className={pill.pill}>
        <Icon name="map" size={20} />
        {label}
      </span>
    </a>
  );
}
