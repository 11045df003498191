/** Finds the browsers of `npm run test:engines`, or installs them. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { runChild } from "../run-child.mjs";
import { isExecutable } from "./chromium.ts";
import { canInstall, installDebianPackages } from "./debian.ts";

/** Programs by the Debian package that brings them. */
const PROGRAMS = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
} as const;

type Package = keyof typeof PROGRAMS;

/**
 * A Chromium near the floor of docs/browsers.md: without popovers, invoker commands, anchors and OKLCH. The npm package
 * holds one Brotli-packed program, for Linux on x86-64.
 */
const OLD_CHROMIUM = {
  specifier: "@sparticuz/chromium@109.0.6",
  archive: "sparticuz-chromium-109.0.6.tgz",
  sha512: "9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==",
  program: "package/bin/chromium.br",
};

const CACHE = ".cache/engines";

/** Whether a program is here or can be installed. CI has no choice: what it cannot have fails there. */
export const canHave = (name: Package) =>
  isExecutable(PROGRAMS[name]) || canInstall() || Boolean(process.env.CI);

/** As canHave, for the old Chromium. */
export const canHaveOldChromium = () =>
  (process.platform === "linux" && process.arch === "x64") || Boolean(process.env.CI);

/**
 * Path of a program; where it is missing and this is root on Debian, its package is installed.
 * @throws Error saying what to do when it cannot be had
 */
export async function program(name: Package): Promise<string> {
  const path = PROGRAMS[name];
  if (!isExecutable(path)) await installDebianPackages(Object.keys(PROGRAMS));
  if (isExecutable(path)) return path;
  throw new Error(`The engine tests need ${path}. This helps: sudo apt-get install ${name}`);
}

/**
 * Path of the old Chromium; fetched with npm the first time, 56 MB.
 * @throws Error when the archive is not the one that is meant
 */
export async function oldChromium(): Promise<string> {
  const path = resolve(CACHE, OLD_CHROMIUM.archive.replace(".tgz", ""));
  if (isExecutable(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  await runChild("npm", ["pack", "--silent", OLD_CHROMIUM.specifier, "--pack-destination", CACHE]);
  const archive = join(CACHE, OLD_CHROMIUM.archive);
  const found = createHash("sha512").update(readFileSync(archive)).digest("base64");
  if (found !== OLD_CHROMIUM.sha512) throw new Error(`${archive} is not ${OLD_CHROMIUM.specifier}.`);
  await runChild("tar", ["-xzf", archive, "-C", CACHE, OLD_CHROMIUM.program]);
  const packed = readFileSync(join(CACHE, OLD_CHROMIUM.program));
  // Under another name until it is whole: an interrupted run leaves no half of a program.
  writeFileSync(`${path}-new`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${path}-new`, path);
  rmSync(join(CACHE, "package"), { recursive: true });
  rmSync(archive);
  return path;
}
