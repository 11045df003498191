import { hash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** What Vite writes of the packages that the bundler took modules from; not public. */
const TAKEN = "licences.json";

interface Package {
  readonly name: string;
  readonly version: string;
  /** SPDX. */
  readonly identifier: string;
  /** Text of the licence. */
  readonly text?: string;
}

/** A part in CycloneDX's words. */
const component = (part: object, licence: string, sha512: string) => ({
  ...part,
  licenses: [{ license: { id: licence } }],
  hashes: [{ alg: "SHA-512", content: sha512 }],
});

/**
 * Writes the licences of whatever reaches the browser, packages and fonts, into `licente.txt`, and what these parts are into
 * the software bill of materials `sbom.cdx.json`; nothing links to them. `npm sbom` does not serve: it lists what is
 * installed, where this is what the bundler took, and its time and random number make equal builds differ.
 * @throws Error when no package or no font is found, or a licence is missing
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function licences(): AstroIntegration {
  let root = "";
  const read = (file: string) => readFileSync(join(root, file));
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
        const fonts = globSync("src/assets/fonts/*.woff2", { cwd: root }).sort();
        const fontLicences = globSync("src/assets/fonts/OFL-*.txt", { cwd: root }).sort();
        const unnamed = packages.filter(({ text }) => !text).map(({ name }) => name);
        if (packages.length === 0 || fontLicences.length === 0 || unnamed.length > 0)
          throw new Error(`licences.ts finds no package, no font, or no licence: ${unnamed}`);
        const notices = [
          ...packages.map(({ name, version, text }) => `${name} ${version}\n\n${text}`),
          ...fontLicences.map((file) => read(file).toString().trim()),
        ];
        writeFileSync(new URL("licente.txt", dir), `${notices.join(`\n\n${"-".repeat(80)}\n\n`)}\n`);

        const lock = JSON.parse(read("package-lock.json").toString());
        const libraries = packages.map(({ name, version, identifier }) => {
          const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
          const { integrity } = lock.packages[`node_modules/${name}`];
          const sha512 = Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
          return component({ type: "library", name, version, purl }, identifier, sha512);
        });
        // Glyphs are a selection of tools/fonts: a font has a hash, and no version of its own.
        const files = fonts.map((file) =>
          component({ type: "file", name: basename(file) }, "OFL-1.1", hash("sha512", read(file))),
        );
        const bill = {
          bomFormat: "CycloneDX",
          specVersion: "1.6",
          version: 1,
          metadata: { component: { type: "application", name: lock.name, version: lock.version } },
          components: [...libraries, ...files],
        };
        writeFileSync(new URL("sbom.cdx.json", dir), `${JSON.stringify(bill, null, 2)}\n`);
      },
    },
  };
}
