import react from "@astrojs/react";
import globalData from "@csstools/postcss-global-data";
import { defineConfig } from "astro/config";
import customMedia from "postcss-custom-media";
import { LICENSES_FILE } from "./tools/build/licences.ts";
import { contentGuard } from "./tools/content-guard.ts";

/**
 * The floor of docs/browsers.md: the first versions with cascade layers, without which no style applies. "ios" keeps the
 * prefixes that only iPhones need, such as -webkit-text-size-adjust.
 */
const FLOOR = ["chrome99", "edge99", "firefox97", "safari15.4", "ios15.4"];

export default defineConfig({
  trailingSlash: "never",
  build: { format: "file", assets: "assets", inlineStylesheets: "always", concurrency: 4 },
  integrations: [contentGuard(), react()],
  devToolbar: { enabled: false },
  vite: {
    // The project's own, so that copies of the project that share node_modules do not write into one cache.
    cacheDir: ".cache/vite",
    css: {
      postcss: {
        // Every style sheet knows the breakpoints of media.css.
        plugins: [globalData({ files: ["src/styles/media.css"] }), customMedia()],
      },
    },
    build: {
      license: { fileName: LICENSES_FILE },
      target: FLOOR,
      // Astro builds the client's scripts for newer browsers, but their styles are also in the pages.
      cssTarget: FLOOR,
      // Art and fonts stay files that are cached; small scripts go into the page.
      assetsInlineLimit: (file) => (/\.(svg|woff2)$/.test(file) ? false : undefined),
    },
  },
});
