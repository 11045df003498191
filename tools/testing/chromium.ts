/** Finds the browser for the browser tests, or installs Debian's. */
import { accessSync, constants } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { chromium } from "@playwright/test";
import { installDebianPackages } from "./debian.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Flags for a Chromium that may run as root, in a container, and asks nobody for anything. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Path of a Chromium: the one that `CHROMIUM_PATH` or `CHROME_PATH` names, an installed browser, Playwright's own.
 * @throws Error when a variable names something that cannot be run
 */
export function findChromium(): string | undefined {
  for (const variable of ["CHROMIUM_PATH", "CHROME_PATH"]) {
    const path = process.env[variable];
    if (!path) continue;
    if (isExecutable(path)) return path;
    throw new Error(`${variable} is "${path}", which is no program. Correct it or unset it.`);
  }
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(isAbsolute), "/usr/bin", "/snap/bin"];
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, chromium.executablePath()].find(isExecutable);
}

/**
 * As findChromium; where there is none and this is root on Debian, installs the package `chromium`.
 * @throws Error saying what to do when none can be had
 */
export async function getChromium(): Promise<string> {
  let found = findChromium();
  if (!found && (await installDebianPackages(["chromium"]))) found = findChromium();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium and found none. One of these helps:\n" +
      "  sudo apt-get install chromium\n" +
      "  npx playwright install chromium\n" +
      "  CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

/** Whether a path names a program that this user may run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
