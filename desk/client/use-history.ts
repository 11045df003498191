import { useState } from "react";
import type { Values } from "../shared/form-fields.ts";

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

const stepsOf = (...steps: Values[]): Steps => ({ steps, at: steps.length - 1, time: 0 });

/**
 * Keeps a document's values and their undo history.
 * @param resumed values of an earlier draft that was not saved
 */
export function useHistory(initial: Values, resumed: Values | undefined) {
  const [{ steps, at }, set] = useState(() => stepsOf(initial, ...(resumed ? [resumed] : [])));
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
    replace: (values: Values) => set(stepsOf(values)),
  };
}
