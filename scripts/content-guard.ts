import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { ContentError, loadSite } from "../src/lib/content/load.ts";
import { isContentFile } from "../src/lib/content/read.ts";

/** Prints what is wrong in the content files; says whether anything is. */
function reportProblems(root: string): boolean {
  try {
    loadSite(root);
    return false;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\n${error.message}\n`);
    return true;
  }
}

/**
 * Stops build and dev server, in plain words, when a content file is wrong. A running dev server tells, and shows
 * every edit at once.
 */
export function contentGuard(): AstroIntegration {
  let root = "";
  return {
    name: "content-guard",
    hooks: {
      "astro:config:setup": ({ config }) => {
        root = fileURLToPath(config.root);
        if (reportProblems(root)) process.exit(1);
      },
      "astro:server:setup": ({ server }) => {
        server.watcher.on("all", (_event, file) => {
          if (!isContentFile(relative(root, file))) return;
          reportProblems(root);
          server.hot.send({ type: "full-reload" });
        });
      },
    },
  };
}
