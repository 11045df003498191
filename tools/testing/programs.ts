/** Programs that tests use and no installation of the project brings: Debian's, and those of npm that are large. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { runChild } from "../run-child.mjs";

/** Files by which a program is there, whole, with Debian's packages that bring them. */
export const PROGRAMS = {
  chromium: { files: ["/usr/bin/chromium"], packages: ["chromium"] },
  faketime: { files: ["/usr/bin/faketime"], packages: ["faketime"] },
  firefox: { files: ["/usr/bin/firefox-esr"], packages: ["firefox-esr"] },
  webkit: { files: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"], packages: ["webkit2gtk-driver", "xvfb"] },
  nginx: {
    files: ["/usr/sbin/nginx", "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so", "/usr/bin/openssl"],
    packages: ["nginx-light", "libnginx-mod-http-brotli-static", "openssl"],
  },
  apache: { files: ["/usr/sbin/apache2"], packages: ["apache2"] },
  caddy: { files: ["/usr/bin/caddy"], packages: ["caddy"] },
} as const;
type Program = keyof typeof PROGRAMS;

const APT = "/usr/bin/apt-get";
/** While this file forbids it, Debian does not start the services that it installs. */
const START_POLICY = "/usr/sbin/policy-rc.d";

const isHere = (name: Program) => PROGRAMS[name].files.every((file) => existsSync(file));

/** Whether Debian's packages can be installed here: as root. */
export const canInstall = () => process.getuid?.() === 0 && existsSync(APT);

/** Whether a program is here or can be installed. CI has no choice: what it cannot have fails there. */
export const canHave = (name: Program) => isHere(name) || canInstall() || Boolean(process.env.CI);

/**
 * Installs those programs that are missing, where this is root on Debian.
 * @throws Error saying what to do when one cannot be had
 */
export async function provide(...names: readonly Program[]): Promise<void> {
  const packages = names.filter((name) => !isHere(name)).flatMap((name) => PROGRAMS[name].packages);
  if (packages.length > 0 && canInstall()) {
    console.log(`Installing Debian's packages: ${packages.join(", ")}`);
    const quietly = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const ownPolicy = !existsSync(START_POLICY);
    if (ownPolicy) writeFileSync(START_POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
    await runChild(APT, ["update", "-q"], quietly);
    await runChild(APT, ["install", "-q", "-y", "--no-install-recommends", ...packages], quietly);
    if (ownPolicy) rmSync(START_POLICY, { force: true });
  }
  const missing = names.filter((name) => !isHere(name)).flatMap((name) => PROGRAMS[name].packages);
  if (missing.length > 0) throw new Error(`This helps: sudo apt-get install ${missing.join(" ")}`);
}

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
  const installed = ["/usr/bin/chromium", "/snap/bin/chromium", "/usr/bin/google-chrome"];
  return named || [...installed, chromium.executablePath()].find((path) => existsSync(path));
}

/** As findChromium; where there is none, Debian's is installed. @throws Error as `provide` */
export async function getChromium(): Promise<string> {
  if (!findChromium()) await provide("chromium");
  return findChromium() as string;
}

/** Starts that Chromium. */
export const launchChromium = async () =>
  chromium.launch({ executablePath: await getChromium(), args: CHROMIUM_FLAGS });

/**
 * Installs npm packages into a folder of their own, unless the same ones are there already: they would slow down every
 * installation.
 * @param packages exact versions by name
 */
export async function fetchPackages(
  folder: string,
  packages: Readonly<Record<string, string>>,
): Promise<void> {
  const wanted = JSON.stringify({ dependencies: packages });
  // Written when npm has succeeded.
  const stamp = join(folder, "fetched.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), wanted);
  const quietly = ["--omit=peer", "--no-audit", "--no-fund"];
  const status = await runChild("npm", ["install", "--prefix", folder, ...quietly]);
  if (status === 0) writeFileSync(stamp, wanted);
}

/** Where Cloudflare's own runtime is fetched to (230 MB); it needs no network once it is here. */
const CLOUDFLARE = ".cache/cloudflare";
export const CLOUDFLARE_PROGRAM = resolve(CLOUDFLARE, "node_modules/wrangler/bin/wrangler.js");
export const fetchCloudflare = () => fetchPackages(CLOUDFLARE, { wrangler: "4.164.0" });

/**
 * A Chromium near the floor of docs/browsers.md: without popovers, invoker commands, anchors and OKLCH. The package holds
 * one Brotli-packed program, for Linux on x86-64.
 */
const OLD_CHROMIUM = {
  folder: ".cache/engines",
  name: "@sparticuz/chromium",
  version: "109.0.6",
  integrity:
    "sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==",
};

/** As canHave, for the old Chromium. */
export const canHaveOldChromium = () =>
  (process.platform === "linux" && process.arch === "x64") || Boolean(process.env.CI);

/** Path of the old Chromium; fetched the first time, 56 MB. @throws Error when the package is not the one that is meant */
export async function oldChromium(): Promise<string> {
  const { folder, name, version, integrity } = OLD_CHROMIUM;
  const path = resolve(folder, `chromium-${version}`);
  if (existsSync(path)) return path;
  await fetchPackages(folder, { [name]: version });
  const installed = JSON.parse(readFileSync(join(folder, "node_modules/.package-lock.json"), "utf8"));
  if (installed.packages[`node_modules/${name}`]?.integrity !== integrity)
    throw new Error(`${folder} holds another ${name} than ${version}.`);
  const packed = readFileSync(join(folder, "node_modules", name, "bin/chromium.br"));
  // Under another name until it is whole: an interrupted run leaves no half of a program.
  writeFileSync(`${path}-new`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${path}-new`, path);
  return path;
}
