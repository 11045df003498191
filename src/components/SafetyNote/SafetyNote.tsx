import type { Rich } from "../../lib/rich-text.ts";
import { MarkerList } from "../MarkerList/MarkerList.tsx";
import { Note } from "../Note/Note.tsx";
import { RichText } from "../RichText/RichText.tsx";

interface SafetyNoteProps {
  title: string;
  lead: Rich;
  /** Titled lists of what the patient must say before the examination. */
  lists: readonly { title: string; items: readonly Rich[] }[];
}

/** „Ce să ne spuneți înainte”: always open, because nobody may miss it. */
export function SafetyNote({ title, lead, lists }: SafetyNoteProps) {
  return (
    <Note>
      <h2>{title}</h2>
      <p>
        <RichText text={lead} />
      </p>
      {lists.map((list) => (
        <div key={list.title}>
          <h3>{list.title}</h3>
          <MarkerList items={list.items} wide ring />
        </div>
      ))}
    </Note>
  );
}
