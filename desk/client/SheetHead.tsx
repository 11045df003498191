import type { Note } from "../shared.ts";
import type { FormSchema } from "./form/schema.ts";
import { NoteList } from "./NoteList.tsx";
import { Button, Select, Trouble } from "./parts.tsx";
import { reveal } from "./place.ts";

interface Props {
  title: string;
  schema: FormSchema;
  /** What the checks say. */
  remarks: readonly Note[];
  said: string;
  trouble: string | undefined;
  canSave: boolean;
  onSave: () => void;
  /** Absent where there is no step to take. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

/** What stands above a sheet: its name, what can be done with it, and what is to be mended. */
export function SheetHead({ title, schema, remarks, said, trouble, canSave, onSave, onUndo, onRedo }: Props) {
  const part = (level: Note["level"], name: string, kind: string, more = "") => {
    const notes = remarks.filter((note) => note.level === level);
    if (notes.length === 0) return null;
    return (
      <section className={`alert alert-${kind} w-100 overflow-auto`} aria-label={name}>
        <h2>
          {name} ({notes.length}){more}
        </h2>
        <NoteList notes={notes} />
      </section>
    );
  };
  return (
    <div className="sheet-head hstack flex-wrap gap-2 sticky-lg-top border-bottom pt-3 pb-2">
      <h1 className="flex-fill">{title}</h1>
      <div className="hstack flex-wrap gap-2">
        <Chapters schema={schema} />
        <Button disabled={!onUndo} onClick={onUndo}>
          Anulează
        </Button>
        <Button disabled={!onRedo} onClick={onRedo}>
          Refă
        </Button>
        <Button isPrimary disabled={!canSave} onClick={onSave}>
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

/** Chapters of a long sheet, to jump to. */
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
