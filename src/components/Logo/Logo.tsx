import sprite from "../../assets/sprite.svg?url";
import styles from "./Logo.module.css";

/** The mark and the clinic's name. The part after the last space is the town, set lighter and dropped first. */
export function Logo({ name }: { name: string }) {
  const cut = name.lastIndexOf(" ");
  return (
    <span className={styles.logo} translate="no">
      <svg width={40} height={40} aria-hidden="true" className={styles.mark}>
        <use href={`${sprite}#logo`} />
      </svg>
      <span>
        {name.slice(0, cut)}
        <span className={styles.town}>{name.slice(cut)}</span>
      </span>
    </span>
  );
}
