import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkContent } from "../../src/content/check.ts";
import { describeProblem } from "../../src/content/problem.ts";
import { collectFacts } from "../../src/content/tokens.ts";
import { examplesOf, withExample } from "../edits/handbook.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "../fixtures/content.ts";
import { CHANGES, changed } from "../fixtures/mistakes.ts";

const guide = ["ghid-editare", "fisiere-yaml"]
  .map((name) => readFileSync(`docs/${name}.md`, "utf8"))
  .join("\n");

/** A message without what changes with the content: its line, and the list of known names. */
const lasting = (message: string) =>
  message
    .replace(/, rândul \d+$/m, "")
    .replace(/(alegeți unul dintre:).*$/m, "$1")
    .trim();

const quoted = [...guide.matchAll(/^```mesaj\n([\s\S]*?)^```$/gm)].map((match) =>
  lasting(match[1] as string),
);

describe("docs/ghid-editare.md and docs/fisiere-yaml.md", () => {
  const real = new Set(
    CHANGES.error.flatMap((change) =>
      checkContent(changed(change), "2026-12-01").problems.map(describeProblem).map(lasting),
    ),
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
    const named = [...guide.matchAll(/`(content\/[\w./-]*)`/g)].map((match) => match[1] as string);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("names commands that exist", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      scripts: Record<string, string>;
    };
    const commands = [...guide.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] as string);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  it("lists values between braces that exist", () => {
    const facts = collectFacts(FIXTURE_CONTENT);
    const recipes = guide.slice(0, guide.indexOf("## Ce înseamnă mesajele"));
    const tokens = [...recipes.matchAll(/\{\{([^}]+)\}\}/g)].map((match) => match[1] as string);
    expect(tokens.length).toBeGreaterThan(5);
    expect(tokens.filter((token) => !facts.has(token))).toEqual([]);
  });
});
