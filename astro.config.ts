import { readFileSync } from "node:fs";
import { basename } from "node:path";
import react from "@astrojs/react";
import globalData from "@csstools/postcss-global-data";
import { defineConfig } from "astro/config";
import customMedia from "postcss-custom-media";
import { LICENSES_FILE } from "./tools/build/licences.ts";
import { contentGuard } from "./tools/content-guard.ts";

/**
 * The oldest supported browsers (docs/browsers.md): the first ones with cascade layers, without which no style applies.
 * With "ios" the minifier keeps prefixes that only iPhones need, such as -webkit-text-size-adjust.
 */
const FLOOR = ["chrome99", "edge99", "firefox97", "safari15.4", "ios15.4"];

/** The source of the file that imports the style sheet of every island. */
const islandStyles = readFileSync("src/client/island-styles.ts", "utf8");

export default defineConfig({
  trailingSlash: "never",
  build: { format: "file", assets: "assets", inlineStylesheets: "always", concurrency: 4 },
  integrations: [contentGuard(), react()],
  devToolbar: { enabled: false },
  vite: {
    // The default is in node_modules, which copies of the project share; each copy needs its own cache.
    cacheDir: ".cache/vite",
    css: {
      postcss: {
        // Makes the breakpoints of media.css available in every style sheet.
        plugins: [globalData({ files: ["src/styles/media.css"] }), customMedia()],
      },
    },
    build: {
      // Keeps the styles of the islands in one chunk; island-styles.ts says why.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: "island-styles", test: (id) => islandStyles.includes(`/${basename(id)}"`) }],
          },
        },
      },
      license: { fileName: LICENSES_FILE },
      target: FLOOR,
      // Astro sets a newer target for client scripts; their styles are also part of the pages and need the same target.
      cssTarget: FLOOR,
      // SVG and fonts are never inlined, so that browsers cache them; small scripts are inlined.
      assetsInlineLimit: (file) => (/\.(svg|woff2)$/.test(file) ? false : undefined),
    },
  },
});
