import { useState } from "react";
import type { OpenFile } from "../../server/actions.ts";
import type { Values } from "../../shared/form-fields.ts";

/** Maximum pause between two keystrokes of the same undo step, in milliseconds. */
const PAUSE = 1200;

/**
 * The undo history: all versions of the values, the index `at` of the current one, and the field and time of
 * the last keystroke.
 */
interface Steps {
  steps: Values[];
  at: number;
  field?: string | undefined;
  time: number;
}

/** The values of a file, and those of its unsaved draft, if there is one. */
type Start = Pick<OpenFile, "values" | "draft">;

const stepsOf = ({ values, draft }: Start): Steps => {
  const steps = draft ? [values, draft] : [values];
  return { steps, at: steps.length - 1, time: 0 };
};

/** Keeps a document's values and their undo history. */
export function useHistory(opened: Start) {
  const [{ steps, at }, set] = useState(() => stepsOf(opened));
  const go = (by: number) => set((history) => ({ ...history, at: history.at + by, field: undefined }));
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
      set((history) => {
        const isSame = field !== undefined && field === history.field && time - history.time < PAUSE;
        const kept = history.steps.slice(0, isSame ? history.at : history.at + 1);
        return {
          steps: [...kept, wanted(history.steps[history.at] as Values)],
          at: kept.length,
          field,
          time,
        };
      });
    },
    /** Replaces the values and deletes all undo steps. */
    restart: (start: Start) => set(stepsOf(start)),
  };
}
