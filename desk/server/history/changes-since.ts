import type { SourceFiles } from "../../../src/content/read/read-files.ts";
import { hashOf } from "../disk.ts";
import { changesIn } from "../documents/changes.ts";
import { titleOf } from "../documents/documents.ts";
import type { Store } from "./store.ts";

/** Maximum number of changed fields that `changesSince` names for each document. */
const MAX_FIELDS = 3;

/**
 * Returns the journal entry of the operation that wrote the present text of a file; undefined if another
 * program wrote it.
 */
export function lastSave(file: string, text: string | undefined, store: Store) {
  const hash = text === undefined ? null : hashOf(text);
  const last = store.journal().find(({ steps }) => steps[file]);
  return last?.steps[file]?.[1] === hash ? last : undefined;
}

/**
 * Says who has changed which fields since `old` was read, for example „Maria: Prețuri · Sumele → RMN cerebral
 * → Suma”.
 */
export function changesSince(old: SourceFiles, store: Store): string {
  const now = store.read();
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (file) => old.get(file) !== now.get(file),
  );
  return changed
    .map((file) => {
      const text = now.get(file);
      const fields = changesIn(old, new Map([[file, text]])).map(({ field }) => field);
      const rest = fields.length > MAX_FIELDS ? ["…"] : [];
      const what =
        [...fields.slice(0, MAX_FIELDS), ...rest].join(", ") || titleOf(file, text ?? old.get(file));
      const who = lastSave(file, text, store)?.who;
      return who ? `${who}: ${what}` : what;
    })
    .join("; ");
}
