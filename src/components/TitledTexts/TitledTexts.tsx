import type { Rich } from "#lib/rich-text.ts";
import { Paragraph } from "../RichText/RichText.tsx";
import styles from "./TitledTexts.module.css";

interface TitledTextsProps {
  items: readonly { title: string; text: Rich }[];
  /** A further class of the list. */
  className?: string | undefined;
}

/** A list of titled texts, separated by lines, in two or three columns on wide screens. */
export function TitledTexts({ items, className }: TitledTextsProps) {
  return (
    <ul className={className ? `${styles.list} ${className}` : styles.list}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <Paragraph text={text} />
        </li>
      ))}
    </ul>
  );
}
