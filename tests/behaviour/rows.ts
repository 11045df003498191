import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Rows that only the Playwright project `thorough` tests (`npm run test:all`). */
const THOROUGH = ["R8", "Y13"];

const FOLDER = join(import.meta.dirname, "../../docs/behaviour");

/**
 * The rows of `docs/behaviour` by their ids, each with the test project that must test it and the title of
 * its test.
 */
export const ROWS = new Map<string, { readonly project: string; readonly name: string }>();
for (const file of readdirSync(FOLDER))
  for (const line of readFileSync(join(FOLDER, file), "utf8").split("\n")) {
    const [, id = "", state, input, result] = line.split("|").map((cell) => cell.trim());
    if (!/^[A-Z]\d+$/.test(id) || !result) continue;
    if (ROWS.has(id)) throw new Error(`${file}: row ${id} exists twice`);
    const ofSite = THOROUGH.includes(id) ? "thorough" : "browser";
    const project = { "desk.md": "desk-browser", "desk-data.md": "desk" }[file] ?? ofSite;
    ROWS.set(id, { project, name: `${state}; ${input}: ${result}` });
  }

/**
 * Returns the title of a test for one or several rows of `docs/behaviour`.
 * @throws Error for an unknown id
 */
export function row(...ids: readonly string[]): string {
  const names = ids.map((id) => {
    const found = ROWS.get(id);
    if (!found) throw new Error(`docs/behaviour has no row ${id}`);
    return found.name;
  });
  return `${ids.join("+")} ${names.join(" · ")}`;
}
