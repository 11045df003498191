import type { Rich } from "../../lib/rich-text.ts";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./TitledTexts.module.css";

/** A point with its explanation. */
export interface TitledText {
  readonly title: string;
  readonly text: Rich;
}

/** Points with a title each, ruled, in two columns where there is room. */
export function TitledTexts({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className={styles.texts}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
