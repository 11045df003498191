/** Tools that would slow down every install: fetched into `.cache/` when somebody wants them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "../run-child.mjs";

/** Says which packages stand in a folder, whole: written when npm has succeeded. */
const STAMP = "fetched.json";

/**
 * Installs npm packages into a folder of their own, unless the same ones are there already.
 * @param packages exact versions by name
 */
export async function fetchPackages(
  folder: string,
  packages: Readonly<Record<string, string>>,
): Promise<void> {
  const wanted = JSON.stringify({ dependencies: packages });
  const stamp = join(folder, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), wanted);
  const quietly = ["--omit=peer", "--no-audit", "--no-fund"];
  const status = await runChild("npm", ["install", "--prefix", folder, ...quietly]);
  if (status === 0) writeFileSync(stamp, wanted);
}
