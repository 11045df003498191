import customMedia from "postcss-custom-media";
import { defineConfig } from "vite";

/** The desk's own pages; built at each start, so that they are never older than their sources. */
export default defineConfig({
  css: { postcss: { plugins: [customMedia()] } },
  build: {
    outDir: "../../.cache/desk/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
});
