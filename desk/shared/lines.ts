import { diff3Merge } from "node-diff3";

type Three = [mine: string[], base: string[], theirs: string[]];

/**
 * Merges two changed versions of a list with their common base.
 * @param settle returns the result for a part that both versions have changed
 */
const mergeLists = ([mine, base, theirs]: Three, settle: (all: Three) => string | string[]) =>
  diff3Merge(mine, base, theirs).flatMap(({ ok, conflict }) =>
    conflict ? settle([conflict.a, conflict.o, conflict.b]) : (ok ?? []),
  );

/**
 * Applies a change of values to the text of a file and keeps its line breaks. Lines without a changed value
 * stay as they are; a line with a changed value is merged word by word.
 * @param own the text of the file, in any layout
 * @param old the old values, serialised in the standard layout
 * @param now the new values, serialised in the standard layout
 */
export const keepLines = (own: string, old: string, now: string) =>
  mergeLists([own, old, now].map((text) => text.split("\n")) as Three, (lines) =>
    mergeLists(lines.map((all) => all.join("\n").split(/(\s+)/)) as Three, ([, , theirs]) => theirs).join(""),
  ).join("\n");
