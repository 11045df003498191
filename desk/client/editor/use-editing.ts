import { deepEqual } from "fast-equals";
import { useEffect, useEffectEvent, useState } from "react";
import type { OpenFile } from "../../server/actions.ts";
import { differences } from "../../shared/changes.ts";
import type { FieldPath, Values } from "../../shared/form-fields.ts";
import { type ApiError, PASSING, request, useAnswer } from "../api.ts";
import { cleaned, idsIn, withValue } from "../form/form-values.ts";
import { idOf, reveal } from "../location.ts";
import words from "../words.json" with { type: "json" };
import { askBeforeClosing, storeDraft } from "./document-lock.ts";
import { useHistory } from "./use-history.ts";

/** Time without a keystroke before the content check runs, in milliseconds. */
const CHECK_PAUSE = 100;

export type Editing = ReturnType<typeof useEditing>;

/** An open document: its values, the findings of the content check, and the operations on it. */
export function useEditing(opened: OpenFile, onSaved: () => void) {
  const [file, setFile] = useState(opened);
  const [isShowing, setShowing] = useState(false);
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  const { values, before, after, back, forth, step, restart } = useHistory(opened);
  const { hash, schema } = file;
  const draft = { file: file.info.file, values, hash };
  const check = useAnswer("check", draft, CHECK_PAUSE);
  const verdict = check.fresh;
  const isWrong = verdict?.findings.some(({ level }) => level === "error") ?? false;
  const isChanged = !deepEqual(values, file.values);
  const unsaved = verdict ? (isWrong ? "" : "Nesalvat") : words.checking;

  // The server stores drafts. While it does not answer, only this window has the changes, so the browser asks
  // before closing it.
  const isAtRisk = isChanged && check.error !== undefined;
  useEffect(() => (isAtRisk ? askBeforeClosing() : undefined), [isAtRisk]);

  // The check also stores the draft. If another document is opened during the pause before the check, the
  // draft is sent at once.
  const leave = useEffectEvent(() => {
    if (!verdict) storeDraft(draft, onSaved);
  });
  useEffect(() => () => leave(), []);

  function change(path: FieldPath, value: unknown) {
    setSaid("");
    setTrouble("");
    // Quick keystrokes in the focused field become one undo step. A change by a button, such as a move of a
    // row, is a step of its own.
    const field = document.activeElement?.id === idOf(path) ? idOf(path) : undefined;
    step((old) => cleaned(schema, withValue(old, path, value), idsIn(file.values)) as Values, field);
  }

  /** Replaces the open document by an answer of the server. */
  function show(answer: OpenFile, message: string) {
    setFile(answer);
    restart(answer);
    setShowing(false);
    setTrouble("");
    setSaid(message);
    onSaved();
  }

  // If the file has changed on disk, the server has merged the draft with the new values. A check of values that
  // have changed meanwhile is no longer in `verdict`.
  const newer = verdict?.newer;
  const follow = useEffectEvent((answer: OpenFile) => show(answer, words.followed));
  useEffect(() => {
    if (newer) follow(newer);
  }, [newer]);

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
    /** Whether the user has asked to save, so that the changes must be shown. */
    isShowing,
    said: said || (isChanged ? unsaved : ""),
    /** Discards the unsaved changes; undefined if there are none. */
    discard: isChanged ? () => step(() => file.values) : undefined,
    trouble: check.error?.message ?? trouble,
    canSave: isChanged && verdict !== undefined && !isWrong,
    undo: withReveal(before, back),
    redo: withReveal(after, forth),
    review() {
      // Checks again, because the file may have changed on disk.
      check.again();
      setShowing(isChanged);
    },
    close: () => setShowing(false),
    save: () =>
      request("save", draft).then(
        (answer) => show(answer, "Salvat. Pe site apare după „Publică”."),
        ({ message, status }: ApiError) => {
          setShowing(false);
          // If the file has changed on disk, this check reports it, and the merged draft is shown. If the server
          // does not answer or does not know this window, the check says so until it succeeds.
          setTrouble(PASSING.includes(status) ? "" : message);
          check.again();
        },
      ),
  };
}
