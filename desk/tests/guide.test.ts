import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentSchemas } from "../../src/content/json-schema.ts";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import { sheets } from "../server/documents.ts";

const recipes = readFileSync("docs/ghid-editare.md", "utf8");

/** Everything that stands on the desk: its own words, names of sheets, sentences of the schemas. */
const onDesk = [
  ...readdirSync("desk/client", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(`desk/client/${file}`, "utf8").replaceAll(/\s+/g, " ")),
  ...sheets(FIXTURE_FILES).map(({ title }) => title),
  JSON.stringify([...contentSchemas().values()]),
  readFileSync("desk/server/documents.ts", "utf8"),
  readFileSync("src/content/schema/pages.ts", "utf8"),
].join("\n");

it("names in bold what really stands on the desk", () => {
  const named = [...recipes.matchAll(/\*\*([^*]+)\*\*/g)].map((match) => match[1] as string);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((words) => !onDesk.includes(words))).toEqual([]);
});

it("shows pictures that exist, and opens files that exist", () => {
  const pictures = [...recipes.matchAll(/\]\((desk\/[^)]+)\)/g)].map((match) => `docs/${match[1]}`);
  const starters = [...recipes.matchAll(/`(\w+\.(?:cmd|command|sh))`/g)].map((match) => match[1] as string);
  expect(pictures.length).toBeGreaterThan(2);
  expect(starters).toHaveLength(3);
  expect([...pictures, ...starters].filter((file) => !existsSync(file))).toEqual([]);
});
