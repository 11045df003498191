/** Tools that would slow down every install: fetched into `.cache/` when somebody wants them. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { runChild } from "../run-child.mjs";

/**
 * Installs npm packages into a folder of their own, unless its program is there already.
 * @param program file inside the folder by which it is seen that they are there
 * @param packages names with exact versions
 */
export async function fetchPackages(
  folder: string,
  program: string,
  packages: readonly string[],
): Promise<void> {
  if (existsSync(`${folder}/${program}`)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, "{}");
  const quietly = ["--omit=peer", "--no-audit", "--no-fund"];
  await runChild("npm", ["install", "--prefix", folder, ...quietly, ...packages]);
}
