import { Icon } from "#components/Icon/Icon.tsx";
import pill from "#components/Pill/Pill.module.css";
import styles from "./StreetPlan.module.css";

/** Length of the street's name in drawing units, and the size of its letters if the name is short. */
const [NAME_LENGTH, LETTERS] = [330, 29];
/** The average width of a letter, as a part of its size. */
const LETTER_WIDTH = 0.5;

/** The smaller streets. They are not those of the city: they only show that the drawing is a plan. */
const LANES =
  "M-600-90H1300M-600 6H1300M-600 104H132M474 104H1300M-600 356H1300M-600 462H1300M-600 566H1300M-120-900V1300M6-900V1300M132-900V250M232 250V1300M372 250V1300M474-900V250M560 250V1300M640-900V1300M760-900V1300M880-900V1300";

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
      <svg viewBox="40 -10 640 440" fill="none" overflow="visible" aria-hidden="true">
        <path className={styles.ground} d="M-900-900h2520v2240H-900z" />
        <g transform="rotate(-14 360 250)">
          <path className={styles.lanes} d={LANES} />
          <path className={styles.street} d="M-600 250H1300" />
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
