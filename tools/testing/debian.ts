/** Programs of Debian that tests use: browsers, servers. */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { runChild } from "../run-child.mjs";

const APT = "/usr/bin/apt-get";
/** While this file forbids it, Debian does not start the services that it installs. */
const START_POLICY = "/usr/sbin/policy-rc.d";

/** Whether packages can be installed here: as root on Debian. */
export const canInstall = () => process.getuid?.() === 0 && existsSync(APT);

/**
 * Installs packages, where this is root on Debian; elsewhere nothing happens.
 * @returns whether it was tried
 */
export async function installDebianPackages(packages: readonly string[]): Promise<boolean> {
  if (!canInstall()) return false;
  console.log(`Installing Debian's packages: ${packages.join(", ")}`);
  const quietly = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const ownPolicy = !existsSync(START_POLICY);
  if (ownPolicy) writeFileSync(START_POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    await runChild(APT, ["update", "-q"], quietly);
    await runChild(APT, ["install", "-q", "-y", "--no-install-recommends", ...packages], quietly);
  } finally {
    if (ownPolicy) rmSync(START_POLICY, { force: true });
  }
  return true;
}
