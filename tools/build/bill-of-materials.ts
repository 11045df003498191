import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly integrity?: string }>>;
}

/** SHA-512 of a package as the lock file holds it, in the hexadecimal digits that CycloneDX wants. */
function hashes(integrity: string | undefined) {
  const [, digest] = /^sha512-(\S+)/.exec(integrity ?? "") ?? [];
  return digest ? [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }] : [];
}

/** A font, whose glyphs are a selection of tools/fonts: so it has a hash, and no version of its own. */
const font = (root: string, file: string) => ({
  type: "file",
  name: basename(file),
  licenses: [{ license: { id: "OFL-1.1" } }],
  hashes: [
    {
      alg: "SHA-512",
      content: createHash("sha512")
        .update(readFileSync(join(root, file)))
        .digest("hex"),
    },
  ],
});

/**
 * The software bill of materials of what reaches the browser and is not this project's own: CycloneDX 1.6, without a time,
 * so that equal builds stay equal.
 * @param root folder of the project
 * @param packages names of npm packages
 * @param fonts their files
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function billOfMaterials(root: string, packages: Iterable<string>, fonts: readonly string[]): string {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
  const lock = read("package-lock.json") as LockFile;
  const { name, version } = read("package.json") as { name: string; version: string };
  const components = [...packages].sort().map((name) => {
    const { version, license } = read(`node_modules/${name}/package.json`) as Record<string, string>;
    return {
      type: "library",
      name,
      version,
      purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
      licenses: [{ license: { id: license } }],
      hashes: hashes(lock.packages[`node_modules/${name}`]?.integrity),
    };
  });
  const bill = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name, version } },
    components: [...components, ...fonts.map((file) => font(root, file))],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
