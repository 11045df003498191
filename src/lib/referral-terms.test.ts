import { expect, it } from "vitest";
import { bareLetters, byLetter, termsToConfirm } from "#lib/referral-terms.ts";

const sorted = (...terms: string[]) =>
  byLetter(terms.map((term) => ({ term }))).map(({ letter, id, rows }) => [
    letter,
    id,
    rows.map(({ word }) => word),
  ]);

it("sorts words without diacritics under plain letters, and lists no letter without words", () => {
  expect(sorted("Șold", "Splină", "Încheietură", "Sâni", "Ileon", "Țesut", "Uter")).toEqual([
    ["I", "litera-i", ["Ileon", "Încheietură"]],
    ["S", "litera-s", ["Sâni", "Șold", "Splină"]],
    ["T", "litera-t", ["Țesut"]],
    ["U", "litera-u", ["Uter"]],
  ]);
});

it("ignores case and hyphens when sorting, capitalises each word, and puts a shorter word first", () => {
  expect(sorted("col uterin", "Cot", "Col", "Colangio-RMN", "COLON")).toEqual([
    ["C", "litera-c", ["Col", "Col uterin", "Colangio-RMN", "COLON", "Cot"]],
  ]);
});

it("lists a synonym under its own letter, and adds the full term to an abbreviation", () => {
  const terms = [{ term: "Lombar", synonyms: ["CLS", "L1–S1", "col. lombară"] }, { term: "Cot" }];
  const rows = byLetter(terms).flatMap((group) => group.rows.map(({ word, others }) => [word, ...others]));
  expect(rows).toEqual([["CLS", "col. lombară", "Lombar"], ["Cot"], ["Lombar", "L1–S1"]]);
});

it("lists a word with another meaning and the same answer in a row of its own", () => {
  const terms = [{ term: "Meniscopatie", synonyms: ["menisc"], sameAnswer: ["meningiom", "HCC"] }];
  const rows = byLetter(terms).flatMap((group) => group.rows.map(({ word, others }) => [word, ...others]));
  expect(rows).toEqual([["HCC"], ["Meningiom"], ["Meniscopatie", "menisc"]]);
});

it("returns only the terms of an examination whose price must be confirmed", () => {
  const terms = [
    { term: "Creier", service: "cap" },
    { term: "Angio", service: "cap", confirm: true },
    { term: "MRCP", service: "abdomen", confirm: true },
    { term: "Cord", service: null },
  ];
  expect(termsToConfirm(terms, "cap")).toEqual(["Angio"]);
});

it.each([
  ["Șold", "sold"],
  ["Lombo-sacrată", "lombosacrata"],
  ["Vezică   urinară ", "vezica urinara"],
])("finds %s written as %s", (one, other) => {
  expect(bareLetters(one)).toBe(bareLetters(other));
});
