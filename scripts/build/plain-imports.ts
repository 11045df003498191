import type { Plugin } from "vite";

/**
 * Vite wraps each `import()` in a helper that preloads what the module itself imports. Ours import one module and no
 * style sheet: the helper would be six times the code that calls it, and is replaced by the bare call.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    load: (id) =>
      id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined,
  };
}
