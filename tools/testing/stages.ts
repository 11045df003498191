/** The stages of `npm test`, in order. */
import { isReproducible } from "../build/reproducible.ts";
import { type Counts, node, playwright, single } from "./runners.ts";

/** A check of its own, or a project of vitest.config.ts. */
export type Stage = {
  readonly name: string;
  /** A stage that has to succeed first; after its failure this one is not run, so that one cause is told once. */
  readonly needs?: string;
  /** `npm run test:fast` leaves out what needs a browser; what is extra runs only when it is named. */
  readonly kind?: "browser" | "extra";
} & ({ readonly run: () => Promise<Counts> } | { readonly project: string });

const check = (name: string, ...words: string[]) => ({
  name,
  run: async () => single(await node(words)),
});
const BUILD = "build";

export const STAGES: readonly Stage[] = [
  check("format and lint", "node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off"),
  check("nothing unused", "node_modules/knip/bin/knip.js"),
  // Reads every .ts and .tsx file, too: `tsc` beside it found nothing more.
  check("types", "node_modules/astro/bin/astro.mjs", "check"),
  check(BUILD, "tools/tasks/build.ts"),
  { name: "reproducible build", needs: BUILD, run: async () => single(await isReproducible()) },
  { name: "unit", project: "unit" },
  { name: "desk", project: "desk" },
  { name: "texts", needs: BUILD, project: "content" },
  { name: "built HTML and budgets", needs: BUILD, project: "dist" },
  { name: "servers", needs: BUILD, project: "hosting" },
  { name: "other engines", needs: BUILD, kind: "browser", project: "engines" },
  { name: "edits", needs: BUILD, kind: "extra", project: "edits" },
  {
    name: "browser",
    needs: BUILD,
    kind: "browser",
    run: () => playwright("playwright.config.ts", "site"),
  },
  {
    name: "desk in the browser",
    needs: "desk",
    kind: "browser",
    run: () => playwright("desk/tests/playwright.config.ts", "desk"),
  },
];
