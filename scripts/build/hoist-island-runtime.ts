import type { AstroIntegration } from "astro";
import { moveOut } from "./built-pages.ts";

/** Scripts without a type are Astro's own: the loading directives and the island element. */
const RUNTIME = /<script>([\s\S]*?)<\/script>/g;

/** Astro's rule that islands have no box stands in the middle of the page, where a style is invalid; base.css has it. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/g;

/**
 * What an island says although the runtime would take it for granted: 150 bytes a page. `client:wanted` reads no
 * option but „seen”, and the runtime, now a module, starts when all children are there.
 */
const DEFAULTS =
  / (?:uid="[^"]*"|component-export="default"|props="\{\}"|opts="[^"]*:true\}"|await-children(?:="")?)/g;
const WANTED_ISLAND = /<astro-island [^>]*client="wanted"[^>]*>/g;

/** Astro's runtime, and the page without it. */
function takeRuntime(page: string, file: string) {
  const runtime: string[] = [];
  const html = page
    .replaceAll(ISLAND_STYLE, "")
    .replaceAll(WANTED_ISLAND, (tag) => tag.replaceAll(DEFAULTS, ""))
    .replaceAll(RUNTIME, (_, script: string) => {
      runtime.push(script);
      return "";
    });
  if (runtime.length < 2)
    throw new Error(`${file} lacks Astro's island runtime; has Astro changed its form?`);
  return { html, content: runtime.join("\n") };
}

/**
 * Moves Astro's island runtime (1.9 KB compressed) out of each page into a cached file, and leaves its address for
 * src/islands/start/island-runtime.ts, which fetches it when islands may be wanted.
 * See docs/decisions/2026-11-21-code-when-wanted.md.
 */
export function hoistIslandRuntime(): AstroIntegration {
  return {
    name: "hoist-island-runtime",
    hooks: {
      "astro:build:done": ({ dir }) =>
        moveOut(
          dir,
          "islands.js",
          takeRuntime,
          (address) => ` data-islands="${address}"`,
          /(?<=<div id="root")/,
        ),
    },
  };
}
