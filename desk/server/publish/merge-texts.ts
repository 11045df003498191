import { changesOf } from "../../shared/changes.ts";
import type { Values } from "../../shared/form-fields.ts";
import { merge } from "../../shared/merge.ts";
import { changed, schemaOf, titleOf, valuesIn } from "../documents/documents.ts";

/**
 * The version that is kept if both changed the same value: that of this computer or that of the repository.
 */
export type Preference = "mine" | "theirs";

/**
 * Merges two versions of a document by its fields and rows.
 * @param texts the common earlier text, the text on this computer and the text of the branch; undefined where the
 * document does not exist
 * @param preference whose value is kept if both versions changed the same value
 * @returns the merged text, and a conflict for each value that both versions changed. Its `old` is the value
 * of the branch, its `new` the value on this computer
 * @throws RequestError if a text is not valid YAML
 */
export function mergedText(file: string, texts: (string | undefined)[], preference: Preference) {
  const [, mine, theirs] = texts;
  // A document that one side has changed and the other one has deleted stays.
  if (mine === undefined || theirs === undefined) return { text: mine ?? theirs, conflicts: [] };
  const [first, own, other] = texts.map((text = "") => valuesIn(file, text));
  const [mineFirst, theirsFirst] = [merge(first, own, other), merge(first, other, own)] as [Values, Values];
  return {
    text: changed(file, theirs, preference === "mine" ? mineFirst : theirsFirst),
    conflicts: changesOf(schemaOf(file), theirsFirst, mineFirst).map((change) => ({
      ...change,
      field: `${titleOf(file, mine)} → ${change.field}`,
    })),
  };
}
