import { diff3Merge } from "node-diff3";

type Three = [mine: string[], base: string[], theirs: string[]];

/** Merges three lists. @param settle chooses what to write where both sides changed the same place */
const together = ([mine, base, theirs]: Three, settle: (all: Three) => string | string[]) =>
  diff3Merge(mine, base, theirs).flatMap(({ ok, conflict }) =>
    conflict ? settle([conflict.a, conflict.o, conflict.b]) : (ok ?? []),
  );

/**
 * Writes a change into a text that has line breaks of its own. Lines without a changed value stay as they are; a line with a
 * changed value is merged word by word.
 * @param own the text as its file has it
 * @param old the same values in the layout of a serialiser
 * @param now the wanted values in that layout
 */
export const keepLines = (own: string, old: string, now: string) =>
  together([own, old, now].map((text) => text.split("\n")) as Three, (lines) =>
    together(lines.map((all) => all.join("\n").split(/(\s+)/)) as Three, ([, , theirs]) => theirs).join(""),
  ).join("\n");
