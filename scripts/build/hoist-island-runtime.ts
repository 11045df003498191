import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Scripts without a type are Astro's own: the loading directives and the island element. */
const RUNTIME = /<script>([\s\S]*?)<\/script>/g;

/** Small modules, which Astro writes into the page, in the order of the document. */
const MODULE = /<script type="module">([\s\S]*?)<\/script>/g;

/** Astro's rule that islands have no box stands in the middle of the page, where a style is invalid; base.css has it. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/g;

/** What a page can be painted without, joined, and the page without it. The first module stays: it is the start-up. */
function takeScripts(html: string): { html: string; runtime: string[]; modules: string[] } {
  const runtime: string[] = [];
  const modules: string[] = [];
  const rest = html
    .replaceAll(ISLAND_STYLE, "")
    .replaceAll(RUNTIME, (_, script: string) => {
      runtime.push(script);
      return "";
    })
    .replaceAll(MODULE, (script, text: string) => {
      modules.push(text);
      return modules.length === 1 ? script : "";
    });
  return { html: rest, runtime, modules: modules.slice(1) };
}

/**
 * Moves what the first paint does not need, Astro's island runtime (1.6 KB compressed) and the later modules, out of
 * each page into one cached file, so that the pages fit the first round trip.
 * See docs/decisions/2026-11-21-code-when-wanted.md.
 */
export function hoistIslandRuntime(): AstroIntegration {
  return {
    name: "hoist-island-runtime",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const dist = fileURLToPath(dir);
        mkdirSync(join(dist, "assets"), { recursive: true });
        for (const file of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
          if (!file.endsWith(".html")) continue;
          const path = join(dist, file);
          const { html, runtime, modules } = takeScripts(readFileSync(path, "utf8"));
          if (runtime.length < 2 || modules.length < 1)
            throw new Error(`${file} lacks island runtime or modules; has Astro changed its form?`);
          // Each module keeps its own scope.
          const code = [...runtime, ...modules.map((text) => `{${text}}`)].join("\n");
          const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
          const asset = `/assets/islands.${hash}.js`;
          writeFileSync(join(dist, asset), code);
          writeFileSync(
            path,
            html.replace("</head>", `<script type="module" src="${asset}"></script></head>`),
          );
        }
      },
    },
  };
}
