import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { readPages } from "../../hosting/site-files.ts";

const FILE = /<script type="module" src="(\/assets\/[^"]+)"><\/script>/g;

/**
 * Puts the start (src/shell/start.ts) into each page: as a file it would be asked for on a slow line before it may ask for
 * what it is there for. Astro does so itself only with scripts that import nothing.
 * @throws Error when pages name another file, or more than one
 */
export function inlineStart(): AstroIntegration {
  return {
    name: "inline-start",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = [...readPages(dist)];
        const named = new Set(pages.flatMap(([, html]) => [...html.matchAll(FILE)].map(([, file]) => file)));
        const [file] = named;
        if (!file || named.size > 1)
          throw new Error(`inline-start.ts knows one script of all pages, not ${[...named].join(", ")}.`);
        // What the file imports stands beside it, and is now told from the page.
        const code = readFileSync(join(dist, file), "utf8")
          .trim()
          .replaceAll("import(`./", "import(`/assets/");
        if (!code.includes("/assets/")) throw new Error("inline-start.ts: the start imports nothing.");
        for (const [page, html] of pages)
          writeFileSync(
            join(dist, page),
            html.replaceAll(FILE, () => `<script type="module">${code}</script>`),
          );
        rmSync(join(dist, file));
      },
    },
  };
}
