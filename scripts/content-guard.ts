import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { checkContent } from "../src/lib/content/check.ts";
import { describeProblems } from "../src/lib/content/problem.ts";
import { readContentFiles } from "./content-files.ts";

/** Prints what is wrong in the content files; says whether anything is. */
function reportProblems(root: string): boolean {
  const { problems } = checkContent(readContentFiles(root));
  if (problems.length > 0) console.error(`\n${describeProblems(problems)}\n`);
  return problems.length > 0;
}

/** Stops build and dev server, in plain words, when a content file is wrong; a running dev server only tells. */
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
          if (file.startsWith(join(root, "content/")) && /\.(ya?ml|md)$/.test(file)) reportProblems(root);
        });
      },
    },
  };
}
