import { describe, expect, it } from "vitest";
import { checkContent } from "../../../src/lib/content/check.ts";
import { describeProblem, describeProblems } from "../../../src/lib/content/problem.ts";
import { FIXTURE_FILES } from "../../fixtures/content.ts";
import { edited, isExpected, problemsOf } from "./edit.ts";
import { EDITS } from "./edits.ts";

it("finds nothing wrong in the content of this repository", () => {
  const { problems, content } = checkContent(FIXTURE_FILES);
  expect(describeProblems(problems)).toMatch(/^0 /);
  expect(content).toBeDefined();
});

describe.each(EDITS)("$name", (edit) => {
  it("is named with file, field and remedy", () => {
    const problems = problemsOf(edit);
    expect(problems.filter(isExpected(edit)), describeProblems(problems)).toHaveLength(1);
  });

  it("gives no content, and no word that Zod or a parser wrote in English", () => {
    const { problems, content } = checkContent(edited(edit));
    expect(content).toBeUndefined();
    for (const { remedy } of problems) {
      expect(remedy).not.toMatch(
        /invalid|expected|required|received|unrecognized|undefined|must|too (big|small)/i,
      );
    }
  });
});

it("leads to the line where the mistake stands", () => {
  const lineWith = (file: string, matches: (line: string) => boolean) =>
    (FIXTURE_FILES.get(file)?.split("\n").findIndex(matches) ?? -2) + 1;
  const line = (file: string, text: string) => lineWith(file, (entry) => entry.includes(text));
  const topLine = (file: string, text: string) => lineWith(file, (entry) => entry.startsWith(text));
  const cases: [name: string, line: number][] = [
    ["a price that is text", line("content/prices.yaml", "amount:")],
    ["a missing field", line("content/prices.yaml", "id:")],
    ["hours that end before they begin", line("content/clinic.yaml", "closes:")],
    ["an unknown examination in a link", line("content/services/rmn-cerebral.yaml", "service: rmn-coloana")],
    ["a cedilla letter", topLine("content/clinic.yaml", "name:")],
    ["a colon inside a text without quotes", topLine("content/cas.yaml", "title:")],
    ["a broken header of a legal document", topLine("content/legal/gdpr.md", "title:")],
  ];
  for (const [name, wanted] of cases) {
    const edit = EDITS.find((entry) => entry.name === name);
    const found = edit && problemsOf(edit).find(isExpected(edit));
    expect([name, found?.line]).toEqual([name, wanted]);
  }
});

it("says so when a file is missing", () => {
  const files = new Map(FIXTURE_FILES);
  files.delete("content/faq.yaml");
  expect(checkContent(files).problems).toEqual([
    { file: "content/faq.yaml", remedy: "fișierul lipsește; puneți-l la loc" },
  ]);
});

it.each([
  "content/services/RMN umăr.yaml",
  "content/services/rmn-umar.yml",
  "content/pages/umar.yaml",
  "content/legal/vechi/gdpr.md",
])("does not leave out %s without a word", (file) => {
  const files = new Map(FIXTURE_FILES).set(file, "");
  expect(checkContent(files).problems.map(describeProblem)).toEqual([
    expect.stringContaining(`${file}\n  nu este folosit de nicio pagină; verificați numele`),
  ]);
});

it("lists all problems at once, each with its place", () => {
  const files = edited({ file: "content/prices.yaml", change: [/amount: \d+/, "amount: -1"] });
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
  const files = edited({ file: "content/prices.yaml", change: [/amount: \d+/, "amount: 0835"] });
  expect(checkContent(files).content?.prices.amounts[0]?.amount).toBe(835);
});

it("stays valid when the owner decides that both readings of a price are the same amount", () => {
  const prices = (FIXTURE_FILES.get("content/prices.yaml") ?? "").replaceAll(/amount: \d+/g, "amount: 900");
  expect(checkContent(new Map(FIXTURE_FILES).set("content/prices.yaml", prices)).problems).toEqual([]);
});
