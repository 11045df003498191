import { Icon } from "../Icon/Icon.tsx";
import styles from "./Rating.module.css";

const STARS = [1, 2, 3, 4, 5];

interface RatingProps {
  source: string;
  /** With one decimal, such as „5.0”. */
  score: string;
  /** The score in words, for screen readers. */
  label: string;
}

/** „Google 5.0” under five stars. Plain text: a score of our own page must not be marked up as a review. */
export function Rating({ source, score, label }: RatingProps) {
  return (
    <p className={styles.rating}>
      <span role="img" aria-label={label} className={styles.stars}>
        {STARS.map((star) => (
          <Icon key={star} name="star" />
        ))}
      </span>
      <span translate="no">
        {source} <b>{score}</b>
      </span>
    </p>
  );
}
