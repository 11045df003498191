/**
 * `node desk/server/build.ts folder`: builds the output that built.ts describes. It runs in a process of its own,
 * because bundlers use hundreds of megabytes of memory, and the desk stays open all day.
 */
import { resolve } from "node:path";
import { type AstroIntegration, build as buildSite } from "astro";
import customMedia from "postcss-custom-media";
import { build } from "vite";
import site from "../../astro.config.ts";

/** An adapter for Astro; the code that imports `pages.ts` renders the pages. */
const rendered: AstroIntegration = {
  name: "desk",
  hooks: {
    "astro:config:done": ({ setAdapter }) => {
      setAdapter({
        name: "desk",
        entrypointResolution: "auto",
        serverEntrypoint: new URL("./pages.ts", import.meta.url),
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
  css: { postcss: { plugins: [customMedia()] } },
  build: {
    outDir: `${folder}/client`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The desk's page, and the script for the pages of the preview, whose address must be known.
      input: ["index.html", "inside.ts"].map((file) => resolve("desk/client", file)),
      output: { entryFileNames: "[name].js" },
    },
  },
});
// The site's own configuration, without the parts that only a publication needs.
const react = site.integrations?.flat().filter((one) => one && one.name === "@astrojs/react") ?? [];
await buildSite({
  ...site,
  configFile: false,
  logLevel: "error",
  output: "server",
  outDir: `${folder}/pages`,
  integrations: react,
  adapter: rendered,
});
