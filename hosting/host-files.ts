/** Everything that hosts need beside the pages; the build writes these files into `dist/`. */
import { htaccess } from "./hosts/apache.ts";
import { CADDY_HEADERS, caddyHeaders } from "./hosts/caddy.ts";
import { NGINX_HEADERS, nginxHeaders } from "./hosts/nginx.ts";
import { pagesHeaders } from "./hosts/pages.ts";

/** Stands in the example configurations until somebody puts the real one there. */
export const EXAMPLE_DOMAIN = "www.exemplu.ro";

/**
 * Contents by file name.
 * @param files paths inside `dist/` with a leading slash
 */
export function hostFiles(files: readonly string[], contentSecurityPolicy: string): Record<string, string> {
  return {
    _headers: pagesHeaders(files, contentSecurityPolicy),
    ".htaccess": htaccess(contentSecurityPolicy),
    [NGINX_HEADERS]: nginxHeaders(contentSecurityPolicy),
    [CADDY_HEADERS]: caddyHeaders(contentSecurityPolicy),
  };
}
