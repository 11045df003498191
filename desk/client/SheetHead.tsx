import type { Note } from "../shared.ts";
import { reveal } from "./form/reveal.ts";
import type { FormSchema } from "./form/schema.ts";
import { NoteList } from "./NoteList.tsx";

interface Props {
  title: string;
  schema: FormSchema;
  /** What the checks say. */
  remarks: readonly Note[];
  said: string;
  trouble: string;
  canSave: boolean;
  onSave: () => void;
  /** Absent where there is no step to take. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

/** What stands above a sheet: its name, what can be done with it, and what is to be mended. */
export function SheetHead({ title, schema, remarks, said, trouble, canSave, onSave, onUndo, onRedo }: Props) {
  return (
    <div className="sheet-head">
      <h1>{title}</h1>
      <div className="actions">
        <Chapters schema={schema} />
        <button type="button" disabled={!onUndo} onClick={onUndo}>
          Anulează
        </button>
        <button type="button" disabled={!onRedo} onClick={onRedo}>
          Refă
        </button>
        <button type="button" className="primary" disabled={!canSave} onClick={onSave}>
          Salvează…
        </button>
      </div>
      <p role="status" className="said">
        {said}
      </p>
      {trouble && (
        <p role="alert" className="problem">
          {trouble}
        </p>
      )}
      <Remarks level="error" title="De corectat" remarks={remarks} />
      <Remarks level="warning" title="De recitit" more="; nu oprește salvarea" remarks={remarks} />
    </div>
  );
}

/** What the checks say of one weight, each line leading to its field. */
function Remarks({
  level,
  title,
  more = "",
  remarks,
}: {
  level: Note["level"];
  title: string;
  more?: string;
  remarks: readonly Note[];
}) {
  const notes = remarks.filter((note) => note.level === level);
  if (notes.length === 0) return null;
  return (
    <section className={level === "error" ? "to-mend" : "to-read"} aria-label={title}>
      <h2>
        {title} ({notes.length}){more}
      </h2>
      <NoteList notes={notes} onFollow={(note) => reveal(note.path)} />
    </section>
  );
}

/** Chapters of a long sheet, to jump to. */
function Chapters({ schema }: { schema: FormSchema }) {
  const chapters = Object.entries(schema.properties ?? {}).filter(
    ([, { type }]) => type === "object" || type === "array",
  );
  if (chapters.length < 3) return null;
  return (
    <select
      className="chapters"
      aria-label="Sari la capitolul"
      value=""
      onChange={(event) => reveal([event.target.value])}
    >
      <option value="">Sari la…</option>
      {chapters.map(([name, { title }]) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}
