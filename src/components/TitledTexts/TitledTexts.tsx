import type { Rich } from "#lib/rich-text.ts";
import { Paragraph } from "../RichText/RichText.tsx";
import styles from "./TitledTexts.module.css";

interface TitledTextsProps {
  items: readonly { title: string; text: Rich }[];
  /** Prints a box to tick before each item; the border of the box is dashed if the items are optional. */
  box?: "required" | "optional";
  /** A further class of the list. */
  className?: string | undefined;
}

/** A list of titled texts, separated by lines, in two or three columns on wide screens. */
export function TitledTexts({ items, box, className }: TitledTextsProps) {
  return (
    <ul className={className ? `${styles.list} ${className}` : styles.list} data-box={box}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <Paragraph text={text} />
        </li>
      ))}
    </ul>
  );
}
