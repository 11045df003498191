import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { billOfMaterials } from "./bill-of-materials.ts";

/** Addresses of the notices and of the bill of materials; nothing links to them. */
const NOTICES = "licente.txt";
const BILL = "sbom.cdx.json";

/** Licences of the fonts, beside them. */
const FONT_LICENCES = "src/assets/fonts/OFL-*.txt";
const FONTS = "src/assets/fonts/*.woff2";

/** Name of the package that a module belongs to, or undefined for the project's own. */
const packageOf = (id: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/"))?.[1];

/** Licence of a package, under its name and version. */
function notice(root: string, name: string): string {
  const folder = join(root, "node_modules", name);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  const [file] = globSync("LICEN[CS]E*", { cwd: folder });
  if (!file) throw new Error(`${name} reaches the browser and has no licence file.`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}`;
}

/**
 * Writes the licences of whatever reaches the browser into one file: the packages that the bundler took modules from
 * and the fonts; and what these parts are into another, for machines. `npm sbom` does not serve: it lists what is
 * installed, where this is what the bundler took, and its time and random number make equal builds differ.
 * @throws Error when no package or no font is found
 */
export function licences(): AstroIntegration {
  const packages = new Set<string>();
  let root = "";
  const collect = {
    name: "licences",
    applyToEnvironment: ({ name }: { readonly name: string }) => name === "client",
    generateBundle(
      _options: unknown,
      bundle: Readonly<Record<string, { readonly moduleIds?: readonly string[] }>>,
    ) {
      for (const id of Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)) {
        const name = packageOf(id);
        if (name) packages.add(name);
      }
    },
  };
  return {
    name: "licences",
    hooks: {
      "astro:config:setup": ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        updateConfig({ vite: { plugins: [collect] } });
      },
      "astro:build:done": ({ dir }) => {
        const fonts = globSync(FONT_LICENCES, { cwd: root }).map((file) =>
          readFileSync(join(root, file), "utf8").trim(),
        );
        if (packages.size === 0 || fonts.length === 0)
          throw new Error("licences.ts finds no package or no font that reaches the browser.");
        const notices = [...[...packages].sort().map((name) => notice(root, name)), ...fonts.sort()];
        writeFileSync(new URL(NOTICES, dir), `${notices.join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
        writeFileSync(
          new URL(BILL, dir),
          billOfMaterials(root, packages, globSync(FONTS, { cwd: root }).sort()),
        );
      },
    },
  };
}
