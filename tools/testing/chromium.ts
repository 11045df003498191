/** The Chromium of tests and benchmarks. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

/** A Chromium from npm for Linux on x86-64, with the libraries that a bare Debian lacks. */
const PACKAGE = "node_modules/@sparticuz/chromium";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
];

/**
 * Flags in addition to Playwright's. Chromium obeys only the last list of features, so the first flag repeats the
 * relevant ones of Playwright. Without the last flag a headless shell rounds the width of each letter to whole
 * pixels.
 */
const FLAGS = [
  "--disable-features=PaintHolding,MediaRouter,OptimizationHints,WebUIOmniboxPopup,WebUIOmniboxAimPopup",
  "--disable-gpu",
  "--disable-quic",
  "--font-render-hinting=none",
];

/**
 * Unpacks a version of the package, once.
 * @param name of the folder in `.cache`
 * @param from folder of the package
 * @returns the folder with the program, its fonts and its libraries
 */
function unpack(name: string, from: string): string {
  const folder = resolve(".cache", name);
  if (existsSync(folder)) return folder;
  mkdirSync(".cache", { recursive: true });
  // Renamed when it is complete: an interrupted run leaves no incomplete program, and two runs do not interfere.
  const own = mkdtempSync(`${folder}-`);
  const script = `await (await import(process.argv[1])).default.executablePath();`;
  // It unpacks into the folder for temporary files, and unpacks its libraries only on Amazon's machines.
  const env = { ...process.env, TMPDIR: own, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" };
  execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", script, join(resolve(from), "build/index.js")],
    { env },
  );
  if (existsSync(folder)) rmSync(own, { recursive: true });
  else renameSync(own, folder);
  return folder;
}

/** How a program is started: with no font but those of the tests, so that text is as wide on every machine. */
const optionsFor = (executablePath: string, libraries?: string): LaunchOptions => ({
  executablePath,
  args: FLAGS,
  env: {
    ...(process.env as Record<string, string>),
    ...(libraries && { LD_LIBRARY_PATH: libraries }),
    FONTCONFIG_FILE: resolve("tests/browser/fonts.conf"),
  },
});

/** Folder of the package's Chromium, unpacked. */
function today(): string {
  const { version } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, "utf8"));
  return unpack(`chromium-${version}`, PACKAGE);
}

const start = (folder: string) => optionsFor(join(folder, "chromium"), join(today(), "al2023/lib"));

/** How a Chromium near the floor of docs/browsers.md is started: without popovers, anchors and OKLCH. */
export const oldChromiumOptions = (): LaunchOptions =>
  start(unpack("chromium-109", "tests/engines/old-chromium/node_modules/@sparticuz/chromium"));

/**
 * The launch options of Chromium: the one that `CHROMIUM_PATH` names, the package's, an installed one, or
 * Playwright's own.
 * @throws Error that says how to install one
 */
export function chromiumOptions(): LaunchOptions {
  if (process.env.CHROMIUM_PATH) return optionsFor(process.env.CHROMIUM_PATH);
  if (process.platform === "linux" && process.arch === "x64") return start(today());
  const path = [...INSTALLED, chromium.executablePath()].find(existsSync);
  if (!path) throw new Error("There is no Chromium on this machine: npx playwright install chromium");
  return optionsFor(path);
}

export const launchChromium = () => chromium.launch(chromiumOptions());
