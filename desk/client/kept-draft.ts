import type { OpenFile } from "../server/actions.ts";
import type { Values } from "../shared/form-fields.ts";
import { type ApiError, RETRY, request } from "./api.ts";

/** A draft, and the file on which it is based. */
export interface KeptDraft {
  from: Pick<OpenFile, "hash" | "values">;
  values: Values;
}

/** Id of this window, by which the server distinguishes its drafts from those of other windows. */
export const WINDOW_ID = crypto.randomUUID();

// This window holds a lock with its id until it is closed. While the lock is held, other windows do not take
// over the drafts of this window.
void navigator.locks.request(WINDOW_ID, () => new Promise(() => undefined));

/** Returns the ids of the other open windows of the desk. */
export async function otherWindows(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => (name && name !== WINDOW_ID ? name : []));
}

/**
 * Returns the unsaved draft of a document, from this window or from a window that no longer exists; undefined
 * if there is none.
 */
export async function keptDraft(file: string): Promise<KeptDraft | undefined> {
  await send(file);
  const [others, drafts] = await Promise.all([otherWindows(), request("drafts", { file })]);
  const draft = drafts.find(({ window }) => !others.includes(window));
  if (!draft) return undefined;
  const { window, hash, base, values } = draft;
  if (window !== WINDOW_ID) await request("claim", { file, window, by: WINDOW_ID });
  return { from: { hash, values: base }, values };
}

/** Drafts of closed documents that the server has not stored yet, by their documents. */
const unsent = new Map<string, object>();

const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Sends a draft to the server when its document is closed. While the server does not store it, this window
 * keeps the draft and sends it again, and the browser asks before it closes the window.
 */
export function sendDraft(file: string, draft: object) {
  unsent.set(file, draft);
  addEventListener("beforeunload", askBeforeClosing);
  void sendAgain();
}

/** Sends all drafts that are not stored, until the server has stored them. */
async function sendAgain() {
  await Promise.allSettled([...unsent.keys()].map(send));
  if (unsent.size === 0) removeEventListener("beforeunload", askBeforeClosing);
  else setTimeout(sendAgain, RETRY);
}

/** Sends the draft of a document, if it is not stored yet. @throws ApiError if the server did not store it */
async function send(file: string) {
  const draft = unsent.get(file);
  if (!draft) return;
  await request("check", draft).catch((error: ApiError) => {
    // With status 404 the document no longer exists, so nothing can be stored.
    if (error.status !== 404) throw error;
  });
  if (unsent.get(file) === draft) unsent.delete(file);
}
