import type { SourceFiles } from "../../../src/content/read/read-files.ts";
import { valuesAt } from "../documents/documents.ts";
import type { Store } from "./store.ts";

/**
 * Returns the newest earlier text of a file that has values and no syntax error; undefined if there is none.
 * @param shown the texts in the preview, which are the newest if the file was damaged while the desk was running
 */
export function lastReadableText(file: string, store: Store, shown: SourceFiles): string | undefined {
  const hashes = store.journal().flatMap(({ steps }) => (steps[file] ?? []).toReversed());
  const earlier = hashes.map((hash) => hash && store.textIfKept(hash));
  return [shown.get(file), ...earlier].find(
    (text) => text && Object.keys(valuesAt(file, new Map([[file, text]]))).length > 0,
  ) as string | undefined;
}
