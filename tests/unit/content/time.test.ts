import { expect, it } from "vitest";
import { checkContent } from "../../../src/content/check.ts";
import { launchProblems } from "../../../src/content/launch.ts";
import { siteFrom } from "../../../src/content/load.ts";
import { today } from "../../../src/lib/open-now.ts";
import { changed } from "../../fixtures/mistakes.ts";

const DAYS = [
  ["half an hour into New Year's Day", "2026-12-31T22:30:00Z", "2027-01-01"],
  ["29 February", "2028-02-29T12:00:00Z", "2028-02-29"],
  ["Christmas", "2026-12-25T10:00:00Z", "2026-12-25"],
  ["the night that the clock goes forward", "2027-03-28T00:59:00Z", "2027-03-28"],
  ["the night that the clock goes back", "2027-10-31T01:30:00Z", "2027-10-31"],
  ["the last minute of a summer day", "2027-06-30T20:59:00Z", "2027-06-30"],
] as const;

it.each(DAYS)("today is Timișoara's: %s", (_, moment, day) => {
  expect(today(new Date(moment))).toBe(day);
});

it.each(DAYS)(
  "a text of today is not in the future, and closing days go when they are over: %s",
  (_, moment, day) => {
    const now = today(new Date(moment));
    const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    const files = changed({
      file: "clinic.yaml",
      find: "closingDays: .*",
      write: `closingDays:\n  - { from: "${dayBefore}" }\n  - { from: "${day}" }`,
    });
    for (const [file, text] of files)
      files.set(file, text.replace(/^(reviewed|version): .*/m, `$1: "${day}"`));
    const { content } = checkContent(files, now);
    if (!content) throw new Error("The content is wrong");
    expect(launchProblems(content, now, {}).filter(({ remedy }) => remedy.includes("viitor"))).toEqual([]);
    expect(siteFrom(content, now).clinic.closingDays).toEqual([{ from: day }]);
  },
);
