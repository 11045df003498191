import type { Rich } from "../../lib/rich-text.ts";
import { MarkerList } from "../MarkerList/MarkerList.tsx";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./SafetyNote.module.css";

interface SafetyNoteProps {
  /** Anchor of the note. */
  id: string;
  title: string;
  lead: Rich;
  /** Titled lists of what the patient must say before the examination. */
  lists: readonly { title: string; items: readonly Rich[] }[];
}

/** „Ce să ne spuneți înainte”, on the copper tint: always open, because nobody may miss it. */
export function SafetyNote({ id, title, lead, lists }: SafetyNoteProps) {
  return (
    <section id={id} className={styles.note}>
      <h2>{title}</h2>
      <p>
        <RichText text={lead} />
      </p>
      {lists.map((list) => (
        <div key={list.title}>
          <h3>{list.title}</h3>
          <MarkerList items={list.items} ring />
        </div>
      ))}
    </section>
  );
}
