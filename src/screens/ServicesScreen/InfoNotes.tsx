import { Icon, type IconName } from "../../components/Icon/Icon.tsx";
import { Paragraph, PlainText } from "../../components/RichText/RichText.tsx";
import type { Rich } from "../../lib/rich-text.ts";
import styles from "./InfoNotes.module.css";

interface InfoNotesProps {
  title: string;
  items: readonly { id: string; icon: IconName; title: string; text: Rich }[];
}

/** Short notes between two rules. */
export function InfoNotes({ title, items }: InfoNotesProps) {
  return (
    <section className={styles.notes}>
      <h2>{title}</h2>
      <ul>
        {items.map((note) => (
          <li key={note.id} id={note.id}>
            <Icon name={note.icon} />
            <h3>
              <PlainText text={note.title} />
            </h3>
            <Paragraph text={note.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
