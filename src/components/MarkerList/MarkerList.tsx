import { plainText, type Rich } from "#lib/rich-text.ts";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./MarkerList.module.css";

interface MarkerListProps {
  items: readonly Rich[];
  /** A further class of the list. */
  className?: string | undefined;
}

/** A list whose markers look like a stack of two slices. */
export function MarkerList({ items, className }: MarkerListProps) {
  return (
    <ul className={className ? `${styles.list} ${className}` : styles.list}>
      {items.map((item) => (
        <li key={plainText(item)}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
