import { expect, it } from "vitest";
import { checkContent } from "#content/check.ts";
import { TEXT_RULES } from "#content/text-rules/text-problems.ts";
import { FIXTURE_FILES } from "../../fixtures/content.ts";
import { changed } from "../../fixtures/mistakes.ts";

/**
 * Checks the fixture clinic with `text` as the note of cas.yaml.
 * @returns the names of the rules that it breaks
 */
function rulesFor(text: string): string[] {
  const note = { file: "cas.yaml", find: "^note: .*", write: `note: ${JSON.stringify(text)}` };
  return checkContent(changed(note), "2026-12-01").problems.map(({ rule }) => rule);
}

it.each(TEXT_RULES)("rule $name finds its wrong example, but not its right one", ({ name, wrong, right }) => {
  expect(rulesFor(wrong), wrong).toContain(name);
  expect(rulesFor(right), right).not.toContain(name);
});

it("a finding names the exact words, also after an emoji", () => {
  const [problem] = checkContent(
    changed({ file: "cas.yaml", find: "^note: .*", write: "note: 🎉 Totul este gratis." }),
    "2026-12-01",
  ).problems;
  expect(problem).toMatchObject({ rule: "advertising", excerpt: "gratis" });
});

/** Texts whose repetition makes a regular expression slow if it backtracks too much. */
const REPEATED = ["1.", "{{ ", "[a](", "deschis ", "a@"];

it.each(REPEATED)(
  `any document, a text of 50,000 characters repeats a few characters: the check takes less than one second of processor time: %j`,
  (piece) => {
    const file = "content/legal/gdpr.md";
    const body = piece.repeat(Math.ceil(50_000 / piece.length));
    const files = new Map(FIXTURE_FILES).set(file, `${FIXTURE_FILES.get(file)}\nText ${body}.\n`);
    const start = process.cpuUsage();
    checkContent(files);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(1);
  },
);

it("a review date in the future is a warning; a sentence of 1,400 characters on home is an error", () => {
  const edits = [
    { file: "cas.yaml", find: "^reviewed: .*", write: 'reviewed: "2031-01-10"' },
    { file: "pages/home.yaml", find: "lead: .*", write: `lead: ${"Un text lung. ".repeat(100)}` },
  ];
  const found = edits.map((edit) =>
    checkContent(changed(edit), "2026-12-01").problems.map(({ rule }) => rule),
  );
  expect(found).toEqual([["check-in-future"], ["too-big-string"]]);
});
