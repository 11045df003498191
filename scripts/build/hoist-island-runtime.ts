import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** The scripts that Astro writes into every page that hydrates: loading directives and the island element. */
const RUNTIME = /<script>(\(\(\)=>\{[^<]*?(?:astro:idle|astro-island)[\s\S]*?\}\)\(\);)<\/script>/g;

/** Runtime scripts of a page, joined, and the page without them. */
function takeRuntime(html: string): { html: string; runtime: string } {
  const scripts: string[] = [];
  const rest = html.replaceAll(RUNTIME, (_, script: string) => {
    scripts.push(script);
    return "";
  });
  return { html: rest, runtime: scripts.join("\n") };
}

/**
 * Moves Astro's island runtime (1.6 KB compressed, not needed for the first paint) out of each page into one
 * cached file, so that the pages fit the first round trip. See docs/decisions/2026-11-20-island-runtime-file.md.
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
          const { html, runtime } = takeRuntime(readFileSync(path, "utf8"));
          if (!runtime) throw new Error(`${file} holds no island runtime; has Astro changed its form?`);
          const hash = createHash("sha256").update(runtime).digest("base64url").slice(0, 8);
          const asset = `/assets/islands.${hash}.js`;
          writeFileSync(join(dist, asset), runtime);
          writeFileSync(path, html.replace("</head>", `<script src="${asset}" defer></script></head>`));
        }
      },
    },
  };
}
