import { describe, expect, it } from "vitest";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import { merge } from "../merge.ts";
import { changesOf } from "../server/changes.ts";
import { schemaOf, valuesIn } from "../server/documents.ts";
import type { Values } from "../shared.ts";

/** What two people made of one list: `a1` is the row named „a” that says 1. */
const list = (text: string) =>
  text.split(" ").flatMap((word) => (word ? [{ id: word[0], says: word.slice(1) }] : []));
const told = (rows: unknown) =>
  (rows as { id: string; says: string }[]).map(({ id, says }) => id + says).join(" ");

describe("two people at one list", () => {
  it.each<[string, { base: string; mine: string; theirs: string; both: string; conflicts?: number }]>([
    ["one changes, one swaps", { base: "a1 b2 c3", mine: "a1 b2 c9", theirs: "a1 c3 b2", both: "a1 c9 b2" }],
    ["one adds, one changes", { base: "a1 b2", mine: "a1 b9", theirs: "a1 b2 n7", both: "a1 b9 n7" }],
    ["both add", { base: "a1", mine: "a1 m1", theirs: "a1 n1", both: "a1 m1 n1" }],
    ["one removes, one changes another", { base: "a1 b2", mine: "b2", theirs: "a1 b9", both: "b9" }],
    [
      "both move and both change",
      { base: "a1 b2 c3", mine: "b9 a1 c3", theirs: "a1 c8 b2", both: "b9 a1 c8" },
    ],
    ["a conflict", { base: "a1", mine: "a2", theirs: "a3", both: "a2", conflicts: 1 }],
    [
      "one removes what the other changes",
      { base: "a1 b2", mine: "a1", theirs: "a1 b9", both: "a1", conflicts: 1 },
    ],
    [
      "names of digits keep their order",
      { base: "21 12", mine: "21 13", theirs: "21 12 34", both: "21 13 34" },
    ],
  ])("%s", (_, { base, mine, theirs, both, conflicts = 0 }) => {
    const merged = merge(list(base), list(mine), list(theirs));
    expect(told(merged.values)).toBe(both);
    expect(merged.conflicts).toHaveLength(conflicts);
    if (conflicts) expect(told(merge(list(base), list(mine), list(theirs), "theirs").values)).toBe(theirs);
  });

  it("without names is one value", () => {
    expect(merge({ days: ["a"] }, { days: ["b"] }, { days: ["a", "c"] })).toEqual({
      values: { days: ["b"] },
      conflicts: [["days"]],
    });
  });
});

describe("„Ce se schimbă”", () => {
  const soon = `${new Date().getFullYear() + 1}-01-02`;
  type Draft = Record<string, never> & {
    amounts: Values[];
    items: Values[];
    openingHours: Values[];
    closingDays: Values[];
  };

  it.each<[string, string, (draft: Draft) => unknown, string[]]>([
    [
      "an amount, though a row is added",
      "prices",
      ({ amounts }) => [
        Object.assign(amounts[5] as object, { amount: 385 }),
        amounts.unshift({ id: "n", label: "RMN umăr", amount: 900 }),
      ],
      ["added: nimic → RMN umăr, 900,00 lei", "changed: 850,00 lei → 385,00 lei (Prețul scade cu 55 %.)"],
    ],
    [
      "a price that moves a little",
      "prices",
      ({ amounts }) => Object.assign(amounts[0] as object, { amount: 900 }),
      ["changed: 835,00 lei → 900,00 lei"],
    ],
    [
      "a row that moves",
      "prices",
      ({ amounts }) => amounts.push(...amounts.splice(0, 1)),
      ["moved: locul 1 → locul 7"],
    ],
    [
      "a term, and not the whole list",
      "referral-terms",
      ({ items }) => Object.assign(items[0] as object, { synonyms: ["Alt cuvânt"] }),
      ["changed: coxofemurală → Alt cuvânt"],
    ],
    [
      "hours, in words",
      "clinic",
      ({ openingHours }) => openingHours.push({ days: ["sâmbătă"], opens: "09:00", closes: "09:30" }),
      ["added: nimic → sâmbătă, 09:00, 09:30 (Programul este mai scurt de o oră.)"],
    ],
    [
      "closing days gone by",
      "clinic",
      ({ closingDays }) => closingDays.push({ from: "2020-12-24" }),
      ["added: nimic → 24 decembrie 2020 (Zilele au trecut deja.)"],
    ],
    [
      "closing days to come",
      "clinic",
      ({ closingDays }) => closingDays.push({ from: soon }),
      [`added: nimic → 2 ianuarie ${soon.slice(0, 4)}`],
    ],
    [
      "one digit of a phone",
      "clinic",
      (draft) => Object.assign(draft, { headerPhone: "0256 000 009" }),
      ["changed: 0256 000 000 → 0256 000 009 (Numărul diferă printr-o singură cifră.)"],
    ],
  ])("tells %s", (_, name, change, expected) => {
    const file = `content/${name}.yaml`;
    const old = valuesIn(file, FIXTURE_FILES.get(file) ?? "");
    const draft = structuredClone(old);
    change(draft as Draft);
    const changes = changesOf(schemaOf(file), old, draft);
    const lines = changes.map(
      ({ kind, old = "nimic", new: wanted = "nimic", doubt }) =>
        `${kind}: ${old} → ${wanted}${doubt ? ` (${doubt})` : ""}`,
    );
    expect(lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, " "))).toEqual(expected);
  });
});
