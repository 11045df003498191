/**
 * `node desk/server/preview/build-bundles.ts <folder>` builds the desk's page and the site's pages into the folder.
 * It runs as a separate process (bundles.ts starts it), because bundlers use hundreds of megabytes of
 * memory, and the desk stays open all day.
 */
import { resolve } from "node:path";
import { type AstroIntegration, build as buildSite } from "astro";
import { build } from "vite";
import site from "../../../astro.config.ts";

/**
 * An adapter for Astro whose entry point is render-page.ts. The desk imports the built module and renders pages
 * with it.
 */
const adapter: AstroIntegration = {
  name: "desk",
  hooks: {
    "astro:config:done": ({ setAdapter }) => {
      setAdapter({
        name: "desk",
        entrypointResolution: "auto",
        serverEntrypoint: new URL("./render-page.ts", import.meta.url),
        supportedAstroFeatures: { serverOutput: "stable", sharpImageService: "stable" },
      });
    },
  },
};

const folder = resolve(process.argv[2] as string);
await build({
  root: "desk/client",
  configFile: false,
  logLevel: "error",
  build: {
    outDir: `${folder}/client`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // preview-frame.ts is the script of the preview's pages. File names have no hash, because these pages
      // load it at a fixed address.
      input: ["index.html", "preview/preview-frame.ts"].map((file) => resolve("desk/client", file)),
      output: { entryFileNames: "[name].js" },
    },
  },
});
// Uses the site's own configuration, but keeps only React of its integrations: the others are needed only for
// a publication.
const react = site.integrations?.flat().filter((one) => one && one.name === "@astrojs/react") ?? [];
await buildSite({
  ...site,
  configFile: false,
  logLevel: "error",
  output: "server",
  outDir: `${folder}/pages`,
  integrations: react,
  adapter,
});
