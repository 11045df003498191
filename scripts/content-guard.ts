import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { checkContent } from "../src/lib/content/check.ts";
import { describeProblems } from "../src/lib/content/problem.ts";
import { readContentFiles } from "./content-files.ts";

/** Stops build and dev server, in plain words, when a content file is wrong. */
export function contentGuard(): AstroIntegration {
  return {
    name: "content-guard",
    hooks: {
      "astro:config:setup": ({ config }) => {
        const { problems } = checkContent(readContentFiles(fileURLToPath(config.root)));
        if (problems.length === 0) return;
        console.error(`\n${describeProblems(problems)}\n`);
        process.exit(1);
      },
    },
  };
}
