/** The Chromium of the tests: the machine's, Debian's, or Playwright's own; and an old one. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { folderOf, PROGRAMS } from "./programs.ts";
import { provide } from "./provide.ts";

/**
 * Flags for a Chromium that may run as root, in a container, and asks nobody for anything. Of lists of features it heeds the
 * last one: this is what matters of Playwright's, and the address bar's menus, pages that cost every window 0.5 s of work.
 */
export const CHROMIUM_FLAGS = [
  "--disable-features=PaintHolding,MediaRouter,OptimizationHints,WebUIOmniboxPopup,WebUIOmniboxAimPopup",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Path of a Chromium: the one that `CHROMIUM_PATH` names, an installed browser, Playwright's own.
 * @throws Error when the variable names something that is not there
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH is "${named}", which is no program. Correct it or unset it.`);
  const installed = [...PROGRAMS.chromium.files, "/snap/bin/chromium", "/usr/bin/google-chrome"];
  return named || [...installed, chromium.executablePath()].find((path) => existsSync(path));
}

/** No browser is to be had; the message says what helps. */
export class NoBrowserError extends Error {}

/**
 * As findChromium; where there is none, Debian's is installed, or Playwright's own is fetched.
 * @throws NoBrowserError when neither can be, or what is here does not start
 */
export async function getChromium(): Promise<string> {
  await provide("fonts", ...(findChromium() ? [] : (["chromium"] as const)));
  if (!findChromium()) {
    console.log("Fetching Playwright's own Chromium …");
    const words = ["node_modules/@playwright/test/cli.js", "install", "--no-shell", "chromium"];
    spawnSync(process.execPath, words, { stdio: "ignore" });
  }
  const path = findChromium();
  if (path && spawnSync(path, ["--version"]).status === 0) return path;
  throw new NoBrowserError("Chromium is missing, or does not start: sudo apt-get install chromium");
}

/** Starts that Chromium. */
export const launchChromium = async () =>
  chromium.launch({ executablePath: await getChromium(), args: CHROMIUM_FLAGS });

/** What npm's registry said of the package when it was chosen. */
const OLD_CHROMIUM =
  "sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==";

/** Path of the old Chromium, which has to be here, unpacked. @throws Error when the package is not the one that is meant */
export function oldChromium(): string {
  const folder = folderOf("oldChromium");
  const path = `${folder}/chromium`;
  if (existsSync(path)) return path;
  const { packages } = JSON.parse(readFileSync(`${folder}/node_modules/.package-lock.json`, "utf8"));
  if (packages["node_modules/@sparticuz/chromium"]?.integrity !== OLD_CHROMIUM)
    throw new Error(`${folder} holds another package than the one that is meant.`);
  const packed = readFileSync(PROGRAMS.oldChromium.files[0]);
  // Under another name until it is whole: an interrupted run leaves no half of a program.
  writeFileSync(`${path}-new`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${path}-new`, path);
  return path;
}
