import { expect, it } from "vitest";
import { checkContent } from "../../src/content/check.ts";
import { siteOf } from "../../src/content/load.ts";
import { isError } from "../../src/content/problem.ts";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import type { LaunchList, OpenFile } from "../shared.ts";
import { contentFolder } from "./folder.ts";

const OLD = "content/services/rmn-genunchi.yaml";

const FAQ = "content/faq.yaml";

/** A question whose answer leads to the examination. */
const LINKED =
  "items:\n  - id: unu\n    question: Unu?\n    answer: Vedeți [pagina](/servicii/rmn-genunchi).\n";

/** Something that is to be decided in the examination's sheet. */
const OPEN = `items:\n  - { id: pret, question: "Cât costă?", file: ${OLD}, field: prețul }\nwishes: []\n`;

const { ask, read, write } = contentFolder();

const naming = (words: RegExp) => [...read()].filter(([, text]) => words.test(text)).map(([file]) => file);

it("an examination with another name is named so everywhere, and its old address leads to it", async () => {
  write(FAQ, LINKED.replace("Vedeți", "Durează {{durata.rmn-genunchi}}. Vedeți"));
  write("content/open-decisions.yaml", OPEN);
  const { sheet, values } = await ask<OpenFile>("rename", { file: OLD, name: "RMN articulații mari" });
  expect(sheet).toMatchObject({
    file: "content/services/rmn-articulatii-mari.yaml",
    title: "RMN articulații mari",
  });
  expect(values.formerPaths).toEqual(["/servicii/rmn-genunchi"]);
  expect(naming(/rmn-genunchi/)).toEqual([sheet.file]);
  expect(naming(/\/servicii\/rmn-articulatii-mari/)).toContain("content/navigation.yaml");
  expect(checkContent(read()).problems.filter(({ level }) => level === "error")).toEqual([]);
  await ask("rename", { file: sheet.file, name: "RMN genunchi" });
  expect((await ask<OpenFile>("open", { file: OLD })).values.formerPaths).toEqual([
    "/servicii/rmn-articulatii-mari",
  ]);
});

it("an examination goes with its rows; a text that leads to it is to be written anew first", async () => {
  write(FAQ, LINKED);
  await expect(ask("remove", { file: OLD })).rejects.toMatchObject({
    details: [expect.objectContaining({ file: FAQ })],
  });
  expect(read().has(OLD)).toBe(true);
  write(FAQ, LINKED.replace("rmn-genunchi", "rmn-coloana"));
  write("content/open-decisions.yaml", OPEN);
  await ask("remove", { file: OLD });
  expect(naming(/rmn-genunchi/)).toEqual([]);
});

it("a click takes the sign before a text away, and puts copies aside", async () => {
  const prices = FIXTURE_FILES.get("content/prices.yaml") ?? "";
  write("content/prices.yaml", `\uFEFF${prices}`);
  write("content/prices (conflict).yaml", prices);
  expect((await ask<LaunchList>("launch")).mendable).toBe(2);
  await ask("mend");
  expect(read()).toEqual(FIXTURE_FILES);
});

it("an examination that is not seen yet is nowhere on the site, and no text may lead to it", () => {
  const hidden = new Map(FIXTURE_FILES).set(OLD, `draft: true\n${FIXTURE_FILES.get(OLD)}`);
  expect(JSON.stringify(siteOf(hidden))).not.toContain("rmn-genunchi");
  expect(siteOf(hidden).referralTerms.items).toHaveLength(siteOf(FIXTURE_FILES).referralTerms.items.length);
  expect(siteOf(hidden, true).navigation).toEqual(siteOf(FIXTURE_FILES).navigation);
  const problems = checkContent(hidden.set("content/faq.yaml", LINKED)).problems.filter(isError);
  expect(problems).toMatchObject([{ file: "content/faq.yaml", rule: "page-link" }]);
});
