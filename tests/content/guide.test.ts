import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkContent } from "#content/check.ts";
import { contentSchemas } from "#content/json-schema.ts";
import messages from "#content/messages.json" with { type: "json" };
import { describeProblem } from "#content/problem.ts";
import { collectFacts } from "#content/tokens.ts";
import { documents } from "../../desk/server/documents.ts";
import { examplesOf, withExample } from "../edits/handbook.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "../fixtures/content.ts";
import { CHANGES, changed } from "../fixtures/mistakes.ts";

const handbook = readFileSync("docs/ghid-editare.md", "utf8");
const guide = `${handbook}\n${readFileSync("docs/fisiere-yaml.md", "utf8")}`;

/** What the first group of a pattern finds in a text, each time. */
const found = (pattern: RegExp, text = guide) =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

/** What a message says, without its place and without the names and numbers that change with the content. */
const lasting = (message: string) =>
  (message.trim().split("\n").at(-1) ?? "")
    .trim()
    .replace(/(alegeți unul dintre:).*$/, "$1")
    .replaceAll(/„[^”]*”|"[^"]*"|\{\{[^}]*\}\}|%\{\w+\}|\/[\w/-]+|\d+/g, "…");

const quoted = found(/^```mesaj\n([\s\S]*?)^```$/gm).map(lasting);

/** Everything that stands on the desk: its own words, names of documents, sentences of the schemas. */
const onDesk = [
  ...readdirSync("desk/client", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(`desk/client/${file}`, "utf8").replaceAll(/\s+/g, " ")),
  ...documents(FIXTURE_FILES).map(({ title }) => title),
  JSON.stringify([...contentSchemas().values()]),
  readFileSync("desk/server/documents.ts", "utf8"),
  readFileSync("src/content/schema/pages.ts", "utf8"),
].join("\n");

const real = new Set(
  [
    ...Object.values(messages),
    ...CHANGES.error.flatMap((change) =>
      checkContent(changed(change), "2026-12-01").problems.map(({ remedy }) => remedy),
    ),
  ].map(lasting),
);

it.each(quoted)("quotes a message that the site really gives: %s", (message) => {
  expect([...real]).toContain(message);
});

it.each(examplesOf(guide))("gives an example that is right: $title", (example) => {
  const { problems } = checkContent(
    withExample(FIXTURE_FILES, { ...example, yaml: example.yaml.replace("articulatii", "genunchi") }),
    "2026-12-01",
  );
  expect(problems.filter(({ level }) => level === "error").map(describeProblem)).toEqual([]);
});

it("names files that exist", () => {
  const named = found(/`(content\/[\w./-]*)`/g);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

it("names commands that exist", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = found(/npm run ([\w:-]+)/g);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

it("lists values between braces that exist", () => {
  const facts = collectFacts(FIXTURE_CONTENT);
  const recipes = guide.slice(0, guide.indexOf("## Ce înseamnă mesajele"));
  const tokens = found(/\{\{([^}]+)\}\}/g, recipes);
  expect(tokens.length).toBeGreaterThan(5);
  expect(tokens.filter((token) => !facts.has(token))).toEqual([]);
});

it("names in bold, in the first, what really stands on the desk", () => {
  const named = found(/\*\*([^*]+)\*\*/g, handbook);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((words) => !onDesk.includes(words))).toEqual([]);
});

it("shows pictures that exist, and opens files that exist", () => {
  const pictures = found(/\]\((desk\/[^)]+)\)/g, handbook).map((path) => `docs/${path}`);
  const starters = found(/`(\w+\.(?:cmd|command|sh))`/g, handbook);
  expect(pictures.length).toBeGreaterThan(2);
  expect(starters).toHaveLength(3);
  expect([...pictures, ...starters].filter((file) => !existsSync(file))).toEqual([]);
});
