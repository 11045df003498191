import { existsSync } from "node:fs";
import { resolve } from "node:path";

/**
 * The programs that `npm run test:all` needs and `npm ci` does not install, each with its file. `.ci/run`
 * installs them on Debian.
 */
const FILES = {
  apache: "/usr/sbin/apache2",
  firefox: "/usr/bin/firefox-esr",
  git: "/usr/bin/git",
  oldChromium: "tests/engines/old-chromium/node_modules/@sparticuz/chromium/bin/chromium.br",
  webkit: "/usr/bin/WebKitWebDriver",
};

export type Program = keyof typeof FILES;

/** Path at which a program is expected. */
export const pathOf = (name: Program): string => resolve(FILES[name]);

export const isInstalled = (name: Program): boolean => existsSync(pathOf(name));
