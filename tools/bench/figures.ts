import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

/** The README's table stands between these lines. */
const START = "<!-- figures: npm run bench -- --readme -->";
const END = "<!-- /figures -->";

const rows = new Map<string, string>();

/** Gives the README's table a row; each benchmark has its own. */
export function addFigure(what: string, value: string): void {
  rows.set(what, value);
}

/** Writes what was measured into the README, with where and when. @throws when the README has no place for it */
export function writeReadme(): void {
  const readme = readFileSync("README.md", "utf8");
  const [from, to] = [readme.indexOf(START), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`README.md has no lines ${START} and ${END}.`);
  const machine = cpus();
  const table = [
    START,
    `Measured on ${new Date().toISOString().slice(0, 10)} with ${machine.length} × ${machine[0]?.model.trim()}.`,
    "",
    "| What | Figure |",
    "| --- | --- |",
    ...[...rows].map(([what, value]) => `| ${what} | ${value} |`),
    "",
  ].join("\n");
  writeFileSync("README.md", readme.slice(0, from) + table + readme.slice(to));
}
