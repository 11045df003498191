import { RichText } from "../../components/RichText/RichText.tsx";
import type { TitledText } from "../../components/TitledTexts/TitledTexts.tsx";
import styles from "./Checklist.module.css";

/** Things to have, with an empty box each to tick on paper; the box is dashed when the thing is optional. */
export function Checklist({ items, optional }: { items: readonly TitledText[]; optional?: boolean }) {
  return (
    <ul className={optional ? `${styles.list} ${styles.optional}` : styles.list}>
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
