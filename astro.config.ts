import react from "@astrojs/react";
import globalData from "@csstools/postcss-global-data";
import { defineConfig } from "astro/config";
import customMedia from "postcss-custom-media";
import { contentGuard } from "./tools/content-guard.ts";

/**
 * The oldest supported browsers (docs/browsers.md). They are the first browsers with cascade layers; older
 * ones would apply none of the site's styles. The entry for iOS makes the minifier keep prefixes that only
 * iPhones need, such as -webkit-text-size-adjust.
 */
const FLOOR = ["chrome99", "edge99", "firefox97", "safari15.4", "ios15.4"];

export default defineConfig({
  trailingSlash: "never",
  build: { format: "file", assets: "assets", inlineStylesheets: "always", concurrency: 4 },
  integrations: [contentGuard(), react()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [
      {
        // Astro adds the styles of client scripts to each page that loads the scripts: all styles of all islands to
        // every page. The build of the client therefore writes one style file, which no page contains; a page has
        // the styles of the components that it renders. Astro's `vite.environments` does not pass this option on.
        name: "page-styles-only",
        configEnvironment: (name) => (name === "client" ? { build: { cssCodeSplit: false } } : undefined),
      },
    ],
    // Vite's default cache folder is in node_modules, which the copies of the project in tests/edits share.
    // Each copy needs its own cache.
    cacheDir: ".cache/vite",
    css: {
      postcss: {
        // Makes the breakpoints of media.css available in every style sheet.
        plugins: [globalData({ files: ["src/styles/media.css"] }), customMedia()],
      },
    },
    build: {
      // The licences of the bundled packages; those of the fonts are in public/. No page links to them.
      license: { fileName: "licente.txt" },
      target: FLOOR,
      // By default Vite compiles styles for the target of scripts, and Astro sets the newest target for
      // client scripts. The styles must also work in the oldest supported browsers.
      cssTarget: FLOOR,
      // SVG files and fonts are never inlined, so that browsers can cache them. Other files, such as scripts,
      // are inlined if they are small.
      assetsInlineLimit: (file) => (/\.(svg|woff2)$/.test(file) ? false : undefined),
    },
  },
});
