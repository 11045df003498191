import { plainText, type Rich } from "../../lib/rich-text.ts";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./MarkerList.module.css";

interface MarkerListProps {
  items: readonly Rich[];
  /** Two columns where there is room. */
  wide?: boolean;
  /** Copper rings instead of piles, for what must not be overlooked. */
  ring?: boolean;
}

/** A list whose marker is a pile of two slices. */
export function MarkerList({ items, wide, ring }: MarkerListProps) {
  const names = [styles.list, wide && styles.wide, ring && styles.ring];
  return (
    <ul className={names.filter(Boolean).join(" ")}>
      {items.map((item) => (
        <li key={plainText(item)}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
