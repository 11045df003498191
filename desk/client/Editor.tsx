import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { amountOptions } from "../fields.ts";
import type { FieldPath, OpenFile, Overview } from "../shared.ts";
import { ask } from "./ask.ts";
import { Changes, Conflict } from "./Changes.tsx";
import { type KeptDraft, keptDraft } from "./draft.ts";
import { EditorHead } from "./EditorHead.tsx";
import { Examination } from "./Examination.tsx";
import { FormContext, idOf } from "./form/context.ts";
import { Field } from "./form/Form.tsx";
import { printed } from "./form/schema.ts";
import type { Said } from "./inside.ts";
import { type Place, reveal } from "./place.ts";
import { useEditing } from "./use-editing.ts";

interface OpenDocumentProps {
  place: Place;
  overview: Overview;
  onSaved: () => void;
  /** Tells the page beside the form what to show. */
  onSay: (said: Said) => void;
}

interface Props extends OpenDocumentProps {
  opened: OpenFile;
  /** What was typed before and not saved. */
  draft: KeptDraft | undefined;
}

/** Reads a document and shows it. */
export function OpenDocument(props: OpenDocumentProps) {
  const [found, setFound] = useState<Omit<Props, keyof OpenDocumentProps>>();
  const [trouble, setTrouble] = useState("");
  const file = props.place.name;
  useEffect(() => {
    ask<OpenFile>("open", { file })
      .then(async (opened) => setFound({ opened, draft: await keptDraft(opened) }))
      .catch((error: Error) => setTrouble(error.message));
  }, [file]);
  if (found) return <Editor {...props} {...found} />;
  return <p className="wait p-5">{trouble || "Se deschide foaia…"}</p>;
}

/** Its form, and what the checks say. */
function Editor({ opened, draft, place, overview, onSaved, onSay }: Props) {
  const editing = useEditing(opened, draft, onSaved);
  const { file, schema, values, change, verdict, isWrong, isChanged, undo, redo, review } = editing;
  const { info } = file;
  const [added, setAdded] = useState<FieldPath>();
  /** The control that was used last: after a save somebody is there again. */
  const last = useRef("");
  // What somebody has just added is not judged before it is left.
  const remarks = useMemo(
    () => verdict?.problems.filter(({ path }) => !added || !idOf(path).startsWith(idOf(added))) ?? [],
    [verdict, added],
  );

  useEffect(() => {
    if (place.path.length > 0) reveal(place.path);
  }, [place]);

  useEffect(() => {
    if (verdict && !isWrong) onSay({ changed: true });
  }, [verdict, isWrong, onSay]);

  const onLook = useCallback((text: string) => onSay({ show: printed(text) }), [onSay]);
  // A new amount can be chosen in the same document before it is saved.
  const amounts = info.page === "/preturi-rmn" ? values.amounts : undefined;
  const context = useMemo(() => {
    const { choices } = overview;
    return {
      file: info.file,
      problems: remarks,
      choices: amounts ? { ...choices, amount: amountOptions(amounts) } : choices,
      schema,
      onChange: change,
      onLook,
      onAdded: setAdded,
    };
  }, [info, remarks, amounts, overview, schema, change, onLook]);

  function onKeyDown(event: React.KeyboardEvent) {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || !["z", "y", "s"].includes(key)) return;
    event.preventDefault();
    if (key === "s") review();
    else (key === "y" || event.shiftKey ? redo : undo)?.();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for undo and save, which are buttons as well. */}
      <div className="page px-4 pb-5" onKeyDown={onKeyDown}>
        <EditorHead editing={editing} remarks={remarks} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: notes where somebody is. */}
        <div
          onFocus={({ target }) => {
            last.current = target.id;
          }}
        >
          <FormContext value={context}>
            <Field schema={schema} value={values} path={[]} isRequired />
          </FormContext>
        </div>
        {info.group === "services" && (
          <Examination file={info.file} title={info.title} isSaved={!isChanged} onDone={onSaved} />
        )}
      </div>
      {editing.isShowing && !verdict?.isStale && (
        <Changes
          editing={editing}
          onSave={async () => {
            await editing.save();
            setTimeout(() => document.getElementById(last.current)?.focus({ preventScroll: true }));
          }}
        />
      )}
      {isChanged && verdict?.isStale && <Conflict editing={editing} />}
    </>
  );
}
