import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** What Vite writes of the packages that the bundler took modules from; not public. */
const TAKEN = "licences.json";

interface Package {
  readonly name: string;
  readonly version: string;
  /** Text of the licence. */
  readonly text?: string;
}

/**
 * Writes the licences of whatever reaches the browser, packages and fonts, into `licente.txt`; nothing links to it.
 * @throws Error when no package or no font is found, or a licence is missing
 */
export function licences(): AstroIntegration {
  let root = "";
  return {
    name: "licences",
    hooks: {
      "astro:config:setup": ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        updateConfig({ vite: { build: { license: { fileName: TAKEN } } } });
      },
      "astro:build:done": ({ dir }) => {
        const taken = new URL(TAKEN, dir);
        const packages: readonly Package[] = JSON.parse(readFileSync(taken, "utf8"));
        rmSync(taken);
        const fontLicences = globSync("src/assets/fonts/OFL-*.txt", { cwd: root }).sort();
        const unnamed = packages.filter(({ text }) => !text).map(({ name }) => name);
        if (packages.length === 0 || fontLicences.length === 0 || unnamed.length > 0)
          throw new Error(`licences.ts finds no package, no font, or no licence: ${unnamed}`);
        const notices = [
          ...packages.map(({ name, version, text }) => `${name} ${version}\n\n${text}`),
          ...fontLicences.map((file) => readFileSync(join(root, file), "utf8").trim()),
        ];
        writeFileSync(new URL("licente.txt", dir), `${notices.join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
      },
    },
  };
}
