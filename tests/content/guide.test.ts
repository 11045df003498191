import { existsSync, readdirSync, readFileSync } from "node:fs";
import { z } from "astro/zod";
import { expect, it } from "vitest";
import { FOLDERS } from "#content/files.ts";
import { contentSchemas } from "#content/json-schema.ts";
import { documents } from "../../desk/server/documents/documents.ts";
import { FIXTURE_FILES } from "../fixtures/content.ts";

const guide = readFileSync("docs/ghid-editare.md", "utf8");

/** All texts of the desk, the clinic's editing program: source of the interface, document titles, schemas. */
const onDesk = [
  ...readdirSync("desk/client", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|json)$/.test(file))
    .map((file) => readFileSync(`desk/client/${file}`, "utf8").replaceAll(/\s+/g, " ")),
  ...documents(FIXTURE_FILES).map(({ title }) => title),
  JSON.stringify([...contentSchemas().values(), z.toJSONSchema(FOLDERS.legal.schema)]),
  readFileSync("desk/server/documents/documents.ts", "utf8"),
].join("\n");

it.each<[what: string, pattern: RegExp, least: number, isReal: (name: string) => boolean]>([
  ["labels of the desk", /\*\*([^*]+)\*\*/g, 31, (words) => onDesk.includes(words)],
  ["pictures", /\]\((desk\/[^)]+)\)/g, 3, (path) => existsSync(`docs/${path}`)],
  ["files that are opened", /`(\w+\.(?:cmd|command|sh))`/g, 3, existsSync],
])("the guide names only %s that exist", (_, pattern, least, isReal) => {
  const named = [...guide.matchAll(pattern)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThanOrEqual(least);
  expect(named.filter((name) => !isReal(name))).toEqual([]);
});
