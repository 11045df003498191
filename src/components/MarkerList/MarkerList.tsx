import { plainText, type Rich } from "../../lib/rich-text.ts";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./MarkerList.module.css";

interface MarkerListProps {
  items: readonly Rich[];
  /** Two columns where there is room. */
  wide?: boolean;
}

/** A list whose marker is a pile of two slices. */
export function MarkerList({ items, wide }: MarkerListProps) {
  return (
    <ul className={wide ? `${styles.list} ${styles.wide}` : styles.list} data-box="">
      {items.map((item) => (
        <li key={plainText(item)}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
