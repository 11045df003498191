import { deepEqual } from "fast-equals";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { differences } from "../rows.ts";
import type { FieldPath, OpenFile, Values, Verdict } from "../shared.ts";
import { ask, type NotDone, useAnswer } from "./ask.ts";
import { type KeptDraft, keepDraft, useDraft } from "./draft.ts";
import { idOf } from "./form/context.ts";
import { cleaned, type FormSchema, formSchema, idsIn, withValue } from "./form/schema.ts";
import { reveal } from "./place.ts";

/** Time without a key before the checks run, in milliseconds. */
const PAUSE = 100;

export type Editing = ReturnType<typeof useEditing>;

/**
 * A document that is open: its values, what the checks say, and what can be done with them.
 * @param draft what was typed before and not saved
 */
export function useEditing(opened: OpenFile, draft: KeptDraft | undefined, onSaved: () => void) {
  // A draft stands on the file that it began from: what changed on disk meanwhile is told like any other change.
  const [file, setFile] = useState(draft ? { ...opened, values: draft.base, hash: draft.hash } : opened);
  const [isShowing, setShowing] = useState(false);
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  const { values, before, after, back, forth, step, replace } = useDraft(file.values, draft?.values);
  const { info, hash } = file;
  const check = useAnswer<Verdict>("check", { file: info.file, values, hash }, PAUSE);
  const verdict = check.fresh;
  const schema = useMemo(() => formSchema(file.schema as FormSchema), [file.schema]);
  const ids = useMemo(() => idsIn(file.values), [file.values]);
  const isWrong = verdict?.problems.some(({ level }) => level === "error") ?? false;
  const isChanged = !deepEqual(values, file.values);

  useEffect(() => {
    keepDraft(info.file, isChanged ? { hash, base: file.values, values } : undefined);
  }, [info, hash, file, values, isChanged]);

  const change = useCallback(
    (path: FieldPath, value: unknown) => {
      setSaid("");
      // Keys typed one after the other are one step; two rows moved one after the other are two.
      const field = document.activeElement?.id === idOf(path) ? idOf(path) : undefined;
      step((old) => cleaned(schema, withValue(old, path, value), ids) as Values, field);
    },
    [step, schema, ids],
  );

  /** @param both what is typed into it already */
  function show(answer: OpenFile, words: string, both?: Values) {
    setFile(answer);
    replace(answer.values);
    if (both) step(() => both);
    setShowing(false);
    setTrouble("");
    setSaid(words);
    onSaved();
  }

  const follow = useEffectEvent((answer: OpenFile) => {
    if (!isChanged) show(answer, "Foaia s-a schimbat din altă parte; aici este ce scrie acum pe disc.");
  });
  useEffect(() => {
    if (verdict?.isStale && !isChanged)
      void ask<OpenFile>("open", { file: info.file }).then(follow, () => undefined);
  }, [verdict, isChanged, info]);

  /** Who takes a step back sees what came back. */
  const taking = (wanted: Values | undefined, go: () => void) =>
    wanted &&
    (() => {
      go();
      const [first] = differences(values, wanted, schema);
      // The form draws its rows first.
      if (first) setTimeout(() => reveal(first.path));
    });

  return {
    file,
    schema,
    values,
    change,
    verdict,
    isWrong,
    isChanged,
    isShowing,
    said: said || (isChanged && !isWrong ? "Nesalvat" : ""),
    trouble: check.trouble ?? trouble,
    canSave: isChanged && verdict !== undefined && !isWrong,
    undo: taking(before, back),
    redo: taking(after, forth),
    /** Takes what is on disk, alone or with what was changed here laid into it. */
    take: (theirs: OpenFile, both?: Values) =>
      show(theirs, both ? "" : "Aici este acum ce era pe disc.", both),
    review() {
      // Perhaps the file is another one meanwhile.
      check.again();
      setShowing(isChanged);
    },
    close: () => setShowing(false),
    save: () =>
      ask<OpenFile>("save", { file: info.file, values, hash, sure: file.isProtected }).then(
        (answer) => show(answer, "Salvat."),
        ({ message, status }: NotDone) => {
          setShowing(false);
          setTrouble(status === 409 ? "" : message);
          // Another file than the one that was opened is told as such.
          check.again();
        },
      ),
  };
}
