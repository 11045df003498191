/** Programs that tests and commands start and `npm ci` does not bring: Debian's, and those of npm that are large. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** Files by which a program is there, whole, with the packages that bring them: Debian's, or npm's by exact version. */
interface Source {
  readonly files: readonly [string, ...string[]];
  readonly debian?: readonly string[];
  readonly npm?: Readonly<Record<string, string>>;
}

/** Folder of a program that npm brings: in the project's own, every installation would take longer. */
export const folderOf = (name: string) => resolve(".cache", name);
const FONTS = "/usr/share/fonts/truetype";
const LIBRARIES = "/usr/lib/x86_64-linux-gnu";

/** The one list: tests/server/programs.test.ts looks for programs that are not in it. */
export const PROGRAMS = {
  apache: { files: ["/usr/sbin/apache2"], debian: ["apache2"] },
  caddy: { files: ["/usr/bin/caddy"], debian: ["caddy"] },
  chromium: { files: ["/usr/bin/chromium"], debian: ["chromium"] },
  /** Cloudflare's own runtime, 230 MB; it needs no network once it is here. */
  cloudflare: {
    files: [join(folderOf("cloudflare"), "node_modules/wrangler/bin/wrangler.js")],
    npm: { wrangler: "4.164.0" },
  },
  faketime: { files: ["/usr/bin/faketime"], debian: ["faketime"] },
  firefox: { files: ["/usr/bin/firefox-esr"], debian: ["firefox-esr"] },
  /** What a page is written in until its own fonts are there (src/styles/fonts.css). */
  fonts: {
    files: [
      `${FONTS}/liberation/LiberationSans-Regular.ttf`,
      `${FONTS}/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf`,
    ],
    debian: ["fonts-liberation", "fonts-roboto-unhinted"],
  },
  git: { files: ["/usr/bin/git"], debian: ["git"] },
  ip: { files: ["/usr/bin/ip"], debian: ["iproute2"] },
  mount: { files: ["/usr/bin/mount"], debian: ["mount"] },
  nginx: {
    files: ["/usr/sbin/nginx", "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"],
    debian: ["nginx-light", "libnginx-mod-http-brotli-static"],
  },
  /**
   * A Chromium near the floor of docs/browsers.md: without popovers, invoker commands, anchors and OKLCH. The package holds
   * one Brotli-packed program, for Linux on x86-64.
   */
  oldChromium: {
    files: [
      join(folderOf("oldChromium"), "node_modules/@sparticuz/chromium/bin/chromium.br"),
      `${LIBRARIES}/libnss3.so`,
      `${LIBRARIES}/libexpat.so.1`,
    ],
    npm: { "@sparticuz/chromium": "109.0.6" },
    debian: ["libnss3", "libexpat1"],
  },
  openssl: { files: ["/usr/bin/openssl"], debian: ["openssl"] },
  rsync: { files: ["/usr/bin/rsync"], debian: ["rsync"] },
  ssh: { files: ["/usr/bin/ssh", "/usr/bin/ssh-keygen"], debian: ["openssh-client"] },
  sshd: { files: ["/usr/sbin/sshd"], debian: ["openssh-server"] },
  webkit: { files: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"], debian: ["webkit2gtk-driver", "xvfb"] },
} as const satisfies Readonly<Record<string, Source>>;
export type Program = keyof typeof PROGRAMS;

export const sourceOf = (name: Program): Source => PROGRAMS[name];

export const isHere = (name: Program): boolean => PROGRAMS[name].files.every((file) => existsSync(file));

/** What is missing of these programs, with what brings it, for a person; undefined when all are here. */
export function lacking(...names: readonly Program[]): string | undefined {
  const missing = names.filter((name) => !isHere(name));
  if (missing.length === 0) return undefined;
  const packages = missing.flatMap((name) => sourceOf(name).debian ?? []);
  const help = packages.length > 0 ? `sudo apt-get install ${packages.join(" ")}` : "npm could not fetch it";
  return `${missing.join(", ")} missing: ${help}`;
}

/** Why a test is skipped where everything is installed, and the one reason for which CI passes over it. */
export const NO_NAMESPACES =
  "no mount namespace can be made here (CAP_SYS_ADMIN is missing, or this is a chroot)";
