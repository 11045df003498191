import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { mutationScore } from "../testing/mutation.ts";
import { REPORTS } from "../testing/stages.ts";
import { figures } from "./figures.ts";

/** The table stands between these lines. */
const START = "<!-- figures: npm run bench -- --readme -->";
const END = "<!-- /figures -->";

/** Names of the tests that passed in the last run of a stage; undefined when it was not run here. */
function passed(report: string): string[] | undefined {
  const file = `${REPORTS}/${report}.json`;
  if (!existsSync(file)) return undefined;
  // Both runners write a test's title, then what became of it.
  const text = readFileSync(file, "utf8");
  const names: string[] = [];
  JSON.parse(text, (_, value) => {
    if (value?.title && (value.status === "passed" || value.ok === true)) names.push(value.title);
    return value;
  });
  return names;
}

/** What the last runs of the tests found; a test that was not run here has no row. */
function proofs(): [string, string][] {
  const axe = passed("playwright")?.filter((title) => /^R1[07] /.test(title)).length;
  const engines = passed("vitest-engines")?.length;
  const score = mutationScore();
  return [
    ...(axe ? [["Pages and states without an axe violation", `${axe}`] as [string, string]] : []),
    ...(engines
      ? [["Checks passed in Firefox ESR, WebKitGTK and Chromium 109", `${engines}`] as [string, string]]
      : []),
    ...(score
      ? [["Mutants killed in src/lib (`npm run test:mutation`)", `${score.toFixed(1)} %`] as [string, string]]
      : []),
  ];
}

/** Writes what was measured into the README, with where and when. @throws when the README has no place for it */
export function writeReadme(): void {
  const readme = readFileSync("README.md", "utf8");
  const [from, to] = [readme.indexOf(START), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`README.md has no lines ${START} and ${END}.`);
  const machine = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const rows = [...figures(), ...proofs()].map(([what, value]) => `| ${what} | ${value} |`);
  const table = [
    START,
    `Measured on ${day} with ${machine.length} × ${machine[0]?.model.trim()}, by \`npm run bench -- --readme\`;`,
    "passed checks are counted from the last runs of the tests.",
    "",
    "| What | Figure |",
    "| --- | --- |",
    ...rows,
    "",
  ].join("\n");
  writeFileSync("README.md", readme.slice(0, from) + table + readme.slice(to));
}
