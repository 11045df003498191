import type { Values } from "../../shared/form-fields.ts";
import { changed, valuesIn } from "../documents/documents.ts";
import { merge } from "../documents/merge.ts";

/**
 * Merges two versions of a document by its fields and rows. Where both have changed the same value, that of this
 * computer stays.
 * @param texts the common earlier text, the text on this computer and the text of the branch; undefined where the
 * document does not exist
 * @throws RequestError if a text is not valid YAML
 */
export function mergedText(file: string, texts: (string | undefined)[]): string | undefined {
  const [, mine, theirs] = texts;
  // A document that one side has changed and the other one has deleted stays.
  if (mine === undefined || theirs === undefined) return mine ?? theirs;
  const [first, own, other] = texts.map((text = "") => valuesIn(file, text));
  return changed(file, theirs, merge(first, own, other) as Values);
}
