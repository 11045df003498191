import type { AstroIntegration } from "astro";
import { moveOut } from "./built-pages.ts";

/** Scripts without a type are Astro's own: the loading directives and the island element. */
const RUNTIME = /<script>([\s\S]*?)<\/script>/g;

/** Small modules, which Astro writes into the page, in the order of the document. */
const MODULE = /<script type="module">([\s\S]*?)<\/script>/g;

/** Astro's rule that islands have no box stands in the middle of the page, where a style is invalid; base.css has it. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/g;

/**
 * What an island says although the runtime would take it for granted: 150 bytes a page. `client:wanted` reads no
 * option but „seen”, and the runtime, now a module, starts when all children are there.
 */
const DEFAULTS =
  / (?:uid="[^"]*"|component-export="default"|props="\{\}"|opts="[^"]*:true\}"|await-children(?:="")?)/g;
const WANTED_ISLAND = /<astro-island [^>]*client="wanted"[^>]*>/g;

/** What a page can be painted without, and the page without it. The first module stays: it is the start-up. */
function takeScripts(page: string, file: string) {
  const runtime: string[] = [];
  const modules: string[] = [];
  const html = page
    .replaceAll(ISLAND_STYLE, "")
    .replaceAll(WANTED_ISLAND, (tag) => tag.replaceAll(DEFAULTS, ""))
    .replaceAll(RUNTIME, (_, script: string) => {
      runtime.push(script);
      return "";
    })
    .replaceAll(MODULE, (script, text: string) => {
      modules.push(text);
      return modules.length === 1 ? script : "";
    });
  if (runtime.length < 2 || modules.length < 1)
    throw new Error(`${file} lacks island runtime or modules; has Astro changed its form?`);
  // Each module keeps its own scope.
  return { html, content: [...runtime, ...modules.slice(1).map((text) => `{${text}}`)].join("\n") };
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
      "astro:build:done": ({ dir }) =>
        moveOut(
          dir,
          "islands.js",
          takeScripts,
          (address) => `<script type="module" src="${address}"></script>`,
        ),
    },
  };
}
