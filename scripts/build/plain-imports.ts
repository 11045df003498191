import type { Plugin } from "vite";

/**
 * Vite wraps each `import("…")` in a helper that preloads what the module itself imports. Ours import one module and no
 * style sheet: the helper would be larger than the code that calls it, and a request of its own. Without the plugin
 * that puts it in, the bare call stays; should Vite rename it, pages get heavier, which the budgets show.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    configResolved({ plugins }) {
      const index = plugins.findIndex(({ name }) => name === "native:import-analysis-build");
      if (index >= 0) (plugins as Plugin[]).splice(index, 1);
    },
  };
}
