import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { leavesOf } from "../../src/lib/content/leaves.ts";
import { fieldName, type Problem } from "../../src/lib/content/problem.ts";
import { launchProblems } from "../../src/lib/launch/launch.ts";
import { REAL_CONTENT, REAL_FILES } from "./real-content.ts";

const place = ({ file, path }: Problem) => (path ? `${file}: ${fieldName(path)}` : file);

/** A day on which no review is in the future. */
const REVIEWED_ON =
  [...leavesOf(REAL_CONTENT)]
    .filter(({ path, value }) => path.at(-1) === "reviewed" && /^\d{4}-/.test(value))
    .map(({ value }) => value)
    .toSorted()
    .at(-1) ?? "";

describe("the content of this repository", () => {
  const asked = Object.values(REAL_CONTENT.openDecisions).flat();

  it("asks for what docs/open-questions.md explains", () => {
    const questions = readFileSync("docs/open-questions.md", "utf8");
    for (const { id } of asked) expect(questions, id).toContain(`\`${id}\``);
  });

  it("names places that exist", () => {
    for (const { file } of asked) expect([...REAL_FILES.keys()]).toContain(file);
  });

  it("has nothing open beside declared placeholders, unknown facts and undecided questions", () => {
    const known = [
      ...REAL_CONTENT.clinic.placeholders.map((field) => `content/clinic.yaml: ${field}`),
      ...Object.entries(REAL_CONTENT.clinic.operator).flatMap(([field, value]) =>
        value === null ? [`content/clinic.yaml: operator → ${field}`] : [],
      ),
    ];
    const others = launchProblems(REAL_CONTENT, REVIEWED_ON, {})
      .filter(
        ({ remedy, path }) =>
          !remedy.startsWith("de hotărât") && !["body", "checked"].includes(String(path?.at(-1))),
      )
      .map(place);
    expect(others.sort()).toEqual(known.sort());
  });
});
