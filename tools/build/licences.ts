import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Vite writes the licences of the bundled packages into this file (`build.license`). `writeLicences` reads
 * the file and deletes it, so that it is not published.
 */
export const LICENSES_FILE = "licences.json";

/**
 * Writes the file `licente.txt`: the licences of all packages and fonts that browsers download. No page links
 * to the file.
 * @throws Error if no package or no font is found, or if a licence is missing
 */
export function writeLicences(folder: string): void {
  const file = join(folder, LICENSES_FILE);
  const packages: { name: string; version: string; text?: string }[] = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  const fonts = globSync("src/assets/fonts/OFL-*.txt").sort();
  const unnamed = packages.filter(({ text }) => !text).map(({ name }) => name);
  if (packages.length === 0 || fonts.length === 0 || unnamed.length > 0)
    throw new Error(`licences.ts finds no package, no font, or no licence: ${unnamed}`);
  const notices = [
    ...packages.map(({ name, version, text }) => `${name} ${version}\n\n${text}`),
    ...fonts.map((file) => readFileSync(file, "utf8").trim()),
  ];
  writeFileSync(join(folder, "licente.txt"), `${notices.join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
}
