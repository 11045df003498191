import reactRenderer from "@astrojs/react";
import { defineConfig } from "astro/config";
import customMedia from "postcss-custom-media";
import { shortClassNames } from "./scripts/build/class-names.ts";
import { hoistIslandRuntime } from "./scripts/build/hoist-island-runtime.ts";
import { laterStyles } from "./scripts/build/later-styles.ts";
import { licences } from "./scripts/build/licences.ts";
import { ownCode } from "./scripts/build/own-code.ts";
import { plainImports } from "./scripts/build/plain-imports.ts";
import { scheduleModule } from "./scripts/build/schedule-module.ts";
import { wantedDirective } from "./scripts/build/wanted-directive.ts";
import { contentGuard } from "./scripts/content-guard.ts";

/** React comes in one file with what all islands share, whichever of them asks for it. */
const react = {
  name: "react",
  test: /node_modules[\\/](react|react-dom|scheduler|@astrojs)[\\/]|KeepMarkup|slices[\\/]types/,
};

/** Astro names a script after its page, with a tail that says nothing and travels with every page. */
const entryFileNames = ({ name }: { name: string }) =>
  `assets/${name.replace(/\.astro_astro_type_script.*/, "")}.[hash].js`;

export default defineConfig({
  output: "static",
  trailingSlash: "never",
  build: { format: "file", assets: "assets", inlineStylesheets: "always" },
  integrations: [
    contentGuard(),
    reactRenderer(),
    wantedDirective(),
    ownCode(),
    licences(),
    hoistIslandRuntime(),
    laterStyles(),
  ],
  devToolbar: { enabled: false },
  server: { port: 4321 },
  vite: {
    // The project's own, so that copies of the project that share node_modules do not write into one cache.
    cacheDir: ".cache/vite",
    plugins: [scheduleModule(import.meta.dirname), plainImports()],
    css: {
      modules: { generateScopedName: shortClassNames(import.meta.dirname, process.argv.includes("dev")) },
      postcss: { plugins: [customMedia()] },
    },
    worker: { format: "es" },
    build: {
      // The floor of docs/browsers.md: the first versions with cascade layers, without which no style applies.
      target: ["chrome99", "edge99", "firefox97", "safari15.4"],
      // Art and fonts stay files that are cached; small scripts go into the page.
      assetsInlineLimit: (file) => (/\.(svg|woff2)$/.test(file) ? false : undefined),
    },
    environments: {
      client: {
        // What is imported later imports nothing itself: the helper that fetches ahead would be larger than it.
        build: {
          modulePreload: false,
          rolldownOptions: { output: { codeSplitting: { groups: [react] }, entryFileNames } },
        },
      },
    },
  },
});
