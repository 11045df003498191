import { readFileSync } from "node:fs";
import { join } from "node:path";

const FILE = /<script type="module" src="(\/assets\/[^"]+)"><\/script>/g;

/**
 * Puts the start (src/shell/start.ts) into a page: as a file it would be asked for on a slow line before it may ask for
 * what it is there for. Astro does so itself only with scripts that import nothing.
 * @returns the page, and its start's file, which nothing names any more
 * @throws Error when the page names no script, or more than one, or the script imports nothing
 */
export function inlineStart(folder: string, page: string): { html: string; file: string } {
  const [[, file = ""] = [], ...more] = page.matchAll(FILE);
  // What the file imports stands beside it, and is now told from the page.
  const code =
    file && readFileSync(join(folder, file), "utf8").trim().replaceAll("import(`./", "import(`/assets/");
  if (more.length > 0 || !code.includes("/assets/"))
    throw new Error(`inline-start.ts knows one script of a page, which imports another, not this: ${code}`);
  return { html: page.replace(FILE, () => `<script type="module">${code}</script>`), file };
}
