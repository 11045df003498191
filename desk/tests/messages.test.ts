import { expect, it } from "vitest";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import { CHANGES, changed } from "../../tests/fixtures/mistakes.ts";
import { checkDrafts } from "../server/check-drafts.ts";

it("no message in a form contains a token in braces: people choose values by their descriptions", () => {
  const messages = [...CHANGES.error, ...CHANGES.warning].flatMap((change) => {
    const files = changed(change);
    const drafts = [...files].filter(([file, text]) => FIXTURE_FILES.get(file) !== text);
    return checkDrafts(FIXTURE_FILES, new Map(drafts)).map(({ words }) => words);
  });
  expect(messages.length).toBeGreaterThan(100);
  expect([...new Set(messages)].filter((words) => /\{\{/u.test(words))).toEqual([]);
});
