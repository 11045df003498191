import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { checkContent } from "#content/check.ts";
import { describeProblems } from "#content/problem.ts";
import { isContentFile, readContentFiles, readPublishedFiles } from "#content/read.ts";
import { today } from "#lib/open-now.ts";

/**
 * Prints the problems of the content files.
 * @returns whether one is an error
 */
function reportProblems(root: string): boolean {
  const files = readContentFiles(root);
  const { problems, content } = checkContent(files, today(), readPublishedFiles(root, files.keys()));
  if (problems.length > 0) console.error(`\n${describeProblems(problems)}\n`);
  return !content;
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
