import { useEffect, useRef } from "react";
import type { Answers, OpenFile } from "../../server/actions.ts";
import { amountOptions } from "../../shared/form-fields.ts";
import { useAnswer } from "../api.ts";
import { Field } from "../form/Form.tsx";
import { FormContext } from "../form/form-context.ts";
import { type Place, reveal } from "../location.ts";
import { FieldLinks } from "../parts.tsx";
import words from "../words.json" with { type: "json" };
import { Changes } from "./Changes.tsx";
import { useDocumentLock } from "./document-lock.ts";
import { EditorHead } from "./EditorHead.tsx";
import { Reading } from "./Reading.tsx";
import { useEditing } from "./use-editing.ts";

interface OpenDocumentProps {
  place: Place;
  overview: Answers["overview"];
  /** Called when the document was saved, or its draft was stored after it was closed. */
  onSaved: () => void;
  /** Called when a check of the draft has found no errors, so that the preview can show the draft. */
  onValidDraft: () => void;
}

/** Loads a document and its draft, and shows them. */
export function OpenDocument(props: OpenDocumentProps) {
  const { overview } = props;
  const file = props.place.name;
  const isOurs = useDocumentLock(file);
  const { answer: opened, error } = useAnswer("open", isOurs ? { file } : undefined);
  if (opened) return <Editor {...props} opened={opened} />;
  if (error?.status === 422) {
    return (
      <div className="page p-4">
        <h1>{overview.documents.find((document) => document.file === file)?.title}</h1>
        <p role="status">{error.message}</p>
        <FieldLinks links={error.details} />
      </div>
    );
  }
  return <p className="wait p-5">{error?.message ?? words.opening}</p>;
}

/** The form of a document, with its findings. */
function Editor({
  opened,
  place,
  overview,
  onSaved,
  onValidDraft,
}: OpenDocumentProps & { opened: OpenFile }) {
  const editing = useEditing(opened, onSaved);
  const { file, values, change, verdict, isWrong, isChanged, undo, redo, review } = editing;
  const { info, schema } = file;
  /** Id of the control that had the focus last; after a save it gets the focus again. */
  const last = useRef("");
  const findings = verdict?.findings ?? [];

  useEffect(() => {
    if (place.path.length > 0) reveal(place.path);
  }, [place]);

  useEffect(() => {
    if (verdict && !isWrong) onValidDraft();
  }, [verdict, isWrong, onValidDraft]);

  const { readers, sheets } = overview.readings;
  const sheet = sheets.find(({ file }) => file === info.file);

  // In the price list, a field that chooses an amount also offers the amounts that are typed but not yet
  // saved.
  const { amounts } = values;
  const context = {
    findings: findings.filter(({ file }) => file === info.file),
    choices: { ...overview.choices, ...(amounts !== undefined && { amount: amountOptions(amounts) }) },
    quoted: overview.values,
    pagesOrigin: overview.pagesOrigin,
    onChange: change,
  };

  function onKeyDown(event: React.KeyboardEvent) {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || !["z", "y", "s"].includes(key)) return;
    event.preventDefault();
    if (key === "s") review();
    else (key === "y" || event.shiftKey ? redo : undo)?.();
  }

  async function save() {
    await editing.save();
    setTimeout(() => document.getElementById(last.current)?.focus({ preventScroll: true }));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of buttons; remembers the focus */}
      <div
        className="page px-3 px-xl-4 pb-5"
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          last.current = target.id || last.current;
        }}
      >
        <EditorHead editing={editing} findings={findings} />
        <FormContext value={context}>
          <Field schema={schema} value={values} path={[]} isRequired />
        </FormContext>
        {sheet && <Reading sheet={sheet} readers={readers} isChanged={isChanged} onRead={onSaved} />}
      </div>
      {editing.isShowing && isChanged && !isWrong && <Changes editing={editing} onSave={save} />}
    </>
  );
}
