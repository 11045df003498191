import { useCallback, useState } from "react";
import type { OpenFile, Values } from "../shared.ts";

/** What somebody types into a document: the way back, and what is kept of it when the window or the desk is gone. */

/** Longest pause between keys of one step, in milliseconds. */
const PAUSE = 1200;

/** All that a document's values were, and which of them they are; the field that was typed into last, and when. */
interface Steps {
  readonly steps: readonly Values[];
  readonly at: number;
  readonly field?: string | undefined;
  readonly time: number;
}

const begin = (...steps: Values[]): Steps => ({ steps, at: steps.length - 1, time: 0 });

/**
 * A document's draft: its values, and what can be done with them.
 * @param resumed what was typed before and not saved
 */
export function useDraft(initial: Values, resumed: Values | undefined) {
  const [{ steps, at }, set] = useState(() => (resumed ? begin(initial, resumed) : begin(initial)));
  const go = (by: number) => set((draft) => ({ ...draft, at: draft.at + by, field: undefined }));
  return {
    values: steps[at] as Values,
    /** What comes with a step back, and forth; absent where there is none. */
    before: steps[at - 1],
    after: steps[at + 1],
    back: () => go(-1),
    forth: () => go(1),
    /** @param field keys typed into it one after the other are one step; undefined for what is a step of its own */
    step: useCallback((wanted: (old: Values) => Values, field?: string) => {
      const time = performance.now();
      set((draft) => {
        const isSame = field !== undefined && field === draft.field && time - draft.time < PAUSE;
        const kept = draft.steps.slice(0, isSame ? draft.at : draft.at + 1);
        return { steps: [...kept, wanted(draft.steps[draft.at] as Values)], at: kept.length, field, time };
      });
    }, []),
    /** Begins anew; there is no way back behind it. */
    replace: useCallback((values: Values) => set(begin(values)), []),
  };
}

/** A draft with the file that it began from. */
export interface KeptDraft {
  readonly hash: string;
  readonly base: Values;
  readonly values: Values;
}

/** Each window keeps its own; what a window left behind, the next one that opens the document takes over. */
const WINDOW = crypto.randomUUID();
const nameOf = (file: string, owner: string = WINDOW) => `desk:${file}@${owner}`;

// Held as long as this window lives.
void navigator.locks.request(WINDOW, () => new Promise(() => undefined));

/** Keeps what was typed into a document; nothing is kept of one that is as its file is. */
export function keepDraft(file: string, draft: KeptDraft | undefined): void {
  if (draft) localStorage.setItem(nameOf(file), JSON.stringify(draft));
  else localStorage.removeItem(nameOf(file));
}

/** What was typed into a document and not saved, by this window or by one that is gone; undefined when nothing was. */
export async function keptDraft({ info }: OpenFile): Promise<KeptDraft | undefined> {
  const { held = [] } = await navigator.locks.query();
  const alive = held.map(({ name }) => name).filter((name) => name !== WINDOW);
  const left = Object.keys(localStorage).filter((key) => {
    const [file, owner = ""] = key.split("@");
    return `${file}@` === nameOf(info.file, "") && !alive.includes(owner);
  });
  const own = left.includes(nameOf(info.file)) ? nameOf(info.file) : left[0];
  const text = own && localStorage.getItem(own);
  if (own) localStorage.removeItem(own);
  return text ? (JSON.parse(text) as KeptDraft) : undefined;
}
