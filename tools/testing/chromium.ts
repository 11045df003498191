/** Finds the Chromium of tests and benchmarks and gives its launch options. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

/** A Chromium from npm for Linux on x86-64, with the libraries that a bare Debian lacks. */
const PACKAGE = "node_modules/@sparticuz/chromium";

/**
 * Flags in addition to Playwright's. Chromium uses only the last `--disable-features`, so the first flag
 * repeats the relevant features of Playwright's list. Without the last flag, headless Chromium rounds the
 * width of each letter to whole pixels.
 */
const FLAGS = [
  "--disable-features=PaintHolding,MediaRouter,OptimizationHints,WebUIOmniboxPopup,WebUIOmniboxAimPopup",
  "--disable-gpu",
  "--disable-quic",
  "--font-render-hinting=none",
];

/**
 * Unpacks the Chromium of a package, unless it is already unpacked.
 * @param name of the folder in `.cache`
 * @param from folder of the package
 * @returns the folder with the program, its fonts and its libraries
 */
function unpack(name: string, from: string): string {
  const folder = resolve(".cache", name);
  if (existsSync(folder)) return folder;
  mkdirSync(".cache", { recursive: true });
  // The folder gets its final name when it is complete, so that an interrupted run leaves no incomplete
  // program, and simultaneous runs do not disturb each other.
  const own = mkdtempSync(`${folder}-`);
  const script = `await (await import(process.argv[1])).default.executablePath();`;
  // The package unpacks itself into TMPDIR. It unpacks its libraries only if it detects AWS Lambda.
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

/**
 * Returns the launch options for a Chromium. Chromium gets only the fonts of the tests, so that text has the
 * same width on every machine.
 */
const optionsFor = (executablePath: string, libraries?: string): LaunchOptions => ({
  executablePath,
  args: FLAGS,
  env: {
    ...(process.env as Record<string, string>),
    ...(libraries && { LD_LIBRARY_PATH: libraries }),
    FONTCONFIG_FILE: resolve("tests/browser/fonts.conf"),
  },
});

/** Unpacks the current Chromium. @returns its folder */
function unpackCurrent(): string {
  const { version } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, "utf8"));
  return unpack(`chromium-${version}`, PACKAGE);
}

/** Launch options for an unpacked Chromium; all versions use the libraries of the current package. */
const unpackedOptions = (folder: string) =>
  optionsFor(join(folder, "chromium"), join(unpackCurrent(), "al2023/lib"));

/** Launch options for Chromium 109, which has no popovers, anchor positioning or OKLCH (docs/browsers.md). */
export const oldChromiumOptions = (): LaunchOptions =>
  unpackedOptions(unpack("chromium-109", "tests/engines/old-chromium/node_modules/@sparticuz/chromium"));

/**
 * Returns the launch options for a Chromium: on Linux with x86-64 the program in the package
 * `@sparticuz/chromium`; elsewhere Playwright's (`npx playwright install chromium`).
 */
export function chromiumOptions(): LaunchOptions {
  if (process.platform === "linux" && process.arch === "x64") return unpackedOptions(unpackCurrent());
  return optionsFor(chromium.executablePath());
}

export const launchChromium = () => chromium.launch(chromiumOptions());
