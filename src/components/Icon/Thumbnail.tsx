import sprite from "../../assets/sprite.svg?url";
import styles from "./Thumbnail.module.css";

/** A small decorative drawing of an examination, for menus. `art` names the drawing, such as „cerebral”. */
export function Thumbnail({ art }: { art: string }) {
  return (
    <svg width={60} height={48} aria-hidden="true" className={styles.thumbnail}>
      <use href={`${sprite}#thumb-${art}`} />
    </svg>
  );
}
