import { plainText, type Rich } from "#lib/rich-text.ts";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./MarkerList.module.css";

interface MarkerListProps {
  items: readonly Rich[];
  /** Uses two columns on wide screens. */
  wide?: boolean;
  /** Prints a box to tick before each item. */
  box?: boolean;
}

/** A list whose markers look like a stack of two slices. */
export function MarkerList({ items, wide, box }: MarkerListProps) {
  return (
    <ul className={wide ? `${styles.list} ${styles.wide}` : styles.list} data-box={box && ""}>
      {items.map((item) => (
        <li key={plainText(item)}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
