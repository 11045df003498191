/** Installs what tests need of the programs in programs.json. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { runChild } from "../run-child.mjs";
import { folderOf, isHere, PROGRAMS, type Program } from "./programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** What the tests of a project start; installed before any of them, where that can be. */
    programs: readonly Program[];
  }
}

/** Vitest's globalSetup: of all projects that are to run, in one installation. */
export const setup = ({ vitest }: TestProject): Promise<void> =>
  provide(...vitest.projects.flatMap(({ config }) => config.provide.programs ?? []));

/**
 * Installs those programs that are missing: Debian's where this is root on Debian, npm's anywhere. What cannot be had is
 * still missing afterwards (`lacking` says what helps).
 */
export async function provide(...names: readonly Program[]): Promise<void> {
  for (const name of new Set(names)) await fetchPackages(name);
  const missing = [...new Set(names)].filter((name) => !isHere(name));
  const packages = missing.flatMap((name) => PROGRAMS[name].debian ?? []);
  if (packages.length > 0 && process.getuid?.() === 0) await installPackages(packages);
}

const APT = "/usr/bin/apt-get";
/** While this file forbids it, Debian does not start the services that it installs. */
const POLICY = "/usr/sbin/policy-rc.d";

/**
 * Installs Debian's packages, where there is apt-get; its own messages say what is wrong. A signal ends this process after
 * the policy file is gone: it reaches the child, whose end is waited for.
 */
export async function installPackages(
  packages: readonly string[],
  apt: string = APT,
  policy: string = POLICY,
): Promise<void> {
  if (!existsSync(apt)) return;
  console.log(`Installing Debian's packages: ${packages.join(", ")}`);
  const commands = '"$0" -q update; exec "$0" -qy --no-install-recommends install "$@"';
  const quietly = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const isOurs = !existsSync(policy);
  let status = 0;
  try {
    if (isOurs) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
    status = await runChild("sh", ["-c", commands, apt, ...packages], quietly);
  } finally {
    if (isOurs) rmSync(policy, { force: true });
  }
  if (status >= 128) process.exit(status);
}

/** Installs a program's npm packages into a folder of its own, unless the same ones are there already. */
async function fetchPackages(name: Program): Promise<void> {
  const { npm } = PROGRAMS[name];
  if (!npm) return;
  const folder = folderOf(name);
  const wanted = JSON.stringify({ dependencies: npm });
  // Written when npm has succeeded.
  const stamp = join(folder, "fetched.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), wanted);
  const words = ["install", `--prefix=${folder}`, "--omit=peer", "--no-audit", "--no-fund"];
  if ((await runChild("npm", words)) === 0) writeFileSync(stamp, wanted);
  else rmSync(folder, { recursive: true });
}
