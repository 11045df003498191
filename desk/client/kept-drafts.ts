import type { OpenFile, Values } from "../shared.ts";

/**
 * What was typed and not saved, in the storage of this browser: it outlives the window and the desk. Each window keeps
 * its own; what a window left behind, the next one that opens the sheet takes over.
 */

/** A draft with the file that it began from. */
export interface KeptDraft {
  readonly hash: string;
  readonly base: Values;
  readonly values: Values;
}

const WINDOW = crypto.randomUUID();
const nameOf = (file: string, owner: string = WINDOW) => `desk:${file}@${owner}`;

// Held as long as this window lives.
void navigator.locks.request(WINDOW, () => new Promise(() => undefined));

/** Keeps what was typed into a sheet; nothing is kept of one that is as its file is. */
export function keepDraft(file: string, draft: KeptDraft | undefined): void {
  if (draft) localStorage.setItem(nameOf(file), JSON.stringify(draft));
  else localStorage.removeItem(nameOf(file));
}

/** What was typed into a sheet and not saved, by this window or by one that is gone; undefined when nothing was. */
export async function keptDraft({ sheet }: OpenFile): Promise<KeptDraft | undefined> {
  const { held = [] } = await navigator.locks.query();
  const alive = held.map(({ name }) => name).filter((name) => name !== WINDOW);
  const left = Object.keys(localStorage).filter((key) => {
    const [file, owner = ""] = key.split("@");
    return `${file}@` === nameOf(sheet.file, "") && !alive.includes(owner);
  });
  const own = left.includes(nameOf(sheet.file)) ? nameOf(sheet.file) : left[0];
  const text = own && localStorage.getItem(own);
  if (own) localStorage.removeItem(own);
  return text ? (JSON.parse(text) as KeptDraft) : undefined;
}
