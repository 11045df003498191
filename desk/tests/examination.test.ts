import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkContent } from "../../src/content/check.ts";
import { readContentFiles } from "../../src/content/read.ts";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import { api, partsOf } from "../server/api.ts";
import type { LaunchList, OpenFile } from "../shared.ts";

const OLD = "content/services/rmn-genunchi.yaml";

const FAQ = "content/faq.yaml";

/** A question whose answer leads to the examination. */
const LINKED =
  "items:\n  - id: unu\n    question: Unu?\n    answer: Vedeți [pagina](/servicii/rmn-genunchi).\n";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "desk "));
  for (const [file, text] of FIXTURE_FILES) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const ask = (action: string, body: Record<string, unknown> = {}) => api(action, body, partsOf(root));
const naming = (words: RegExp) =>
  [...readContentFiles(root)].filter(([, text]) => words.test(text)).map(([file]) => file);

it("an examination with another name is named so everywhere, and its old address leads to it", async () => {
  write(FAQ, LINKED);
  const { sheet, values } = (await ask("rename", { file: OLD, name: "RMN articulații mari" })) as OpenFile;
  expect(sheet).toMatchObject({
    file: "content/services/rmn-articulatii-mari.yaml",
    title: "RMN articulații mari",
  });
  expect(values.formerPaths).toEqual(["/servicii/rmn-genunchi"]);
  expect(naming(/rmn-genunchi/)).toEqual([sheet.file]);
  expect(naming(/\/servicii\/rmn-articulatii-mari/)).toContain("content/navigation.yaml");
  expect(checkContent(readContentFiles(root)).problems.filter(({ level }) => level === "error")).toEqual([]);
  await ask("rename", { file: sheet.file, name: "RMN genunchi" });
  expect(((await ask("open", { file: OLD })) as OpenFile).values.formerPaths).toEqual([
    "/servicii/rmn-articulatii-mari",
  ]);
});

it("an examination goes with its rows; a text that leads to it is to be written anew first", async () => {
  write(FAQ, LINKED);
  await expect(ask("remove", { file: OLD })).rejects.toMatchObject({
    details: [expect.objectContaining({ file: FAQ })],
  });
  expect(readContentFiles(root).has(OLD)).toBe(true);
  write(FAQ, LINKED.replace("rmn-genunchi", "rmn-coloana"));
  await ask("remove", { file: OLD });
  expect(naming(/rmn-genunchi/)).toEqual([]);
});

it("a click takes the sign before a text away, and puts copies aside", async () => {
  const prices = FIXTURE_FILES.get("content/prices.yaml") ?? "";
  write("content/prices.yaml", `\uFEFF${prices}`);
  write("content/prices (conflict).yaml", prices);
  expect(((await ask("launch")) as LaunchList).mendable).toBe(2);
  await ask("mend");
  expect(readContentFiles(root)).toEqual(FIXTURE_FILES);
  expect(partsOf(root).desk.store.versions("content/prices (conflict).yaml")).toHaveLength(1);
});
