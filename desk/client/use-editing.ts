import { deepEqual } from "fast-equals";
import { useEffect, useEffectEvent, useState } from "react";
import type { OpenFile } from "../server/actions.ts";
import { differences } from "../shared/changes.ts";
import type { FieldPath, Values } from "../shared/form-fields.ts";
import { type ApiError, request, useAnswer } from "./api.ts";
import { cleaned, idsIn, withValue } from "./form-values.ts";
import { idOf, reveal } from "./location.ts";
import words from "./words.json" with { type: "json" };

/** Formats a time as „21 noiembrie 2026 la 08:00”, in the time zone of this computer. */
const moment = new Intl.DateTimeFormat("ro-RO", { dateStyle: "long", timeStyle: "short" });

/** Time without a keystroke before the content check runs, in milliseconds. */
const CHECK_PAUSE = 100;

export type Editing = ReturnType<typeof useEditing>;

/**
 * An open document: its values, the findings of the content check, and the operations on it.
 * @param draft an earlier draft that was not saved
 */
export function useEditing(opened: OpenFile, draft: KeptDraft | undefined, onSaved: () => void) {
  // A draft has the hash and values of the file on which it is based, so that a change on disk since then is
  // noticed.
  const [file, setFile] = useState({ ...opened, ...draft?.from });
  const [isShowing, setShowing] = useState(false);
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  const { values, before, after, back, forth, step, replace } = useDraft(file.values, draft?.values);
  const { hash, schema } = file;
  const name = file.info.file;
  const check = useAnswer("check", { file: name, values, hash, window: WINDOW_ID }, CHECK_PAUSE);
  const verdict = check.fresh;
  const isWrong = verdict?.problems.some(({ level }) => level === "error") ?? false;
  const isChanged = !deepEqual(values, file.values);
  const since = draft && values === draft.values ? `, din ${moment.format(new Date(draft.at))}` : "";
  const unsaved = verdict ? (isWrong ? "" : `Nesalvat${since}`) : words.checking;

  // The server stores drafts. While it does not answer, only this window has the changes, so the browser asks
  // before closing it.
  const isAtRisk = isChanged && check.trouble !== undefined;
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAtRisk]);

  function change(path: FieldPath, value: unknown) {
    setSaid("");
    // Keystrokes in the focused field become one undo step. A change by a button, such as a move of a row, is
    // a step of its own.
    const field = document.activeElement?.id === idOf(path) ? idOf(path) : undefined;
    step((old) => cleaned(schema, withValue(old, path, value), idsIn(file.values)) as Values, field);
  }

  /** Replaces the open document by an answer of the server. @param both the draft, merged with the answer */
  function show(answer: OpenFile, message: string, both?: Values) {
    setFile(answer);
    replace(answer.values);
    if (both) step(() => both);
    setShowing(false);
    setTrouble("");
    setSaid(message);
    onSaved();
  }

  const follow = useEffectEvent((answer: OpenFile) => {
    if (!isChanged) show(answer, words.followed);
  });
  useEffect(() => {
    if (verdict?.isStale && !isChanged) void request("open", { file: name }).then(follow, () => undefined);
  }, [verdict, isChanged, name]);

  /**
   * Returns a function that undoes or redoes, and then shows the changed field; undefined if there is nothing
   * to undo or redo.
   */
  const withReveal = (wanted: Values | undefined, go: () => void) =>
    wanted &&
    (() => {
      go();
      const [first] = differences(values, wanted, schema);
      // The field may be in a row that the form must render first.
      if (first) setTimeout(() => reveal(first.path));
    });

  return {
    file,
    values,
    change,
    verdict,
    isWrong,
    isChanged,
    isShowing,
    said: said || (isChanged ? unsaved : ""),
    /** Discards the unsaved changes; undefined if there are none. */
    discard: isChanged ? () => step(() => file.values) : undefined,
    trouble: check.trouble ?? trouble,
    canSave: isChanged && verdict !== undefined && !isWrong,
    undo: withReveal(before, back),
    redo: withReveal(after, forth),
    /**
     * Replaces the open document by the version on disk.
     * @param both the draft, merged with that version; if it is absent, the draft is discarded
     */
    take: (theirs: OpenFile, both?: Values) => show(theirs, both ? "" : words.taken, both),
    review() {
      // Checks again, because the file may have changed on disk.
      check.again();
      setShowing(isChanged);
    },
    close: () => setShowing(false),
    save: () =>
      request("save", { file: name, values, hash, window: WINDOW_ID }).then(
        (answer) => show(answer, "Salvat."),
        ({ message, status }: ApiError) => {
          setShowing(false);
          setTrouble(status === 409 ? "" : message);
          // If the file has changed on disk, this check reports it, and the conflict is shown.
          check.again();
        },
      ),
  };
}

/** Maximum pause between two keystrokes of the same undo step, in milliseconds. */
const PAUSE = 1200;

/**
 * The undo history: all versions of the values, the index `at` of the current one, and the field and time of the last
 * keystroke.
 */
interface Steps {
  steps: Values[];
  at: number;
  field?: string | undefined;
  time: number;
}

const stepsOf = (...steps: Values[]): Steps => ({ steps, at: steps.length - 1, time: 0 });

/**
 * Keeps a document's values and their undo history.
 * @param resumed values of an earlier draft that was not saved
 */
function useDraft(initial: Values, resumed: Values | undefined) {
  const [{ steps, at }, set] = useState(() => stepsOf(initial, ...(resumed ? [resumed] : [])));
  const go = (by: number) => set((draft) => ({ ...draft, at: draft.at + by, field: undefined }));
  return {
    values: steps[at] as Values,
    /** The values before and after the current ones in the history; undefined at its ends. */
    before: steps[at - 1],
    after: steps[at + 1],
    back: () => go(-1),
    forth: () => go(1),
    /**
     * Adds a step to the history.
     * @param field id of the field that has the focus: successive keystrokes in one field are one step
     */
    step(wanted: (old: Values) => Values, field?: string) {
      const time = performance.now();
      set((draft) => {
        const isSame = field !== undefined && field === draft.field && time - draft.time < PAUSE;
        const kept = draft.steps.slice(0, isSame ? draft.at : draft.at + 1);
        return { steps: [...kept, wanted(draft.steps[draft.at] as Values)], at: kept.length, field, time };
      });
    },
    /** Replaces the values and deletes all undo steps. */
    replace: (values: Values) => set(stepsOf(values)),
  };
}

/** A draft, and the file on which it is based. */
export interface KeptDraft {
  from: Pick<OpenFile, "hash" | "values">;
  values: Values;
  /** Time of the last change, ISO 8601. */
  at: string;
}

/** Id of this window, by which the server distinguishes its drafts from those of other windows. */
const WINDOW_ID = crypto.randomUUID();

// This window holds a lock with its id as long as it exists. The lock tells other windows that its drafts are
// in use.
void navigator.locks.request(WINDOW_ID, () => new Promise(() => undefined));

/**
 * Returns the unsaved draft of a document, from this window or from a window that no longer exists; undefined
 * if there is none.
 */
export async function keptDraft(file: string): Promise<KeptDraft | undefined> {
  const [{ held = [] }, drafts] = await Promise.all([navigator.locks.query(), request("drafts", { file })]);
  const others = held.map(({ name = "" }) => name).filter((name) => name !== WINDOW_ID);
  const draft = drafts.find(({ window }) => !others.includes(window));
  if (!draft) return undefined;
  const { window, hash, base, values, at } = draft;
  if (window !== WINDOW_ID) await request("claim", { file, window, by: WINDOW_ID });
  return { from: { hash, values: base }, values, at };
}
