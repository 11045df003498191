import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import customMedia from "postcss-custom-media";
import { build } from "vite";

/** The desk's own pages, by path below its address. */
export type ClientFiles = ReadonlyMap<string, Buffer>;

/** Builds the desk's pages; about two seconds, so that they are never older than their sources. */
export async function buildClient(root: string): Promise<ClientFiles> {
  const outDir = join(root, ".cache/desk/client", String(process.pid));
  mkdirSync(outDir, { recursive: true });
  const { NODE_ENV } = process.env;
  try {
    await build({
      root: join(root, "desk/client"),
      base: "./",
      configFile: false,
      logLevel: "error",
      css: { postcss: { plugins: [customMedia()] } },
      build: {
        outDir,
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [join(root, "desk/client/index.html"), join(root, "desk/client/inside.ts")],
          // The preview's pages ask for it by its name.
          output: {
            entryFileNames: ({ name }) => (name === "inside" ? "inside.js" : "assets/[name]-[hash].js"),
          },
        },
      },
    });
    const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    return new Map(
      files.map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(outDir.length + 1).replaceAll("\\", "/"), readFileSync(path)];
      }),
    );
  } finally {
    // Vite leaves „production” behind, which would reach the development server and the builds.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    rmSync(outDir, { recursive: true, force: true });
  }
}
