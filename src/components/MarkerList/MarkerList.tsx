import { plainText, type Rich } from "#lib/rich-text.ts";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./MarkerList.module.css";

interface MarkerListProps {
  items: readonly Rich[];
  /** Uses two columns on wide screens. */
  isWide?: boolean;
  /** Prints a box to tick before each item. */
  hasBoxes?: boolean;
}

/** A list whose markers look like a stack of two slices. */
export function MarkerList({ items, isWide, hasBoxes }: MarkerListProps) {
  return (
    <ul className={isWide ? `${styles.list} ${styles.wide}` : styles.list} data-box={hasBoxes && ""}>
      {items.map((item) => (
        <li key={plainText(item)}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
