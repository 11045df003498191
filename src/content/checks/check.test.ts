import { describe, expect, it } from "vitest";
import { checkContent } from "#content/checks/check.ts";
import { launchFindings, launchSuggestions } from "#content/checks/launch.ts";
import type { Content } from "#content/files.ts";
import { describeFinding, describeFindings } from "#content/findings/describe-findings.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { CHANGES, changed } from "#tests/fixtures/mistakes.ts";

const TODAY = "2026-12-01";

/** Words of messages of libraries, and placeholders without a value. */
const ENGLISH = /invalid|expected|required|received|unrecognized|undefined|must|too (big|small)|%\{|\$\{/i;

/** Runs the content check as if today were `TODAY`. */
const checkOn = (files: ReadonlyMap<string, string>) => checkContent(files, TODAY);

it("finds no problem in the files of the fixture clinic", () =>
  expect(checkOn(FIXTURE_FILES).findings).toEqual([]));

describe.each(["error", "warning"] as const)("%s", (level) => {
  it.each(CHANGES[level])(
    "$rule: the mistake in $change.file is found: $change.write",
    ({ rule, change }) => {
      const { findings, content } = checkOn(changed(change));
      const found = findings.find((one) => one.rule === rule);
      expect(found, describeFindings(findings)).toMatchObject({ level, file: `content/${change.file}` });
      expect(content === undefined).toBe(level === "error");
      for (const { message } of findings) expect(message).not.toMatch(ENGLISH);
    },
  );
});

it.each(CHANGES.right)("the content check accepts a change of $file: $write", (change) => {
  expect(checkOn(changed(change)).findings.map(describeFinding)).toEqual([]);
});

/** Returns all messages about the launch: what prevents it, and suggestions. */
const openIn = (content: Content) => [...launchFindings(content, TODAY), ...launchSuggestions(content)];
const known = openIn(FIXTURE_CONTENT).map(describeFinding);

it.each(CHANGES.launch)("$rule: the launch list names $change.file: $change.write", ({ rule, change }) => {
  const { findings, content = FIXTURE_CONTENT } = checkOn(changed(change));
  expect(findings.map(describeFinding)).toEqual([]);
  const open = openIn(content).filter((finding) => !known.includes(describeFinding(finding)));
  expect(open).toContainEqual(expect.objectContaining({ file: `content/${change.file}`, rule }));
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
