import { isRich, plainText, type Rich } from "../../lib/rich-text.ts";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./MarkerList.module.css";

/** A point with its explanation. */
export interface TitledText {
  readonly title: string;
  readonly text: Rich;
}

interface MarkerListProps {
  items: readonly (Rich | TitledText)[];
  /** Two columns where there is room. */
  wide?: boolean;
  /** Copper rings instead of piles, for what must not be overlooked. */
  ring?: boolean;
  /** Level of the points' titles. */
  headingLevel?: 2 | 3;
}

/** A list whose marker is a pile of two slices. */
export function MarkerList({ items, wide, ring, headingLevel = 3 }: MarkerListProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const names = [styles.list, wide && styles.wide, ring && styles.ring];
  return (
    <ul className={names.filter(Boolean).join(" ")}>
      {items.map((item) =>
        isRich(item) ? (
          <li key={plainText(item)}>
            <RichText text={item} />
          </li>
        ) : (
          <li key={item.title}>
            <Heading>{item.title}</Heading>
            <p>
              <RichText text={item.text} />
            </p>
          </li>
        ),
      )}
    </ul>
  );
}
