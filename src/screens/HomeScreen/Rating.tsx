import { Icon } from "../../components/Icon/Icon.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Rating.module.css";

const MOST = 5;
const STAR = 24;
/** From one star to the next, in CSS pixels. */
const STEP = 27;

interface RatingProps {
  source: string;
  /** From 0 to 5 with one decimal, such as „5.0”. */
  score: string;
  /** The score in words, for screen readers. */
  label: string;
  /** Where it stands what the score is worth, and what this link adds to its name. */
  href: string;
  about: string;
  /** „verificat la 20 noiembrie 2026”, once somebody has. */
  checked?: string | undefined;
}

/** „Google 5.0” under as many stars. Plain text: a score of our own page must not be marked up as a review. */
export function Rating({ source, score, label, href, about, checked }: RatingProps) {
  const stars = Array.from({ length: MOST }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: five equal stars
    <g key={index} transform={`translate(${index * STEP})`}>
      <Icon name="star" />
    </g>
  ));
  const value = Number(score);
  // An inner `svg` cuts off what is beyond its width: the part of the row that the score has earned.
  const earned = Math.floor(value) * STEP + (value % 1) * STAR;
  return (
    <p className={styles.rating}>
      <svg role="img" aria-label={label} width={MOST * STEP} height={STAR} className={styles.stars}>
        {value < MOST && <g className={styles.rest}>{stars}</g>}
        <svg width={earned} aria-hidden="true">
          {stars}
        </svg>
      </svg>
      <span>
        <a href={href}>
          <span translate="no">
            {source} <b>{score}</b>
          </span>
          <VisuallyHidden>, {about}</VisuallyHidden>
        </a>
        {checked && <small>{checked}</small>}
      </span>
    </p>
  );
}
