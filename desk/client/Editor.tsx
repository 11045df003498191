import { deepEqual } from "fast-equals";
import { useCallback, useEffect, useMemo, useState } from "react";
import { amountOptions } from "../fields.ts";
import { differences } from "../rows.ts";
import type { OpenFile, Overview, Values, Verdict } from "../shared.ts";
import { ask, useAnswer } from "./ask.ts";
import { Changes, Conflict } from "./Changes.tsx";
import { type KeptDraft, keepDraft, keptDraft, useDraft } from "./draft.ts";
import { Examination } from "./Examination.tsx";
import { Surroundings } from "./form/chapters.tsx";
import { SheetForm } from "./form/SheetForm.tsx";
import { type FormSchema, formSchema, printed, withIds } from "./form/schema.ts";
import type { Said } from "./inside.ts";
import { type Place, reveal } from "./place.ts";
import { SheetHead } from "./SheetHead.tsx";

/** Time without a key before the checks run, in milliseconds. */
const PAUSE = 100;

interface SheetProps {
  place: Place;
  overview: Overview;
  onSaved: () => void;
  /** Tells the page beside the form what to show. */
  onSay: (said: Said) => void;
}

interface Props extends SheetProps {
  opened: OpenFile;
  /** What was typed before and not saved. */
  draft: KeptDraft | undefined;
}

/** Reads a sheet and shows it. */
export function Sheet(props: SheetProps) {
  const [found, setFound] = useState<Omit<Props, keyof SheetProps>>();
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
  // A draft stands on the file that it began from: what changed on disk meanwhile is told like any other change.
  const [file, setFile] = useState(draft ? { ...opened, values: draft.base, hash: draft.hash } : opened);
  const [isShowing, setShowing] = useState(false);
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  const { values, before, after, back, forth, change, replace } = useDraft(file.values, draft?.values);
  const { sheet, hash } = file;
  const check = useAnswer<Verdict>("check", { file: sheet.file, values, hash }, PAUSE);
  const verdict = check.fresh;
  const schema = useMemo(() => formSchema(file.schema as FormSchema), [file.schema]);
  const remarks = useMemo(() => verdict?.problems ?? [], [verdict]);
  const isWrong = remarks.some(({ level }) => level === "error");
  const isChanged = !deepEqual(values, file.values);

  useEffect(() => {
    if (place.path.length > 0) reveal(place.path);
  }, [place]);

  useEffect(() => {
    keepDraft(sheet.file, isChanged ? { hash, base: file.values, values } : undefined);
  }, [sheet, hash, file, values, isChanged]);

  useEffect(() => {
    if (verdict && !isWrong) onSay({ changed: true });
  }, [verdict, isWrong, onSay]);

  const onChange = useCallback(
    (wanted: Values, id: string | undefined) => {
      setSaid("");
      // Keys typed one after the other are one step; two rows moved one after the other are two.
      const typed = document.activeElement?.id === id ? id : undefined;
      change(withIds(schema, wanted, file.values) as Values, typed);
    },
    [change, schema, file.values],
  );

  /** @param draft what is typed into it already */
  function show(answer: OpenFile, words: string, draft?: Values) {
    setFile(answer);
    replace(answer.values);
    if (draft) change(draft);
    setShowing(false);
    setTrouble("");
    setSaid(words);
    onSaved();
  }

  function fail(error: Error) {
    setShowing(false);
    setTrouble(error.message);
    check.again();
  }

  function review() {
    // Perhaps the file is another one meanwhile.
    check.again();
    setShowing(isChanged);
  }

  const save = () =>
    ask<OpenFile>("save", { file: sheet.file, values, hash }).then((answer) => show(answer, "Salvat."), fail);

  /** Who takes a step back sees what came back. */
  const step = (wanted: Values | undefined, go: () => void) =>
    wanted &&
    (() => {
      go();
      const [first] = differences(values, wanted, schema);
      // The form draws its rows first.
      if (first) setTimeout(() => reveal(first.path));
    });
  const undo = step(before, back);
  const redo = step(after, forth);

  function onKeyDown(event: React.KeyboardEvent) {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || !["z", "y", "s"].includes(key)) return;
    event.preventDefault();
    if (key === "s") review();
    else (key === "y" || event.shiftKey ? redo : undo)?.();
  }

  // A new amount can be chosen in the same sheet before it is saved.
  const amounts = sheet.page === "/preturi-rmn" ? values.amounts : undefined;
  const surroundings = useMemo(
    () => ({
      file: sheet.file,
      problems: remarks,
      choices: amounts ? { ...overview.choices, amount: amountOptions(amounts) } : overview.choices,
      onLook: (text: string) => onSay({ show: printed(text) }),
    }),
    [sheet, remarks, amounts, overview, onSay],
  );

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for undo and save, which are buttons as well. */}
      <div className="page px-4 pb-5" onKeyDown={onKeyDown}>
        <SheetHead
          title={sheet.title}
          schema={schema}
          remarks={remarks}
          said={said || (isChanged && !isWrong ? "Nesalvat" : "")}
          trouble={check.trouble ?? trouble}
          canSave={isChanged && verdict !== undefined && !isWrong}
          onSave={review}
          onUndo={undo}
          onRedo={redo}
        />
        <Surroundings value={surroundings}>
          <SheetForm schema={schema} values={values} onChange={onChange} />
        </Surroundings>
        {sheet.group === "services" && (
          <Examination file={sheet.file} title={sheet.title} isSaved={!isChanged} onDone={onSaved} />
        )}
      </div>
      {isShowing && !verdict?.isStale && (
        <Changes
          file={sheet.file}
          values={values}
          isChecked={verdict !== undefined}
          onSave={save}
          onReviewed={(today) => change({ ...values, reviewed: today })}
          onClose={() => setShowing(false)}
        />
      )}
      {isChanged && verdict?.isStale && (
        <Conflict
          file={sheet.file}
          base={file.values}
          mine={values}
          onTake={(theirs, both) => show(theirs, both ? "" : "Aici este acum ce era pe disc.", both)}
        />
      )}
    </>
  );
}
