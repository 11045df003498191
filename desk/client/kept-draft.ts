import type { OpenFile } from "../server/actions.ts";
import type { Values } from "../shared/form-fields.ts";
import { request } from "./api.ts";

/** A draft, and the file on which it is based. */
export interface KeptDraft {
  from: Pick<OpenFile, "hash" | "values">;
  values: Values;
  /** Time of the last change, ISO 8601. */
  at: string;
}

/** Id of this window, by which the server distinguishes its drafts from those of other windows. */
export const WINDOW_ID = crypto.randomUUID();

// This window holds a lock with its id until it is closed. While the lock is held, other windows do not take
// over the drafts of this window.
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
