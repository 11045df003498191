import { expect, it } from "vitest";
import { checkContent } from "#content/check.ts";
import { TEXT_RULES } from "#content/text-rules.ts";
import { changed } from "../../fixtures/mistakes.ts";

/** Rules that answer when a text is written into the note of the CAS page. */
function rulesFor(text: string): string[] {
  const note = { file: "cas.yaml", find: "^note: .*", write: `note: ${JSON.stringify(text)}` };
  return checkContent(changed(note), "2026-12-01").problems.map(({ rule }) => rule);
}

it.each(TEXT_RULES)("$name answers its wrong text, and not its right one", ({ name, wrong, right }) => {
  expect(rulesFor(wrong), wrong).toContain(name);
  expect(rulesFor(right), right).not.toContain(name);
});
