import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { inlineScripts, inlineStyles } from "../../hosting/csp.ts";
import { readPages } from "../../hosting/site-files.ts";

/**
 * Inline code in the given pages that the build did not write: a script that is neither a module of the bundle nor the
 * same on every page, a style beyond the head that is not the same on every page.
 * @param pages HTML by file
 * @param bundled scripts that the bundler wrote
 * @returns one line for each
 */
export function foreignCode(
  pages: ReadonlyMap<string, string>,
  bundled: ReadonlySet<string>,
): readonly string[] {
  const everywhere = (find: (html: string) => readonly string[]) =>
    [...pages.values()]
      .map((html) => new Set(find(html)))
      .reduce((common, codes) => common.intersection(codes));
  const scripts = everywhere(inlineScripts).union(bundled);
  const styles = everywhere(inlineStyles);
  return [...pages].flatMap(([file, html]) =>
    [
      ...inlineScripts(html).filter((code) => !scripts.has(code)),
      ...inlineStyles(html.slice(html.indexOf("</head>"))).filter((code) => !styles.has(code)),
    ].map((code) => `${file}: ${code.trim().slice(0, 120)}`),
  );
}

/**
 * Stops the build when a page holds inline code from elsewhere, such as a text of the content: the policy
 * (hosting/csp.ts) allows every inline script and style by its hash, so nothing else may become one.
 */
export function ownCode(): AstroIntegration {
  const bundled = new Set<string>();
  const collect = {
    name: "own-code",
    generateBundle: {
      // Before Astro takes the scripts that it puts into pages out of the bundle.
      order: "pre" as const,
      handler(_options: unknown, bundle: Readonly<Record<string, { readonly code?: string }>>) {
        for (const { code } of Object.values(bundle)) if (code) bundled.add(code.trim());
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
        const foreign = foreignCode(readPages(fileURLToPath(dir)), bundled);
        if (foreign.length === 0) return;
        throw new Error(`Inline code that the build did not write:\n${foreign.join("\n")}`);
      },
    },
  };
}
