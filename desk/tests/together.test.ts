import { describe, expect, it } from "vitest";
import { FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { questionAbout } from "../server/documents/change-questions.ts";
import { schemaOf, valuesIn } from "../server/documents/documents.ts";
import { merge } from "../server/documents/merge.ts";
import { changesOf } from "../shared/changes.ts";
import type { Values } from "../shared/form-fields.ts";
import { rowOrigins } from "../shared/rows.ts";
import { set } from "./content-folder.ts";
import rows from "./rows.json" with { type: "json" };

/**
 * Parses the short form of a list: „a1 b2” is a row with the id „a” and the value 1, then a row with „b” and
 * 2.
 */
const list = (text: string) =>
  text.split(" ").flatMap((word) => (word ? [{ id: word[0], says: word.slice(1) }] : []));
/** Converts a list back to its short form. */
const shortForm = (rows: unknown) =>
  (rows as { id: string; says: string }[]).map(({ id, says }) => id + says).join(" ");

it.each([
  ["only one row has an id", [{ id: "a" }, { says: 1 }], [{ id: "a" }, { says: 2 }], [0, 1]],
  ["all rows have ids", [{ id: "a" }, { id: "b" }], [{ id: "b" }, { id: "c" }], [1, undefined]],
])("finds the original of each row when %s", (_, old, wanted, origins) => {
  expect(rowOrigins(old, wanted)).toEqual(origins);
});

describe("merging the changes of two people to one list", () => {
  it.each<[string, base: string, mine: string, theirs: string, both: string]>([
    ["one changes, one swaps", "a1 b2 c3", "a1 b2 c9", "a1 c3 b2", "a1 c9 b2"],
    ["one adds, one changes", "a1 b2", "a1 b9", "a1 b2 n7", "a1 b9 n7"],
    ["both add", "a1", "a1 m1", "a1 n1", "a1 m1 n1"],
    ["one removes, one changes another", "a1 b2", "b2", "a1 b9", "b9"],
    ["both move and both change", "a1 b2 c3", "b9 a1 c3", "a1 c8 b2", "b9 a1 c8"],
    ["both change the same row, and mine is kept", "a1", "a2", "a3", "a2"],
    ["one removes the row that the other changes", "a1 b2", "a1", "a1 b9", "a1"],
    ["ids that are numbers keep their order", "21 12", "21 13", "21 12 34", "21 13 34"],
  ])("%s", (_, base, mine, theirs, both) => {
    expect(shortForm(merge(list(base), list(mine), list(theirs)))).toBe(both);
  });

  it("treats a list without ids as one value", () => {
    expect(merge({ days: ["a"] }, { days: ["b"] }, { days: ["a", "c"] })).toEqual({ days: ["b"] });
  });
});

/**
 * Returns the lines that „Ce se schimbă” shows for a change of a document, with plain spaces instead of
 * no-break spaces.
 */
function changeLines(name: string, change: (draft: Values) => unknown): string[] {
  const file = `content/${name}.yaml`;
  const old = valuesIn(file, FIXTURE_FILES.get(file) ?? "");
  const wanted = structuredClone(old);
  change(wanted);
  const changes = changesOf(schemaOf(file), old, wanted, questionAbout);
  return changes.map(({ kind, old = "nimic", new: now = "nimic", question }) =>
    `${kind}: ${old} → ${now}${question ? ` (${question})` : ""}`.replaceAll(/[\u00a0\u202f]/g, " "),
  );
}

it.each(rows.changes)("„Ce se schimbă” says for $path: $line", ({ document, path, value, line }) => {
  expect(changeLines(document, set(path, value))).toEqual([line]);
});

it("„Ce se schimbă” identifies a row by its id when a row is added", () => {
  const lines = changeLines("prices", (draft) => {
    set("amounts/5/amount", 385)(draft);
    (draft.amounts as Values[]).unshift({ id: "n", label: "RMN umăr", amount: 900 });
  });
  expect(lines).toEqual([
    "added: nimic → RMN umăr, 900,00 lei",
    "changed: 850,00 lei → 385,00 lei (Prețul scade cu 55 %.)",
  ]);
});
