import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../docs/behaviour");

/** What a run of tests shows: the public site, or the clinic's desk. */
export type Subject = "site" | "desk";

/** Every row by its id, with its name as a test. */
const rows = new Map<string, { subject: Subject; name: string }>();
for (const file of readdirSync(FOLDER))
  for (const line of readFileSync(join(FOLDER, file), "utf8").split("\n")) {
    const [, id = "", state, input, result] = line.split("|").map((cell) => cell.trim());
    if (!/^[A-Z]\d+$/.test(id) || !result) continue;
    if (rows.has(id)) throw new Error(`${file}: row ${id} exists twice`);
    rows.set(id, {
      subject: file === "desk.md" ? "desk" : "site",
      name: `${state}; ${input}: ${result}`,
    });
  }

/** Rows of a subject whose id begins none of these titles of tests, alone or with others. */
export function missingRows(subject: Subject, titles: readonly string[]): string[] {
  const shown = new Set(titles.flatMap((title) => title.split(" ", 1)[0]?.split("+") ?? []));
  return [...rows].flatMap(([id, row]) =>
    row.subject === subject && !shown.has(id) ? [`${id} ${row.name}`] : [],
  );
}

/** Name of the test for a row of `docs/behaviour`, or for several that it shows on one page. */
export function row(...ids: readonly string[]): string {
  const names = ids.map((id) => {
    const found = rows.get(id);
    if (!found) throw new Error(`docs/behaviour has no row ${id}`);
    return found.name;
  });
  return `${ids.join("+")} ${names.join(" · ")}`;
}
