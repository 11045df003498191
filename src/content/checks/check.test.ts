import { describe, expect, it } from "vitest";
import { checkContent } from "#content/checks/check.ts";
import { duplicateErrors } from "#content/checks/duplicates.ts";
import { launchFindings, launchSuggestions } from "#content/checks/launch.ts";
import type { Content } from "#content/files.ts";
import { describeFinding, describeFindings } from "#content/findings/describe-findings.ts";
import messages from "#content/findings/messages.json" with { type: "json" };
import { FIXTURE_CONTENT, FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { CHANGES, type Change, changed } from "#tests/fixtures/mistakes.ts";

const TODAY = "2026-12-01";

const ENGLISH = /invalid|expected|required|received|unrecognized|undefined|must|too (big|small)/i;

/** Runs the content check as if today were `TODAY`. */
const checkOn = (files: ReadonlyMap<string, string>) => checkContent(files, TODAY);

/** Results of the content check by change. They are kept, because a check takes long. */
const results = new Map<Change, ReturnType<typeof checkOn>>();
function answerToChange(change: Change) {
  const answer = results.get(change) ?? checkOn(changed(change));
  results.set(change, answer);
  return answer;
}

/** Returns all messages about the launch: what prevents it, and suggestions. */
const openIn = (content: Content) => [...launchFindings(content, TODAY, {}), ...launchSuggestions(content)];

/**
 * Returns the number of the line in which the text written by a change begins, and of the line after this
 * text. Returns undefined for a change that replaces no text.
 */
function linesOf({ file, write = "", find }: Change): { first: number; last: number } | undefined {
  const text = FIXTURE_FILES.get(`content/${file}`);
  if (text === undefined || find === undefined) return undefined;
  const first = text.slice(0, text.search(new RegExp(find, "m"))).split("\n").length;
  return { first, last: first + write.split("\n").length };
}

it("finds no problem in the files of the fixture clinic", () =>
  expect(checkOn(FIXTURE_FILES).findings).toEqual([]));

describe.each(["error", "warning"] as const)("%s", (level) => {
  it.each(CHANGES[level])("the rule $rule finds the mistake in $file: $write", (change) => {
    const { findings, content } = answerToChange(change);
    const found = findings.find(({ rule }) => rule === change.rule);
    const file = `content/${change.in ?? change.file}`;
    expect(found, describeFindings(findings)).toMatchObject({ level, file });
    expect(content === undefined).toBe(level === "error");
    for (const { message } of findings) expect(message).not.toMatch(ENGLISH);
    // The message must name a line of the text that the change has written, or the line after it.
    const lines = linesOf(change);
    if (found?.line && lines && !change.in && !change.elsewhere) {
      expect(found.line).toBeGreaterThanOrEqual(lines.first);
      expect(found.line).toBeLessThanOrEqual(lines.last);
    }
  });
});

it.each(CHANGES.right)("the content check accepts a change of $file: $write", (change) => {
  expect(checkOn(changed(change)).findings.map(describeFinding)).toEqual([]);
});

it.each(CHANGES.launch)("the launch list contains $rule after a change of $file: $write", (change) => {
  const { findings, content } = answerToChange(change);
  expect(findings.map(describeFinding)).toEqual([]);
  const known = openIn(FIXTURE_CONTENT).map(describeFinding);
  const open = content ? openIn(content).filter((finding) => !known.includes(describeFinding(finding))) : [];
  const { file, rule } = change;
  expect(open).toContainEqual(expect.objectContaining({ file: `content/${file}`, rule }));
});

it("two pages must not have the same last part of their paths, because their social cards would have one name", () => {
  const [first, ...others] = FIXTURE_CONTENT.legal as [Content["legal"][number]];
  const found = duplicateErrors({ ...FIXTURE_CONTENT, legal: [{ ...first, slug: "contact" }, ...others] });
  expect(found).toMatchObject([{ rule: "social-name-twice", file: "content/legal/contact.md" }]);
});

/** Rules for which mistakes.yaml has no example, because other tests check them or they need image files. */
const RARE =
  /^(?:other|too-big-array|social-name-twice|launched-unread|photo-(?:missing|unlisted|foreign|large|kind|small))$/;

it("an example triggers each message of the content check, and no message has an unfilled placeholder", () => {
  const all = [...CHANGES.error, ...CHANGES.warning, ...CHANGES.launch].map(answerToChange);
  const findings = all.flatMap(({ findings, content }) => [...findings, ...(content ? openIn(content) : [])]);
  const seen = new Set(findings.map(({ rule }) => rule));
  expect(Object.keys(messages).filter((rule) => !seen.has(rule) && !RARE.test(rule))).toEqual([]);
  expect(findings.filter(({ message }) => /%\{|undefined|\$\{/.test(message))).toEqual([]);
});

it("the content check reports all findings at once, each with its path", () => {
  const files = changed({ file: "prices.yaml", find: "amount: \\d+", write: "amount: -1" });
  files.set("content/faq.yaml", "items: []\n");
  const { findings } = checkOn(files);
  expect(findings.map(({ rule, path }) => [rule, path?.join()])).toEqual([
    ["too-small-number", "amounts,0,amount"],
    ["too-small-array", "items"],
  ]);
  expect(describeFindings(findings)).toMatch(/^2 probleme în textele site-ului\. Nimic nu a fost publicat/);
});

it("reads a price with a leading zero as a decimal number, not as an octal one", () => {
  const { content } = checkOn(changed({ file: "prices.yaml", find: "amount: \\d+", write: "amount: 0835" }));
  expect(content?.prices.amounts[0]?.amount).toBe(835);
});

/**
 * A small YAML text that expands to 9⁹ values: nine lists, each with nine references to the previous list.
 */
const bomb = Array.from({ length: 9 }, (_, index) => {
  const items = index === 0 ? "x" : `*l${index - 1}`;
  return `l${index}: &l${index} [${Array(9).fill(items).join(", ")}]`;
}).join("\n");

it("refuses a YAML bomb with a single finding", () => {
  const { findings } = checkOn(new Map(FIXTURE_FILES).set("content/cas.yaml", bomb));
  expect(findings.map(({ rule }) => rule)).toEqual(["alias"]);
});
