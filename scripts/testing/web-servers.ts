/** Web servers over which the built site is tested: Debian's, and the runtime of Cloudflare Pages. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { installDebianPackages } from "./debian.ts";
import { fetchPackages } from "./fetch-packages.ts";

/** Programs by name, with the packages that bring them. */
export const WEB_SERVERS = {
  nginx: {
    program: "/usr/sbin/nginx",
    packages: ["nginx-light", "libnginx-mod-http-brotli-static", "openssl"],
  },
  apache: { program: "/usr/sbin/apache2", packages: ["apache2"] },
  caddy: { program: "/usr/bin/caddy", packages: ["caddy"] },
} as const;

/** Where Cloudflare's own runtime is fetched to (230 MB); it needs no network once it is here. */
const CLOUDFLARE = ".cache/cloudflare";
export const CLOUDFLARE_PROGRAM = resolve(CLOUDFLARE, "node_modules/wrangler/bin/wrangler.js");

/** Installs those that are missing, where that is possible; the tests of the others are skipped by name. */
export async function installWebServers(): Promise<void> {
  const missing = Object.values(WEB_SERVERS).filter(({ program }) => !existsSync(program));
  if (missing.length > 0) await installDebianPackages(missing.flatMap(({ packages }) => [...packages]));
  await fetchPackages(CLOUDFLARE, { wrangler: "4.164.0" });
}
