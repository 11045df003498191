import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../docs/behaviour");

/** Rows of all behaviour tables by id; the value is the row as a test name. */
export function behaviourRows(): Map<string, string> {
  const rows = new Map<string, string>();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".md"))) {
    for (const line of readFileSync(join(FOLDER, file), "utf8").split("\n")) {
      const [, id, state, input, result] = line.split("|").map((cell) => cell.trim());
      if (!id || !/^[A-Z]\d+$/.test(id) || !result) continue;
      if (rows.has(id)) throw new Error(`${file}: row ${id} exists twice`);
      rows.set(id, `${id} ${state}; ${input}: ${result}`);
    }
  }
  return rows;
}

const rows = behaviourRows();

/** Name of the test for a row of `docs/behaviour`. */
export function row(id: string): string {
  const name = rows.get(id);
  if (!name) throw new Error(`docs/behaviour has no row ${id}`);
  return name;
}
