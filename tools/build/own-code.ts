import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { inlineScripts, inlineStyles } from "../../hosting/csp.ts";
import { readPages } from "../../hosting/site-files.ts";
import { SPECULATION } from "../../src/shell/speculation.ts";

/**
 * Inline code in the given pages that the build did not write: a script that the bundler did not emit, a style beyond
 * the head, where Astro puts none.
 * @param pages HTML by file
 * @param own scripts that the build wrote
 * @returns one line for each
 */
export function foreignCode(pages: ReadonlyMap<string, string>, own: ReadonlySet<string>): readonly string[] {
  return [...pages].flatMap(([file, html]) =>
    [
      ...inlineScripts(html).filter((code) => !own.has(code.trim())),
      ...inlineStyles(html.slice(html.indexOf("</head>"))),
    ].map((code) => `${file}: ${code.trim().slice(0, 120)}`),
  );
}

/**
 * Stops the build when a page holds inline code from elsewhere, such as a text of the content: the policy
 * (hosting/csp.ts) allows every inline script and style by its hash, so nothing else may become one. It saves no bytes:
 * it is what makes the hashes mean something.
 */
export function ownCode(): AstroIntegration {
  const own = new Set([SPECULATION]);
  const collect = {
    name: "own-code",
    generateBundle: {
      // Before Astro takes what it puts into pages out of the bundle.
      order: "pre" as const,
      handler(_options: unknown, bundle: Readonly<Record<string, { readonly code?: string }>>) {
        for (const { code } of Object.values(bundle)) if (code) own.add(code.trim());
      },
    },
  };
  return {
    name: "own-code",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collect] } });
      },
      "astro:build:done": ({ dir }) => {
        const foreign = foreignCode(readPages(fileURLToPath(dir)), own);
        if (foreign.length === 0) return;
        throw new Error(`Inline code that the build did not write:\n${foreign.join("\n")}`);
      },
    },
  };
}
