import type { Note } from "../shared.ts";
import type { FormSchema } from "./form/schema.ts";
import { NoteList } from "./NoteList.tsx";
import { Button, Select, Trouble } from "./parts.tsx";
import { reveal } from "./place.ts";
import type { Editing } from "./use-editing.ts";

interface Props {
  editing: Editing;
  /** What the checks say. */
  remarks: readonly Note[];
}

/** What stands above a document: its name, what can be done with it, and what is to be mended. */
export function EditorHead({ editing, remarks }: Props) {
  const { file, schema, said, trouble, canSave, review, undo, redo } = editing;
  const part = (level: Note["level"], name: string, kind: string, more = "") => {
    const notes = remarks.filter((note) => note.level === level);
    if (notes.length === 0) return null;
    return (
      <details open className={`alert alert-${kind} w-100 overflow-auto`} aria-label={name}>
        <summary>
          {name} ({notes.length}){more}
        </summary>
        <NoteList notes={notes} />
      </details>
    );
  };
  return (
    <div className="editor-head hstack flex-wrap gap-2 sticky-lg-top border-bottom pt-3 pb-2">
      <h1 className="flex-fill">{file.info.title}</h1>
      <div className="hstack flex-wrap gap-2">
        <Chapters schema={schema} />
        <Button disabled={!undo} onClick={undo}>
          Anulează
        </Button>
        <Button disabled={!redo} onClick={redo}>
          Refă
        </Button>
        <Button isPrimary disabled={!canSave} onClick={review}>
          Salvează…
        </Button>
      </div>
      <p role="status" className="warning w-100">
        {said}
      </p>
      <Trouble words={trouble} />
      {part("error", "De corectat", "danger")}
      {part("warning", "De recitit", "success", "; nu oprește salvarea")}
    </div>
  );
}

/** Chapters of a long document, to jump to. */
function Chapters({ schema }: { schema: FormSchema }) {
  const chapters = Object.entries(schema.properties ?? {}).filter(
    ([, { type }]) => type === "object" || type === "array",
  );
  if (chapters.length < 3) return null;
  const options = chapters.map(([value, { title = "" }]) => ({ value, label: title }));
  return (
    <Select
      className="w-auto"
      aria-label="Sari la capitolul"
      options={[{ value: "", label: "Sari la…" }, ...options]}
      value=""
      onChange={(name) => reveal([name])}
    />
  );
}
