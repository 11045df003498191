import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { mutationScore } from "../testing/mutation.ts";
import { REPORTS } from "../testing/stages.ts";
import { figures } from "./figures.ts";

/** The table stands between these lines. */
const START = "<!-- figures: npm run bench -- --readme -->";
const END = "<!-- /figures -->";

/** What a runner wrote of its last run; undefined when it was not run here. */
function report(name: string): string | undefined {
  const file = `${REPORTS}/${name}.json`;
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** How many states axe has looked at in tests that passed: each is an annotation. */
function axeStates(): number {
  let states = 0;
  JSON.parse(report("playwright") ?? "null", (_, value) => {
    if (value?.status === "expected")
      states += (value.annotations as { type: string }[]).filter(({ type }) => type === "axe").length;
    return value;
  });
  return states;
}

/** How many tests have passed in other engines. */
function engineChecks(): number {
  return JSON.parse(report("vitest-engines") ?? "null")?.numPassedTests ?? 0;
}

/** What the last runs of the tests found; a test that was not run here has no row. */
function proofs(): [string, string][] {
  const rows: [string, number | undefined, string?][] = [
    ["Pages and states without an axe violation", axeStates()],
    ["Checks passed in Firefox ESR, WebKitGTK and Chromium 109", engineChecks()],
    ["Mutants killed in src/lib (`npm run test:mutation`)", mutationScore(), " %"],
  ];
  return rows.flatMap(([what, count, unit = ""]) =>
    count ? [[what, `${Math.round(count * 10) / 10}${unit}`]] : [],
  );
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
