/** Web servers of Debian over which the built site is tested. */
import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian.ts";

/** Programs by name, with the packages that bring them. */
export const WEB_SERVERS = {
  nginx: {
    program: "/usr/sbin/nginx",
    packages: ["nginx-light", "libnginx-mod-http-brotli-static", "openssl"],
  },
  apache: { program: "/usr/sbin/apache2", packages: ["apache2"] },
  caddy: { program: "/usr/bin/caddy", packages: ["caddy"] },
} as const;

/** Installs those that are missing, where that is possible; the tests of the others are skipped by name. */
export async function installWebServers(): Promise<void> {
  const missing = Object.values(WEB_SERVERS).filter(({ program }) => !existsSync(program));
  if (missing.length > 0) await installDebianPackages(missing.flatMap(({ packages }) => [...packages]));
}
