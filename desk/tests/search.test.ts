import { expect, it } from "vitest";
import { FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { search } from "../server/documents/search.ts";

const find = (query: string, files = FIXTURE_FILES) => search(query, files);

it("finds every occurrence of a word, ignoring case and diacritics", () => {
  const texts = find("COLOANA").map(({ words }) => words);
  expect(texts.filter((words) => /coloan[aă]/i.test(words)).length).toBeGreaterThan(5);
});

it("shows the words around a hit, also behind much punctuation", () => {
  const question = `${"Da, nu; poate. ".repeat(40)}Aici, în „sală”, este un ceas.`;
  const faq = `items:\n  - id: unu\n    question: ${JSON.stringify(question)}\n`;
  const hits = find("sala este", new Map([["content/faq.yaml", faq]]));
  expect(hits).toMatchObject([{ words: expect.stringContaining("„sală”, este un ceas") }]);
});

it("finds nothing for punctuation only", () => {
  expect(find("--")).toEqual([]);
});

it("searches prose, not addresses of pages", () => {
  expect(find("/servicii/rmn-")).toEqual([]);
});

it("finds a price as typed and as printed, and a field by its name", () => {
  for (const query of ["835", "835,00"])
    expect(find(query)[0]).toMatchObject({ title: "Prețuri", path: ["amounts", 0, "amount"] });
  expect(find("parcarea")[0]).toMatchObject({ path: ["visit", "parking"] });
});

it("shows no value that identifies a choice", () => {
  const words = find("parcarea").map(({ field, words }) => `${field}: ${words}`);
  expect(words).toContainEqual(expect.stringMatching(/Răspunsurile așteptate → Parcarea: $/));
});

it("skips an invalid file and searches the others", () => {
  expect(find("coloana", new Map([...FIXTURE_FILES, ["content/faq.yaml", "}"]])).length).toBeGreaterThan(5);
});
