/** Programs that `npm run test:all` needs and `npm ci` does not install; `.ci/run` installs them. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";

/**
 * A program is installed if `file` and all files of `with` exist. `installCommand` is the shell command that
 * installs the program.
 */
interface Source {
  readonly file: string;
  readonly with?: readonly string[];
  readonly installCommand: string;
}

const debian = (file: string, packages: string, more: readonly string[] = []): Source => ({
  file,
  with: more,
  installCommand: `sudo apt-get install ${packages}`,
});

/**
 * Describes an npm package that is large and rarely needed, and therefore has its own folder with a
 * package.json.
 */
const npm = (folder: string, file: string): Source => ({
  file: `${folder}/node_modules/${file}`,
  installCommand: `npm ci --prefix ${folder}`,
});

export const PROGRAMS = {
  apache: debian("/usr/sbin/apache2", "apache2"),
  firefox: debian("/usr/bin/firefox-esr", "firefox-esr"),
  git: debian("/usr/bin/git", "git"),
  oldChromium: npm("tests/engines/old-chromium", "@sparticuz/chromium/bin/chromium.br"),
  webkit: debian("/usr/bin/WebKitWebDriver", "webkit2gtk-driver xvfb", ["/usr/bin/Xvfb"]),
} satisfies Record<string, Source>;

export type Program = keyof typeof PROGRAMS;

/** Path at which a program is expected. */
export const pathOf = (name: Program): string => resolve(PROGRAMS[name].file);

export const isInstalled = (name: Program): boolean => {
  const { file, with: more = [] }: Source = PROGRAMS[name];
  return [file, ...more].every(existsSync);
};

/**
 * Returns a sentence with the missing programs and the commands that install them, or undefined if none is
 * missing.
 */
export function describeMissing(...names: readonly Program[]): string | undefined {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  const commands = new Set(missing.map((name) => PROGRAMS[name].installCommand));
  return `${missing.join(", ")} missing: ${[...commands].join(" && ")}`;
}
