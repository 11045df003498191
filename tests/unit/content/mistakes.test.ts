import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkContent } from "../../../src/content/check.ts";
import type { Content } from "../../../src/content/files.ts";
import { launchProblems, launchWishes } from "../../../src/content/launch.ts";
import { describeProblem, describeProblems, type Finding } from "../../../src/content/problem.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "../../fixtures/content.ts";
import { CHANGES, type Change, changed } from "../../fixtures/mistakes.ts";

const TODAY = "2026-12-01";

const ENGLISH = /invalid|expected|required|received|unrecognized|undefined|must|too (big|small)/i;

/** The fixture's pages are shorter than a clinic's, and that it is told each time. */
const OF_THE_FIXTURE = ["short-file", "who-diagnoses"];

/** The answer to changed files. */
function answerTo(files: ReadonlyMap<string, string>) {
  const { problems, content } = checkContent(files, TODAY);
  return { content, problems: problems.filter(({ rule }) => !OF_THE_FIXTURE.includes(rule)) };
}

/** What stands on the launch list. */
const openIn = (content: Content) => [...launchProblems(content, TODAY, {}), ...launchWishes(content, TODAY)];

/** Lines of the changed text that the change wrote. */
function linesOf({ file, write = "", find }: Change): { first: number; last: number } | undefined {
  const text = FIXTURE_FILES.get(`content/${file}`);
  if (text === undefined || find === undefined) return undefined;
  const first = text.slice(0, text.search(new RegExp(find, "m"))).split("\n").length;
  return { first, last: first + write.split("\n").length };
}

it("takes the fixture as it is", () => expect(answerTo(FIXTURE_FILES).problems).toEqual([]));

describe.each(["error", "warning"] as const)("%s", (level) => {
  it.each(CHANGES[level])("%j", (change) => {
    const { problems, content } = answerTo(changed(change));
    const found = problems.find(({ rule }) => rule === change.rule);
    const file = `content/${change.in ?? change.file}`;
    expect(found, describeProblems(problems)).toMatchObject({ level, file });
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
    const { problems, content } = answerTo(changed(change));
    expect(problems.map(describeProblem)).toEqual([]);
    if (answer !== "launch" || !content) return;
    const known = openIn(FIXTURE_CONTENT).map(describeProblem);
    const open = openIn(content).filter((finding) => !known.includes(describeProblem(finding)));
    const { file, rule } = change;
    expect(open).toContainEqual(expect.objectContaining({ file: `content/${file}`, rule }));
  });
});

/** One finding of each rule. */
function examples(): [rule: string, Finding][] {
  const more = parse(readFileSync("tests/fixtures/more-rules.yaml", "utf8")) as Change[];
  const changes = Map.groupBy(
    [...CHANGES.error, ...CHANGES.warning, ...CHANGES.launch, ...more],
    ({ rule }) => rule,
  );
  const found = [...changes].flatMap(([rule, [change]]) => {
    const { problems, content } = checkContent(changed(change as Change), TODAY);
    const finding = [...problems, ...(content ? openIn(content) : [])].find((other) => other.rule === rule);
    expect(finding, `${rule}: ${describeProblems(problems)}`).toBeDefined();
    return finding ?? [];
  });
  const own = [...checkContent(FIXTURE_FILES, TODAY).problems, ...openIn(FIXTURE_CONTENT)];
  return [...new Map([...own, ...found].map((finding) => [finding.rule, finding]))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
}

it("says what is wrong and what to do, in words that a person has read, for each rule", async () => {
  const told = examples().map(([rule, finding]) => `[${rule}]\n${describeProblem(finding)}\n`);
  await expect(told.join("\n")).toMatchFileSnapshot("../golden/rules.txt");
});

it("is counted in the README", () => {
  const [, counts] = /Mistakes and edits by class: ([^.]*)\./.exec(readFileSync("README.md", "utf8")) ?? [];
  const classes = Object.entries(CHANGES).map(([name, { length }]) => `${name} ${length}`);
  expect(counts).toBe(classes.join(", "));
});

it("lists all problems at once, each with its place", () => {
  const files = changed({ file: "prices.yaml", find: "amount: \\d+", write: "amount: -1" });
  files.set("content/faq.yaml", "items: []\n");
  const { problems } = answerTo(files);
  expect(problems.map(({ rule, path }) => [rule, path?.join()])).toEqual([
    ["too-small-number", "amounts,0,amount"],
    ["too-small-array", "items"],
  ]);
  expect(describeProblems(problems)).toMatch(/^2 probleme în textele site-ului\. Nimic nu a fost publicat/);
});

it("reads a price with a leading zero as the number that is meant, not as an octal one", () => {
  const { content } = answerTo(changed({ file: "prices.yaml", find: "amount: \\d+", write: "amount: 0835" }));
  expect(content?.prices.amounts[0]?.amount).toBe(835);
});

/** Nine lists, each of nine times the one before. */
const bomb = Array.from({ length: 9 }, (_, index) => {
  const items = index === 0 ? "x" : `*l${index - 1}`;
  return `l${index}: &l${index} [${Array(9).fill(items).join(", ")}]`;
}).join("\n");

it.each([
  ["5 MB", `#${"a".repeat(5_000_000)}`, "long-file"],
  ["a YAML bomb", bomb, "too-many-aliases"],
])("stops at %s", (_, text, rule) => {
  const { problems } = answerTo(new Map(FIXTURE_FILES).set("content/cas.yaml", text));
  expect(problems.map((problem) => problem.rule)).toEqual([rule]);
});
