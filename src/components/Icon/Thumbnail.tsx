import sprite from "../../assets/sprite.svg?url";
import type { Drawing } from "../../slices/regions/index.ts";
import styles from "./Thumbnail.module.css";

interface ThumbnailProps {
  art: Drawing;
  /** A larger square, which leaves out the drawing's left and right edge, instead of the menus' 5:4. */
  square?: boolean;
}

/** A small decorative drawing of an examination. */
export function Thumbnail({ art, square }: ThumbnailProps) {
  const drawing = `${sprite}#thumb-${art}`;
  return square ? (
    <svg viewBox="6 0 48 48" width={72} height={72} aria-hidden="true" className={styles.thumbnail}>
      <use href={drawing} width={60} height={48} />
    </svg>
  ) : (
    <svg width={60} height={48} aria-hidden="true" className={styles.thumbnail}>
      <use href={drawing} />
    </svg>
  );
}
