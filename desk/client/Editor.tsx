import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { OpenFile, Overview, Values } from "../shared.ts";
import { ask, NotDone } from "./ask.ts";
import { Changes } from "./Changes.tsx";
import { Conflict } from "./Conflict.tsx";
import { useCheck } from "./check.ts";
import { useDraft } from "./draft.ts";
import { Surroundings } from "./form/context.ts";
import { withIds } from "./form/ids.ts";
import { reveal } from "./form/reveal.ts";
import { SheetForm } from "./form/SheetForm.tsx";
import { type FormSchema, formSchema } from "./form/schema.ts";
import { keepDraft, keptDraft } from "./kept-drafts.ts";
import { NoteList } from "./NoteList.tsx";
import { PagePreview } from "./PagePreview.tsx";
import { Versions } from "./Versions.tsx";

interface Props {
  opened: OpenFile;
  path: readonly (string | number)[];
  overview: Overview;
  onSaved: () => void;
}

/** A sheet: its form, what the checks say, and its page beside it. */
export function Editor({ opened, path, overview, onSaved }: Props) {
  const [file, setFile] = useState(opened);
  const [isShowing, setShowing] = useState(false);
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  const [look, setLook] = useState("");
  const [saves, setSaves] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const { values, change, undo, redo, replace, canUndo, canRedo } = useDraft(
    opened.values,
    keptDraft(opened.sheet.file, opened.values),
  );
  const verdict = useCheck(file.sheet.file, values, file.hash);
  const schema = useMemo(() => formSchema(file.schema as FormSchema), [file.schema]);
  const problems = useMemo(() => verdict?.problems ?? [], [verdict]);
  const isChanged = JSON.stringify(values) !== JSON.stringify(file.values);

  useEffect(() => {
    if (path.length > 0) reveal(path);
  }, [path]);

  useEffect(() => {
    keepDraft(file.sheet.file, file.values, isChanged ? values : file.values);
  }, [file, values, isChanged]);

  const onChange = useCallback(
    (wanted: Values, id: string | undefined) => {
      setSaid("");
      change(withIds(schema, wanted, file.values) as Values, id);
    },
    [change, schema, file.values],
  );

  function show(answer: OpenFile, words: string) {
    setFile(answer);
    replace(answer.values);
    setShowing(false);
    setTrouble("");
    setSaid(words);
    setSaves((count) => count + 1);
    onSaved();
  }

  const act = (action: string, body: object, words: string) =>
    ask<OpenFile>(action, { file: file.sheet.file, ...body }).then(
      (answer) => show(answer, words),
      (error: Error) => {
        setShowing(error instanceof NotDone && error.status === 409);
        setTrouble(error.message);
      },
    );
  const save = (hash = file.hash) => act("save", { values, hash }, "Salvat.");

  function onKeyDown(event: React.KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y" && key !== "s") return;
    event.preventDefault();
    if (key === "s") setShowing(isChanged);
    else if (key === "y" || event.shiftKey) redo();
    else undo();
  }

  const surroundings = useMemo(
    () => ({ file: file.sheet.file, problems, choices: overview.choices, onLook: setLook }),
    [file.sheet.file, problems, overview.choices],
  );

  return (
    <div className="editor">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for undo and save, which are buttons as well. */}
      <div className="sheet" ref={form} onKeyDown={onKeyDown}>
        <div className="sheet-head">
          <h1>{file.sheet.title}</h1>
          <div className="actions">
            <Chapters schema={schema} />
            <button type="button" disabled={!canUndo} onClick={undo}>
              Anulează
            </button>
            <button type="button" disabled={!canRedo} onClick={redo}>
              Refă
            </button>
            <button
              type="button"
              className="primary"
              disabled={!isChanged || !verdict || problems.length > 0}
              onClick={() => setShowing(true)}
            >
              Salvează…
            </button>
          </div>
          <p role="status" className="said">
            {said || (isChanged && problems.length === 0 ? "Nesalvat" : "")}
          </p>
          {trouble && (
            <p role="alert" className="problem">
              {trouble}
            </p>
          )}
          {problems.length > 0 && (
            <section className="to-mend" aria-label="De corectat">
              <h2>De corectat ({problems.length})</h2>
              <NoteList notes={problems} onFollow={(note) => reveal(note.path)} />
            </section>
          )}
        </div>
        <Surroundings value={surroundings}>
          <SheetForm schema={schema} values={values} onChange={onChange} />
        </Surroundings>
        <Versions
          versions={file.versions}
          onRestore={(version) => act("restore", { version }, "Versiunea este la loc.")}
        />
      </div>
      <PagePreview page={file.sheet.page} pages={overview.pages} look={look} saves={saves} />
      {isShowing && !verdict?.isStale && (
        <Changes
          file={file.sheet.file}
          values={values}
          onSave={() => save()}
          onClose={() => setShowing(false)}
        />
      )}
      {isChanged && verdict?.isStale && (
        <Conflict
          file={file.sheet.file}
          base={file.values}
          mine={values}
          onTheirs={(theirs) => show(theirs, "Aici este acum ce era pe disc.")}
          onBoth={(theirs, both) => {
            setFile(theirs);
            replace(theirs.values);
            change(both);
          }}
        />
      )}
    </div>
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
