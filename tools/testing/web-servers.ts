/** Web servers over which the built site is tested: Debian's, and the runtime of Cloudflare Pages. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { installDebianPackages } from "./debian.ts";
import { fetchPackages } from "./fetch-packages.ts";

/** Files by which a server is there, whole, with the packages that bring them. */
export const WEB_SERVERS = {
  nginx: {
    files: ["/usr/sbin/nginx", "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so", "/usr/bin/openssl"],
    packages: ["nginx-light", "libnginx-mod-http-brotli-static", "openssl"],
  },
  apache: { files: ["/usr/sbin/apache2"], packages: ["apache2"] },
  caddy: { files: ["/usr/bin/caddy"], packages: ["caddy"] },
} as const;

/** Where Cloudflare's own runtime is fetched to (230 MB); it needs no network once it is here. */
const CLOUDFLARE = ".cache/cloudflare";
export const CLOUDFLARE_PROGRAM = resolve(CLOUDFLARE, "node_modules/wrangler/bin/wrangler.js");

/** Installs those that are missing, where that is possible. */
export async function installWebServers(): Promise<void> {
  const missing = Object.values(WEB_SERVERS).filter(({ files }) => !files.every((file) => existsSync(file)));
  const packages = missing.flatMap((server) => [...server.packages]);
  if (packages.length > 0) await installDebianPackages(packages);
  await fetchPackages(CLOUDFLARE, { wrangler: "4.164.0" });
}
