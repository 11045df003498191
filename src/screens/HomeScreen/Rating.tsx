import { Icon } from "#components/Icon/Icon.tsx";
import type { Site } from "#content/files.ts";
import { formatDay } from "#lib/format.ts";
import styles from "./Rating.module.css";

const MAX_STARS = 5;
const STAR_PX = 24;
/** Distance between the left edges of two stars, in CSS pixels. */
const STEP_PX = 27;

/**
 * The clinic's rating as stars, with the text „Google 5.0” below. A link leads to the paragraph of the terms
 * that says what the rating is worth, because the law wants readers to know (Law 363/2007). The rating has no
 * structured data, because search engines do not allow sites to mark up ratings of themselves.
 */
export function Rating({ site: { clinic, ui } }: { site: Pick<Site, "clinic" | "ui"> }) {
  const { source, score, checked, href } = clinic.rating;
  const stars = Array.from({ length: MAX_STARS }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all stars are equal
    <g key={index} transform={`translate(${index * STEP_PX})`}>
      <Icon name="star" />
    </g>
  ));
  const value = Number(score);
  // The inner `svg` has this width (CSS pixels) and clips the filled stars in proportion to the score.
  const earned = Math.floor(value) * STEP_PX + (value % 1) * STAR_PX;
  return (
    <p className={styles.rating}>
      <svg
        role="img"
        aria-label={ui.hero.ratingLabel}
        width={MAX_STARS * STEP_PX}
        height={STAR_PX}
        className={styles.stars}
      >
        {value < MAX_STARS && <g opacity={0.3}>{stars}</g>}
        <svg width={earned} aria-hidden="true">
          {stars}
        </svg>
      </svg>
      <span>
        <span translate="no">
          {`${source} `}
          <b>{score}</b>
        </span>
        {checked && <small>{` ${ui.hero.ratingChecked} ${formatDay(checked)}`}</small>}
        <small>
          {" "}
          <a href={href}>{ui.hero.ratingAbout}</a>
        </small>
      </span>
    </p>
  );
}
