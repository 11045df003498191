import { readFileSync } from "node:fs";
import reactRenderer from "@astrojs/react";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";
import postcss, { type ChildNode, type Plugin } from "postcss";
import customMedia from "postcss-custom-media";
import { shortClassNames } from "./tools/build/class-names.ts";
import { contentModules } from "./tools/build/content-modules.ts";
import { TAKEN } from "./tools/build/licences.ts";
import { plainImports } from "./tools/build/plain-imports.ts";
import { contentGuard } from "./tools/content-guard.ts";

const isForPaper = (node: ChildNode) =>
  node.type === "atrule" && node.name === "media" && node.params === "print";

/**
 * What every style sheet has: the breakpoints, and a CSS Module its layer where it names none: `paper` for what is printed,
 * `page` for a screen, which has the last word, and else `components`.
 */
const sharedStyles: Plugin = {
  postcssPlugin: "shared-styles",
  Once(styles) {
    const file = styles.source?.input.file ?? "";
    if (file.includes(".module.css")) {
      const own = file.includes("Screen.module") ? "page" : "components";
      for (const node of styles.nodes.filter((node) => node.type !== "atrule" || node.name !== "layer"))
        node.replaceWith(
          postcss.atRule({ name: "layer", params: isForPaper(node) ? "paper" : own }).append(node.clone()),
        );
    }
    styles.prepend(postcss.parse(readFileSync("src/styles/media.css", "utf8")));
  },
};

/** React at build. In the browser it comes by src/client.tsx: Astro's own way there would be a file more, and unused. */
function reactAtBuild(): AstroIntegration {
  const { name, hooks } = reactRenderer();
  return {
    name,
    hooks: {
      ...hooks,
      "astro:config:setup": (options) =>
        hooks["astro:config:setup"]?.({
          ...options,
          addRenderer: ({ clientEntrypoint: _, ...renderer }) => options.addRenderer(renderer),
        }),
    },
  };
}

export default defineConfig({
  trailingSlash: "never",
  build: { format: "file", assets: "assets", inlineStylesheets: "always", concurrency: 4 },
  integrations: [contentGuard(), reactAtBuild()],
  devToolbar: { enabled: false },
  vite: {
    // The project's own, so that copies of the project that share node_modules do not write into one cache.
    cacheDir: ".cache/vite",
    plugins: [contentModules(import.meta.dirname), plainImports()],
    css: {
      // Whoever looks at a page's source in development reads Vite's own names.
      modules: process.argv.includes("dev")
        ? {}
        : { generateScopedName: shortClassNames(import.meta.dirname) },
      postcss: { plugins: [sharedStyles, customMedia()] },
    },
    worker: { format: "es" },
    build: {
      license: { fileName: TAKEN },
      // The floor of docs/browsers.md: the first versions with cascade layers, without which no style applies.
      target: ["chrome99", "edge99", "firefox97", "safari15.4"],
      // Art and fonts stay files that are cached; small scripts go into the page.
      assetsInlineLimit: (file) => (/\.(svg|woff2)$/.test(file) ? false : undefined),
    },
    environments: {
      // What is imported later imports nothing itself: the helper that fetches ahead would be larger than it.
      client: {
        build: {
          modulePreload: false,
          // React comes in one file with what all pages have; the bundler would give its smallest part a file of its own.
          rolldownOptions: {
            output: {
              codeSplitting: { groups: [{ name: "client", test: /node_modules\/react|src\/client\.tsx/ }] },
            },
          },
        },
      },
    },
  },
});
