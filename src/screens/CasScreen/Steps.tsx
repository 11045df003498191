import { Paragraph } from "../../components/RichText/RichText.tsx";
import type { TitledText } from "../../components/TitledTexts/TitledTexts.tsx";
import styles from "./Steps.module.css";

/** Numbered steps, each number on a slice of its own. */
export function Steps({ items }: { items: readonly TitledText[] }) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Paragraph text={text} />
        </li>
      ))}
    </ol>
  );
}
