import type { Values } from "../shared.ts";
import { merged } from "./merge.ts";

/** Drafts of sheets that somebody left without saving; they wait there until the window is closed. */
const kept = new Map<string, { readonly base: Values; readonly values: Values }>();

addEventListener("beforeunload", (event) => {
  if (kept.size > 0) event.preventDefault();
});

/** Keeps what was typed into a sheet; nothing is kept of one that is as its file is. */
export function keepDraft(file: string, base: Values, values: Values): void {
  if (values === base) kept.delete(file);
  else kept.set(file, { base, values });
}

/** What was typed into a sheet and not saved, over what its file holds now; undefined when nothing was. */
export function keptDraft(file: string, now: Values): Values | undefined {
  const draft = kept.get(file);
  return draft && (merged(draft.base, draft.values, now) as Values);
}
