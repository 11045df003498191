/** Programs that the suites of `npm run test:all` start and `npm ci` does not bring; `.ci/run` installs them. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** A program is present when its file and those `with` it exist; `command` installs it. */
interface Source {
  readonly file: string;
  readonly with?: readonly string[];
  readonly bring: string;
}

const debian = (file: string, packages: string, more: readonly string[] = []): Source => ({
  file,
  with: more,
  bring: `sudo apt-get install ${packages}`,
});

/** Packages of npm that are large and that few need have a folder of their own. */
const npm = (folder: string, file: string): Source => ({
  file: `${folder}/node_modules/${file}`,
  bring: `npm ci --prefix ${folder}`,
});

export const PROGRAMS = {
  apache: debian("/usr/sbin/apache2", "apache2"),
  faketime: debian("/usr/bin/faketime", "faketime"),
  firefox: debian("/usr/bin/firefox-esr", "firefox-esr"),
  git: debian("/usr/bin/git", "git"),
  ip: debian("/usr/bin/ip", "iproute2"),
  mount: debian("/usr/bin/mount", "mount"),
  nginx: debian("/usr/sbin/nginx", "nginx-light libnginx-mod-http-brotli-static", [
    "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  ]),
  oldChromium: npm("tests/engines/old-chromium", "@sparticuz/chromium/bin/chromium.br"),
  openssl: debian("/usr/bin/openssl", "openssl"),
  rsync: debian("/usr/bin/rsync", "rsync"),
  webkit: debian("/usr/bin/WebKitWebDriver", "webkit2gtk-driver xvfb", ["/usr/bin/Xvfb"]),
} satisfies Record<string, Source>;

export type Program = keyof typeof PROGRAMS;

/** Path of a program, whether it is there or not. */
export const pathOf = (name: Program): string => resolve(PROGRAMS[name].file);

export const isHere = (name: Program): boolean => {
  const { file, with: more = [] }: Source = PROGRAMS[name];
  return [file, ...more].every(existsSync);
};

/** One sentence with the missing programs and the commands that install them; undefined when all are present. */
export function lacking(...names: readonly Program[]): string | undefined {
  const missing = names.filter((name) => !isHere(name));
  if (missing.length === 0) return undefined;
  const commands = new Set(missing.map((name) => PROGRAMS[name].bring));
  return `${missing.join(", ")} missing: ${[...commands].join(" && ")}`;
}

/** Why a test is skipped where everything is installed, and the one reason for which CI passes over it. */
export const NO_NAMESPACES =
  "no mount namespace can be made here (CAP_SYS_ADMIN is missing, or this is a chroot)";
