import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkContent } from "../../../src/content/check.ts";
import type { Content } from "../../../src/content/files.ts";
import { launchProblems, launchWishes } from "../../../src/content/launch/launch.ts";
import { describeProblem, describeProblems } from "../../../src/content/problem.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "../../fixtures/content.ts";
import { CHANGES, type Change, changed } from "../../fixtures/mistakes.ts";

const TODAY = "2026-12-01";

/** The answer to a change; the fixture's pages are shorter than a clinic's, and that it says each time. */
function answerTo(change: Change) {
  const { problems, content } = checkContent(changed(change), TODAY);
  return { content, problems: problems.filter(({ rule }) => rule !== "page-style") };
}

/** What stands on the launch list. */
const openIn = (content: Content) => [...launchProblems(content, TODAY, {}), ...launchWishes(content, TODAY)];

const ENGLISH = /invalid|expected|required|received|unrecognized|undefined|must|too (big|small)/i;

/** Lines of the changed text that the change wrote. */
function linesOf({ file, write = "", ...change }: Change): { first: number; last: number } | undefined {
  const text = FIXTURE_FILES.get(`content/${file}`);
  const at = text?.search(new RegExp(change.find ?? "", "m"));
  if (text === undefined || at === undefined || change.find === undefined) return undefined;
  const first = text.slice(0, at).split("\n").length;
  return { first, last: first + write.split("\n").length };
}

it("takes the fixture as it is", () => {
  expect(
    describeProblems(checkContent(FIXTURE_FILES, TODAY).problems.filter(({ rule }) => rule !== "page-style")),
  ).toMatch(/: 0\./);
});

describe.each(["error", "warning"] as const)("%s", (level) => {
  it.each(CHANGES[level])("%j", (change) => {
    const { problems, content } = answerTo(change);
    const [found] = problems.filter(({ remedy }) => remedy.startsWith(change.says));
    expect(found, describeProblems(problems)).toMatchObject({
      level,
      file: `content/${change.in ?? change.file}`,
    });
    expect(content === undefined).toBe(level === "error");
    for (const { remedy } of problems) expect(remedy).not.toMatch(ENGLISH);
    // A line that is named is one that was written.
    const lines = linesOf(change);
    if (found?.line && lines && !change.in && !change.elsewhere) {
      expect(found.line).toBeGreaterThanOrEqual(lines.first);
      expect(found.line).toBeLessThanOrEqual(lines.last);
    }
  });
});

describe.each(["right", "launch", "person"] as const)("%s", (answer) => {
  it.each(CHANGES[answer])("%j", (change) => {
    const { problems, content } = answerTo(change);
    expect(problems.map(describeProblem)).toEqual([]);
    if (answer !== "launch" || !content) return;
    const known = openIn(FIXTURE_CONTENT).map(describeProblem);
    const open = openIn(content).filter((finding) => !known.includes(describeProblem(finding)));
    expect(open).toContainEqual(
      expect.objectContaining({
        file: `content/${change.file}`,
        remedy: expect.stringMatching(new RegExp(`^${RegExp.escape(change.says ?? "")}`)),
      }),
    );
  });
});

it("is counted in the README", () => {
  const readme = readFileSync("README.md", "utf8");
  const [, counts] = /Mistakes and edits by class: ([^.]*)\./.exec(readme) ?? [];
  expect(counts).toBe(
    Object.entries(CHANGES)
      .map(([name, { length }]) => `${name} ${length}`)
      .join(", "),
  );
});

it("lists all problems at once, each with its place", () => {
  const files = changed({ file: "prices.yaml", find: "amount: \\d+", write: "amount: -1", says: "" });
  files.set("content/faq.yaml", "items: []\n");
  expect(describeProblems(checkContent(files).problems).replaceAll(/rândul \d+/g, "rândul N")).toBe(
    [
      "2 probleme în textele site-ului. Nimic nu a fost publicat; corectați și încercați din nou.",
      "content/prices.yaml, rândul N\n  câmpul: amounts → poziția 1 → amount\n  este prea mic; cea mai mică valoare permisă este 200",
      "content/faq.yaml, rândul N\n  câmpul: items\n  are prea puține rânduri; cel puțin 1",
    ].join("\n\n"),
  );
});

it("reads a price with a leading zero as the number that is meant, not as an octal one", () => {
  const { content } = answerTo({
    file: "prices.yaml",
    find: "amount: \\d+",
    write: "amount: 0835",
    says: "",
  });
  expect(content?.prices.amounts[0]?.amount).toBe(835);
});

it.each([
  ["5 MB", `#${"a".repeat(5_000_000)}`, "are peste 200 de mii de caractere"],
  ["a YAML bomb", bomb(), "repetă prea multe liste"],
])("stops at %s", (_, text, remedy) => {
  const { problems } = checkContent(new Map(FIXTURE_FILES).set("content/cas.yaml", text));
  expect(problems.map((problem) => problem.remedy)).toEqual([expect.stringContaining(remedy)]);
});

/** Nine lists, each of nine times the one before. */
function bomb(): string {
  const lists = Array.from({ length: 9 }, (_, index) => {
    const items = index === 0 ? "x" : `*l${index - 1}`;
    return `l${index}: &l${index} [${Array(9).fill(items).join(", ")}]`;
  });
  return lists.join("\n");
}
