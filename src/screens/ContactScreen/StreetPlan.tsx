import { MARK } from "#assets/icons.ts";
import { Icon } from "#components/Icon/Icon.tsx";
import pill from "#components/Pill/Pill.module.css";
import styles from "./StreetPlan.module.css";

/** Length of the street's name in drawing units, and the size of its letters if the name is short. */
const [NAME_LENGTH, LETTERS] = [330, 27];
/** The average width of a letter, as a part of its size. */
const LETTER_WIDTH = 0.5;

interface StreetPlanProps {
  /** The street with its number: „Bulevardul Liviu Rebreanu 156”. */
  street: string;
  /** The address of the map. */
  href: string;
  /** The text of the link to the map. */
  label: string;
}

/**
 * A plan of the clinic's street as the link to the map. It shows only what the address says.
 */
export function StreetPlan({ street, href, label }: StreetPlanProps) {
  const [, name = street, number] = /^(.*\S)\s+(\d\S*)$/.exec(street) ?? [];
  return (
    <a href={href} className={styles.plan}>
      <svg viewBox="0 0 600 300" fill="none" aria-hidden="true">
        <clipPath id="plan">
          <ellipse cx="300" cy="290" rx="299" ry="282" />
        </clipPath>
        <g clipPath="url(#plan)">
          <path className={styles.ground} d="M0 0h600v300H0z" />
          <path
            className={styles.rings}
            d="M25 300v-10a275 250 0 01550 0v10M55 300v-10a245 218 0 01490 0v10M90 300v-10a210 184 0 01420 0v10M130 300v-10a170 146 0 01340 0v10"
          />
          <path className={styles.street} d="M-20 258 620 86" />
        </g>
        <path className={styles.edge} d="M1 300v-10a299 282 0 01598 0v10" />
        <text
          transform="translate(205 210) rotate(-15)"
          fontSize={Math.min(LETTERS, NAME_LENGTH / (name.length * LETTER_WIDTH))}
        >
          {name}
        </text>
        <g transform="translate(222 32) scale(2.1)">
          <path className={styles.mark} d={MARK.rings} />
          <path {...MARK.disc} />
        </g>
        <text className={styles.number} x="312" y="99">
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
