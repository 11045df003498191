import type { Plugin } from "vite";

/**
 * The browser's code as plain modules.
 *
 * Vite wraps each `import("…")` in a helper that preloads what the module itself imports. Ours import one module and no
 * style sheet, and without the plugin that puts the helper in the bare call stays: 800 bytes (Brotli) less in the start
 * module of every page, which has 3,000.
 *
 * The styles of components that live in the browser come with the pages that show them; Astro would add them to every page
 * that has the start module, a second time where they are: 1,100 bytes (Brotli) of each, measured on 2026-11-23.
 * @throws Error when Vite has renamed that plugin
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    configResolved({ plugins }) {
      const index = plugins.findIndex(({ name }) => name === "native:import-analysis-build");
      if (index < 0) throw new Error("plain-imports.ts: Vite has no plugin native:import-analysis-build.");
      (plugins as Plugin[]).splice(index, 1);
    },
    generateBundle: {
      // Before Astro looks for styles.
      order: "pre",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        for (const file of Object.keys(bundle)) if (file.endsWith(".css")) delete bundle[file];
      },
    },
  };
}
