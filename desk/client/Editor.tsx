import { deepEqual } from "fast-equals";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { differences } from "../differences.ts";
import { amountOptions } from "../fields.ts";
import type { OpenFile, Overview, Values } from "../shared.ts";
import { ask, NotDone } from "./ask.ts";
import { Changes } from "./Changes.tsx";
import { Conflict } from "./Conflict.tsx";
import { useCheck } from "./check.ts";
import { useDraft } from "./draft.ts";
import { Examination } from "./Examination.tsx";
import { Surroundings } from "./form/context.ts";
import { withIds } from "./form/ids.ts";
import { reveal } from "./form/reveal.ts";
import { SheetForm } from "./form/SheetForm.tsx";
import { type FormSchema, formSchema } from "./form/schema.ts";
import { type KeptDraft, keepDraft } from "./kept-drafts.ts";
import { PagePreview } from "./PagePreview.tsx";
import { SheetHead } from "./SheetHead.tsx";

interface Props {
  opened: OpenFile;
  /** What was typed before and not saved. */
  draft: KeptDraft | undefined;
  path: readonly (string | number)[];
  overview: Overview;
  onSaved: () => void;
}

/** A sheet: its form, what the checks say, and its page beside it. */
export function Editor({ opened, draft, path, overview, onSaved }: Props) {
  // A draft stands on the file that it began from: what changed on disk meanwhile is told like any other change.
  const [file, setFile] = useState(draft ? { ...opened, values: draft.base, hash: draft.hash } : opened);
  const [isStale, setStale] = useState(false);
  const [isShowing, setShowing] = useState(false);
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  const [look, setLook] = useState("");
  const [saves, setSaves] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const { values, change, undo, redo, replace, canUndo, canRedo } = useDraft(file.values, draft?.values);
  const { verdict, trouble: silence } = useCheck(file.sheet.file, values, file.hash);
  const schema = useMemo(() => formSchema(file.schema as FormSchema), [file.schema]);
  const remarks = useMemo(() => verdict?.problems ?? [], [verdict]);
  const isWrong = remarks.some(({ level }) => level === "error");
  const isChanged = !deepEqual(values, file.values);
  /** The values before „Anulează” or „Refă”. */
  const before = useRef<Values>(undefined);

  useEffect(() => {
    if (path.length > 0) reveal(path);
  }, [path]);

  useEffect(() => {
    keepDraft(file.sheet.file, isChanged ? { hash: file.hash, base: file.values, values } : undefined);
  }, [file, values, isChanged]);

  useEffect(() => {
    // Who takes a step back sees what came back.
    const [first] = before.current ? differences(before.current, values, schema) : [];
    before.current = undefined;
    // The form library draws its rows anew in a second step.
    if (first) setTimeout(() => reveal(first.path));
  }, [values, schema]);

  const onChange = useCallback(
    (wanted: Values, id: string | undefined) => {
      setSaid("");
      // Keys typed one after the other are one step; two rows moved one after the other are two.
      const typed = document.activeElement?.id === id ? id : undefined;
      change(withIds(schema, wanted, file.values) as Values, typed);
    },
    [change, schema, file.values],
  );

  function show(answer: OpenFile, words: string) {
    setFile(answer);
    replace(answer.values);
    setShowing(false);
    setStale(false);
    setTrouble("");
    setSaid(words);
    setSaves((count) => count + 1);
    onSaved();
  }

  function fail(error: Error) {
    setShowing(false);
    setStale(error instanceof NotDone && error.status === 409);
    setTrouble(error.message);
  }

  const save = () =>
    ask<OpenFile>("save", { file: file.sheet.file, values, hash: file.hash }).then(
      (answer) => show(answer, "Salvat."),
      fail,
    );

  function step(where: () => void) {
    before.current = values;
    where();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y" && key !== "s") return;
    event.preventDefault();
    if (key === "s") setShowing(isChanged);
    else step(key === "y" || event.shiftKey ? redo : undo);
  }

  // A new amount can be chosen in the same sheet before it is saved.
  const amounts = file.sheet.page === "/preturi-rmn" ? values.amounts : undefined;
  const choices = useMemo(
    () => (amounts ? { ...overview.choices, amount: amountOptions(amounts) } : overview.choices),
    [amounts, overview.choices],
  );
  const surroundings = useMemo(
    () => ({ file: file.sheet.file, problems: remarks, choices, onLook: setLook }),
    [file.sheet.file, remarks, choices],
  );

  return (
    <div className="editor">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for undo and save, which are buttons as well. */}
      <div className="sheet" ref={form} onKeyDown={onKeyDown}>
        <SheetHead
          title={file.sheet.title}
          schema={schema}
          remarks={remarks}
          said={said || (isChanged && !isWrong ? "Nesalvat" : "")}
          trouble={silence || trouble}
          canSave={isChanged && verdict !== undefined && !isWrong}
          onSave={() => setShowing(true)}
          onUndo={canUndo ? () => step(undo) : undefined}
          onRedo={canRedo ? () => step(redo) : undefined}
        />
        <Surroundings value={surroundings}>
          <SheetForm schema={schema} values={values} onChange={onChange} />
        </Surroundings>
        {file.sheet.group === "services" && (
          <Examination
            file={file.sheet.file}
            title={file.sheet.title}
            isSaved={!isChanged}
            onDone={onSaved}
          />
        )}
      </div>
      <PagePreview page={file.sheet.page} pages={overview.pages} look={look} saves={saves} />
      {isShowing && !verdict?.isStale && !isStale && (
        <Changes
          file={file.sheet.file}
          values={values}
          onSave={save}
          onReviewed={(today) => change({ ...values, reviewed: today })}
          onClose={() => setShowing(false)}
        />
      )}
      {isChanged && (verdict?.isStale || isStale) && (
        <Conflict
          file={file.sheet.file}
          base={file.values}
          mine={values}
          onTheirs={(theirs) => show(theirs, "Aici este acum ce era pe disc.")}
          onBoth={(theirs, both) => {
            setStale(false);
            setTrouble("");
            setFile(theirs);
            replace(theirs.values);
            change(both);
          }}
        />
      )}
    </div>
  );
}
