import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Ids of the rows of docs/behaviour that only the Playwright project `thorough` tests (`npm run test:all`).
 */
const THOROUGH = ["A11", "N24", "N25", "Q2", "Q5", "Q6", "R8", "R22", "Y1", "Y13", "Y14"];

const FOLDER = join(import.meta.dirname, "../../docs/behaviour");

interface Row {
  /**
   * The Playwright project in which every-row.ts requires a test of the row. „desk” is a Vitest project;
   * tests/unit/structure.test.ts requires tests of its rows.
   */
  readonly project: string;
  readonly heading: string;
  readonly input: string;
  /** The cells of the row, without its id, as one sentence. */
  readonly name: string;
}

/** The rows of the tables in `docs/behaviour`, by their ids. */
export const ROWS = new Map<string, Row>();
for (const file of readdirSync(FOLDER)) {
  let heading = "";
  for (const line of readFileSync(join(FOLDER, file), "utf8").split("\n")) {
    heading = /^#+ (.*)/.exec(line)?.[1] ?? heading;
    const [, id = "", state, input = "", result] = line.split("|").map((cell) => cell.trim());
    if (!/^[A-Z]\d+$/.test(id) || !result) continue;
    if (ROWS.has(id)) throw new Error(`${file}: row ${id} exists twice`);
    const ofSite = THOROUGH.includes(id) ? "thorough" : "browser";
    const project = { "desk.md": "desk-browser", "desk-data.md": "desk" }[file] ?? ofSite;
    ROWS.set(id, { project, heading, input, name: `${state}; ${input}: ${result}` });
  }
}

/**
 * Returns the title of a test: the ids and headings of the given rows of `docs/behaviour`, and then all cells
 * of a single row, or only the inputs of several rows, because all their cells would be too long for a title.
 * @throws Error for an unknown id
 */
export function row(...ids: readonly string[]): string {
  const rows = ids.map((id) => {
    const found = ROWS.get(id);
    if (!found) throw new Error(`docs/behaviour has no row ${id}`);
    return found;
  });
  const text = (key: "heading" | "input") => [...new Set(rows.map((one) => one[key]))].join("; ");
  return `${ids.join("+")} ${text("heading")}: ${rows.length === 1 ? rows[0]?.name : text("input")}`;
}
