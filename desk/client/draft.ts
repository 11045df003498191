import { useCallback, useReducer } from "react";
import type { Values } from "../shared.ts";

/** What somebody has typed into a sheet, with the way back. */
interface Draft {
  readonly values: Values;
  readonly past: readonly Values[];
  readonly future: readonly Values[];
  /** The field of the last change, and when: keys typed one after the other are one step. */
  readonly last: { readonly id: string | undefined; readonly at: number };
}

type Action =
  | { readonly kind: "change"; readonly values: Values; readonly id: string | undefined; readonly at: number }
  | { readonly kind: "undo" | "redo" }
  | { readonly kind: "replace"; readonly values: Values };

/** Longest pause between keys of one step, in milliseconds. */
const PAUSE = 1200;

const NOTHING = { id: undefined, at: 0 };

function next(draft: Draft, action: Action): Draft {
  const { values, past, future, last } = draft;
  switch (action.kind) {
    case "change": {
      const isSameStep = action.id !== undefined && action.id === last.id && action.at - last.at < PAUSE;
      return {
        values: action.values,
        past: isSameStep ? past : [...past, values],
        future: [],
        last: { id: action.id, at: action.at },
      };
    }
    case "undo": {
      const before = past.at(-1);
      if (!before) return draft;
      return { values: before, past: past.slice(0, -1), future: [values, ...future], last: NOTHING };
    }
    case "redo": {
      const [after, ...rest] = future;
      if (!after) return draft;
      return { values: after, past: [...past, values], future: rest, last: NOTHING };
    }
    default:
      return { values: action.values, past: [], future: [], last: NOTHING };
  }
}

/**
 * A sheet's draft: its values, and what can be done with them.
 * @param resumed what was typed before and not saved
 */
export function useDraft(initial: Values, resumed: Values | undefined) {
  const [draft, act] = useReducer(next, {
    values: resumed ?? initial,
    past: resumed ? [initial] : [],
    future: [],
    last: NOTHING,
  });
  return {
    values: draft.values,
    canUndo: draft.past.length > 0,
    canRedo: draft.future.length > 0,
    /** @param id of the field; undefined for what is a step of its own */
    change: useCallback(
      (values: Values, id?: string) => act({ kind: "change", values, id, at: performance.now() }),
      [],
    ),
    undo: useCallback(() => act({ kind: "undo" }), []),
    redo: useCallback(() => act({ kind: "redo" }), []),
    /** Begins anew; there is no way back behind it. */
    replace: useCallback((values: Values) => act({ kind: "replace", values }), []),
  };
}
