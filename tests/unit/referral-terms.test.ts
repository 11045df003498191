import { expect, it } from "vitest";
import { bareLetters, byLetter } from "../../src/lib/referral-terms.ts";

const sorted = (...terms: string[]) =>
  byLetter(terms.map((term) => ({ term }))).map(({ letter, id, terms }) => [
    letter,
    id,
    terms.map(({ term }) => term),
  ]);

it("puts words in order as if they had no diacritics, under plain letters, and under no letter that none begins with", () => {
  expect(sorted("Șold", "Splină", "Încheietură", "Sâni", "Ileon", "Țesut", "Uter")).toEqual([
    ["I", "litera-i", ["Ileon", "Încheietură"]],
    ["S", "litera-s", ["Sâni", "Șold", "Splină"]],
    ["T", "litera-t", ["Țesut"]],
    ["U", "litera-u", ["Uter"]],
  ]);
});

it("takes no notice of capitals and hyphens, and puts the shorter word first", () => {
  expect(sorted("col uterin", "Cot", "Col", "Colangio-RMN", "COLON")).toEqual([
    ["C", "litera-c", ["Col", "col uterin", "Colangio-RMN", "COLON", "Cot"]],
  ]);
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
