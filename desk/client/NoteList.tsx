import type { Note } from "../shared.ts";
import { placeHref } from "./place.ts";

interface Props {
  notes: readonly Note[];
  /** Called when somebody goes to a field. */
  onFollow?: (note: Note) => void;
}

/** Places in the content, each a link to its field. */
export function NoteList({ notes, onFollow }: Props) {
  return (
    <ul className="notes">
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two notes may be the same, and the list never moves.
        <li key={`${note.file} ${note.path.join(" ")} ${index}`}>
          <a href={placeHref(note.file, note.path)} onClick={() => onFollow?.(note)}>
            <b>{note.title}</b>
            {note.field && <span> · {note.field}</span>}
          </a>
          {note.words && <p>{note.words}</p>}
        </li>
      ))}
    </ul>
  );
}
