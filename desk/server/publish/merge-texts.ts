import { type Change, changesOf } from "../../shared/changes.ts";
import type { Values } from "../../shared/form-fields.ts";
import { merge } from "../../shared/merge.ts";
import { changed, schemaOf, valuesIn } from "../documents/documents.ts";

/**
 * The version that is kept if both changed the same value: that of this computer or that of the repository.
 */
export type Preference = "mine" | "theirs";

type Text = string | undefined;

/**
 * Merges two versions of a document by its fields and rows. It is used when git cannot merge the lines of the
 * two versions.
 * @param base the common earlier text; undefined if there was none
 * @param mine the text on this computer; undefined if the document was deleted here
 * @param theirs the text of the branch; undefined if it was deleted there
 * @param preference whose value is kept if both versions changed the same value
 * @returns the merged text, and a conflict for each value that both versions changed. Its `old` is the value
 * of `theirs`, its `new` the value of `mine`
 * @throws RequestError if a text is not valid YAML
 */
export function mergedText(file: string, base: Text, mine: Text, theirs: Text, preference: Preference) {
  const preferred = preference === "mine" ? mine : theirs;
  if (mine === undefined || theirs === undefined) {
    const said = (text: Text) => (text === undefined ? "documentul este șters" : "documentul este schimbat");
    const conflict: Change = {
      kind: "changed",
      path: [],
      field: "Tot documentul",
      old: said(theirs),
      new: said(mine),
    };
    return { text: preferred, conflicts: [conflict] };
  }
  const [first, own, other] = [base ?? "", mine, theirs].map((text) => valuesIn(file, text));
  const [mineFirst, theirsFirst] = [merge(first, own, other), merge(first, other, own)] as Values[];
  const wanted = (preference === "mine" ? mineFirst : theirsFirst) as Values;
  return {
    text: changed(file, theirs, wanted),
    conflicts: changesOf(schemaOf(file), theirsFirst as Values, mineFirst as Values),
  };
}
