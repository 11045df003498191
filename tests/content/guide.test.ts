import { existsSync, readdirSync, readFileSync } from "node:fs";
import { z } from "astro/zod";
import { expect, it } from "vitest";
import { checkContent } from "#content/check.ts";
import { FOLDERS } from "#content/files.ts";
import { describeProblem } from "#content/findings/describe-problems.ts";
import messages from "#content/findings/messages.json" with { type: "json" };
import { contentSchemas } from "#content/schema/json-schema.ts";
import { collectFacts } from "#content/tokens.ts";
import { documents } from "../../desk/server/documents.ts";
import { examplesOf, withExample } from "../edits/handbook.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "../fixtures/content.ts";
import { CHANGES, changed } from "../fixtures/mistakes.ts";

const handbook = readFileSync("docs/ghid-editare.md", "utf8");
const guide = `${handbook}\n${readFileSync("docs/fisiere-yaml.md", "utf8")}`;

/** Returns what the first group of the pattern captures in each match. */
const found = (pattern: RegExp, text = guide) =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

/**
 * Returns the last line of a message without what depends on the content: „…” replaces quoted texts, paths,
 * numbers and tokens, and a list of allowed values is removed.
 */
const constantPart = (message: string) =>
  (message.trim().split("\n").at(-1) ?? "")
    .trim()
    .replace(/(alegeți unul dintre:).*$/, "$1")
    .replaceAll(/„[^”]*”|"[^"]*"|\{\{[^}]*\}\}|%\{\w+\}|\/[\w/-]+|\d+/g, "…");

const quoted = found(/^```mesaj\n([\s\S]*?)^```$/gm).map(constantPart);

/** All texts of the desk, the clinic's editing program: source of the interface, document titles, schemas. */
const onDesk = [
  ...readdirSync("desk/client", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|json)$/.test(file))
    .map((file) => readFileSync(`desk/client/${file}`, "utf8").replaceAll(/\s+/g, " ")),
  ...documents(FIXTURE_FILES).map(({ title }) => title),
  JSON.stringify([...contentSchemas().values(), z.toJSONSchema(FOLDERS.legal.schema)]),
  readFileSync("desk/server/documents.json", "utf8"),
].join("\n");

const real = new Set(
  [
    ...Object.values(messages),
    ...CHANGES.error.flatMap((change) =>
      checkContent(changed(change), "2026-12-01").problems.map(({ message }) => message),
    ),
  ].map(constantPart),
);

it.each(quoted)("the guides quote only messages that exist: %s", (message) => {
  expect([...real]).toContain(message);
});

it.each(examplesOf(guide))("the guides give a valid example: $title", (example) => {
  const { problems } = checkContent(
    withExample(FIXTURE_FILES, { ...example, yaml: example.yaml.replace("articulatii", "genunchi") }),
    "2026-12-01",
  );
  expect(problems.filter(({ level }) => level === "error").map(describeProblem)).toEqual([]);
});

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const facts = collectFacts(FIXTURE_CONTENT);
const recipes = guide.slice(0, guide.indexOf("## Ce înseamnă mesajele"));

it.each<[what: string, pattern: RegExp, text: string, least: number, isReal: (name: string) => boolean]>([
  ["files of content/", /`(content\/[\w./-]*)`/g, guide, 1, existsSync],
  ["commands", /npm run ([\w:-]+)/g, guide, 1, (name) => name in scripts],
  ["values between braces", /\{\{([^}]+)\}\}/g, recipes, 6, (name) => facts.has(name)],
  ["labels of the desk", /\*\*([^*]+)\*\*/g, handbook, 31, (words) => onDesk.includes(words)],
  ["pictures", /\]\((desk\/[^)]+)\)/g, handbook, 3, (path) => existsSync(`docs/${path}`)],
  ["files that are opened", /`(\w+\.(?:cmd|command|sh))`/g, handbook, 3, existsSync],
])("the guides name only %s that exist", (_, pattern, text, least, isReal) => {
  const named = found(pattern, text);
  expect(named.length).toBeGreaterThanOrEqual(least);
  expect(named.filter((name) => !isReal(name))).toEqual([]);
});
