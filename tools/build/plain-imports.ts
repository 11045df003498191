import type { Plugin } from "vite";

/**
 * Vite wraps each `import("…")` in a helper that preloads what the module itself imports. Ours import one module and no
 * style sheet, and without the plugin that puts the helper in the bare call stays: 800 bytes (Brotli) less in the start
 * module of every page, which has 3,000.
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
  };
}
