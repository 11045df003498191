import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../docs/behaviour");

/** The desk's table, whose tests are a run of their own. */
const DESK = "desk.md";

/** What a run of tests shows: the public site, or the clinic's desk. */
export type Subject = "site" | "desk";

/** Rows of a subject's behaviour tables by id, of all tables without one; the value is the row as a test name. */
function behaviourRows(subject?: Subject): Map<string, string> {
  const rows = new Map<string, string>();
  const tables = readdirSync(FOLDER).filter((name) => name.endsWith(".md"));
  for (const file of tables.filter((name) => !subject || (name === DESK) === (subject === "desk"))) {
    for (const line of readFileSync(join(FOLDER, file), "utf8").split("\n")) {
      const [, id, state, input, result] = line.split("|").map((cell) => cell.trim());
      if (!id || !/^[A-Z]\d+$/.test(id) || !result) continue;
      if (rows.has(id)) throw new Error(`${file}: row ${id} exists twice`);
      rows.set(id, `${id} ${state}; ${input}: ${result}`);
    }
  }
  return rows;
}

/** Rows of a subject whose id begins none of these titles of tests. */
export function missingRows(subject: Subject, titles: readonly string[]): string[] {
  const shown = new Set(titles.map((title) => title.split(" ", 1)[0]));
  return [...behaviourRows(subject)].filter(([id]) => !shown.has(id)).map(([, row]) => row);
}

const rows = behaviourRows();

/** Name of the test for a row of `docs/behaviour`. */
export function row(id: string): string {
  const name = rows.get(id);
  if (!name) throw new Error(`docs/behaviour has no row ${id}`);
  return name;
}
