import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeProblem } from "../../src/lib/content/problem.ts";
import { collectFacts } from "../../src/lib/content/tokens.ts";
import { problemsOf } from "../unit/content/edit.ts";
import { EDITS } from "../unit/content/edits.ts";
import { REAL_CONTENT } from "./real-content.ts";

const guide = readFileSync("docs/ghid-editare.md", "utf8");

/** A message without what changes with the content: its line, and the list of known names. */
const lasting = (message: string) =>
  message
    .replace(/, rândul \d+$/m, "")
    .replace(/(alegeți unul dintre:).*$/m, "$1")
    .trim();

const quoted = [...guide.matchAll(/^```mesaj\n([\s\S]*?)^```$/gm)].map((match) =>
  lasting(match[1] as string),
);

describe("docs/ghid-editare.md", () => {
  const real = new Set(EDITS.flatMap((edit) => problemsOf(edit).map(describeProblem).map(lasting)));

  it.each(quoted)("quotes a message that the site really gives: %s", (message) => {
    expect([...real]).toContain(message);
  });

  it("explains the mistakes that people make most", () => {
    expect(quoted.length).toBeGreaterThanOrEqual(20);
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
    const facts = collectFacts(REAL_CONTENT);
    const recipes = guide.slice(0, guide.indexOf("## Ce înseamnă mesajele"));
    const tokens = [...recipes.matchAll(/\{\{([^}]+)\}\}/g)].map((match) => match[1] as string);
    expect(tokens.length).toBeGreaterThan(5);
    expect(tokens.filter((token) => !facts.has(token))).toEqual([]);
  });
});
