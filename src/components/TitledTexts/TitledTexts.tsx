import type { Rich } from "../../lib/rich-text.ts";
import { Paragraph } from "../RichText/RichText.tsx";
import styles from "./TitledTexts.module.css";

/** A point with its explanation. */
interface TitledText {
  readonly title: string;
  readonly text: Rich;
}

interface TitledTextsProps {
  items: readonly TitledText[];
  /** An empty box to tick on paper before each, dashed when the thing is optional: one column. */
  box?: "required" | "optional";
}

/** Points with a title each, ruled, in two columns where there is room. */
export function TitledTexts({ items, box }: TitledTextsProps) {
  return (
    <ul className={styles.list} data-box={box}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <Paragraph text={text} />
        </li>
      ))}
    </ul>
  );
}
