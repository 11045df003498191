import type { Rich } from "#lib/rich-text.ts";
import { Paragraph } from "../RichText/RichText.tsx";
import styles from "./TitledTexts.module.css";

interface TitledTextsProps {
  items: readonly { title: string; text: Rich }[];
  /**
   * Shows an empty box to tick before each item; the border of the box is dashed if the items are optional.
   * The list then has one column.
   */
  box?: "required" | "optional";
}

/** A list of titled texts, separated by lines, in two or three columns on wide screens. */
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
