import { expect, it } from "vitest";
import { bareLetters, byLetter, specialTerms } from "#lib/referral-terms.ts";

const sorted = (...terms: string[]) =>
  byLetter(terms.map((term) => ({ term }))).map(({ letter, id, rows }) => [
    letter,
    id,
    rows.map(({ word }) => word),
  ]);

it("puts words in order as if they had no diacritics, under plain letters, and under no letter that none begins with", () => {
  expect(sorted("Șold", "Splină", "Încheietură", "Sâni", "Ileon", "Țesut", "Uter")).toEqual([
    ["I", "litera-i", ["Ileon", "Încheietură"]],
    ["S", "litera-s", ["Sâni", "Șold", "Splină"]],
    ["T", "litera-t", ["Țesut"]],
    ["U", "litera-u", ["Uter"]],
  ]);
});

it("takes no notice of capitals and hyphens, begins each with a capital, and puts the shorter word first", () => {
  expect(sorted("col uterin", "Cot", "Col", "Colangio-RMN", "COLON")).toEqual([
    ["C", "litera-c", ["Col", "Col uterin", "Colangio-RMN", "COLON", "Cot"]],
  ]);
});

it("puts each word under its own letter, and says there which term it means", () => {
  const terms = [{ term: "Lombar", synonyms: ["CLS", "L1–S1", "col. lombară"] }, { term: "Cot" }];
  const rows = byLetter(terms).flatMap((group) => group.rows.map(({ word, others }) => [word, ...others]));
  expect(rows).toEqual([["CLS", "col. lombară", "Lombar"], ["Cot"], ["Lombar", "L1–S1"]]);
});

it("names for the price those terms of an examination that are to be confirmed, and no others", () => {
  const terms = [
    { term: "Creier", service: "cap" },
    { term: "Angio", service: "cap", confirm: true },
    { term: "MRCP", service: "abdomen", confirm: true },
    { term: "Cord", service: null },
  ];
  expect(specialTerms(terms, "cap")).toEqual(["Angio"]);
});

it.each([
  ["Șold", "sold"],
  ["Lombo-sacrată", "lombosacrata"],
  ["Vezică   urinară ", "vezica urinara"],
])("takes %s and %s for the same word", (one, other) => {
  expect(bareLetters(one)).toBe(bareLetters(other));
});

it("keeps words apart that differ in a letter or in their number", () => {
  expect(new Set(["Mână", "Mâini", "Col", "Col uterin"].map(bareLetters)).size).toBe(4);
});
