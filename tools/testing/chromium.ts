/** The Chromium of the tests: the machine's, Debian's, or Playwright's own; and an old one. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { folderOf, pathOf } from "./programs.ts";
import { provide } from "./provide.ts";

/**
 * Flags beside Playwright's. Of lists of features Chromium heeds the last one: this is what matters of Playwright's, and the
 * address bar's menus, pages that cost every window 0.5 s of work.
 */
export const CHROMIUM_FLAGS = [
  "--disable-features=PaintHolding,MediaRouter,OptimizationHints,WebUIOmniboxPopup,WebUIOmniboxAimPopup",
  "--disable-gpu",
  "--disable-quic",
];

/** Path of a Chromium: the one that `CHROMIUM_PATH` names, an installed browser, Playwright's own. */
export function findChromium(): string | undefined {
  const installed = [pathOf("chromium"), "/snap/bin/chromium", "/usr/bin/google-chrome"];
  return process.env.CHROMIUM_PATH || [...installed, chromium.executablePath()].find(existsSync);
}

/** As findChromium; where there is none, Debian's is installed. @returns undefined for one that does not start, too */
export async function getChromium(): Promise<string | undefined> {
  await provide("fonts", ...(findChromium() ? [] : (["chromium"] as const)));
  const path = findChromium();
  return path && spawnSync(path, ["--version"]).status === 0 ? path : undefined;
}

/** Starts that Chromium. */
export const launchChromium = async () =>
  chromium.launch({ executablePath: await getChromium(), args: CHROMIUM_FLAGS });

/** Path of the old Chromium, which has to be here, unpacked. */
export function oldChromium(): string {
  const path = join(folderOf("oldChromium"), "chromium");
  if (existsSync(path)) return path;
  // Under another name until it is whole: an interrupted run leaves no half of a program.
  writeFileSync(`${path}-new`, brotliDecompressSync(readFileSync(pathOf("oldChromium"))), { mode: 0o755 });
  renameSync(`${path}-new`, path);
  return path;
}
