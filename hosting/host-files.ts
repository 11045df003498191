/** Everything that hosts need beside the pages; the build writes these files into `dist/`. */
import { htaccess } from "./hosts/apache.ts";
import { CADDY_HEADERS, CADDY_REDIRECTS, caddyHeaders, caddyRedirects } from "./hosts/caddy.ts";
import { NGINX_HEADERS, NGINX_REDIRECTS, nginxHeaders, nginxRedirects } from "./hosts/nginx.ts";
import { pagesHeaders, pagesRedirects, REDIRECTS } from "./hosts/pages.ts";

/** Stands in the example configurations until somebody puts the real one there. */
export const EXAMPLE_DOMAIN = "www.exemplu.ro";

/** Folder of the site in the example configurations. */
export const EXAMPLE_ROOT = "/srv/clinica-rmn";

/** Who serves the site: a server that reads files (nginx, Apache, Caddy, our own), or Cloudflare Pages and Netlify. */
export type Host = "server" | "pages";

/**
 * Contents by file name.
 * @param files paths inside `dist/` with a leading slash
 * @param moved addresses that pages once had, each with the one that it has now
 */
export function hostFiles(
  files: readonly string[],
  contentSecurityPolicy: string,
  moved: ReadonlyMap<string, string>,
  host: Host,
): Record<string, string> {
  const all = {
    _headers: pagesHeaders(files, contentSecurityPolicy),
    [REDIRECTS]: pagesRedirects(moved),
  };
  // What is no rule there would be a public file.
  if (host === "pages") return all;
  return {
    ...all,
    ".htaccess": htaccess(contentSecurityPolicy, moved),
    [NGINX_HEADERS]: nginxHeaders(contentSecurityPolicy),
    [NGINX_REDIRECTS]: nginxRedirects(moved),
    [CADDY_HEADERS]: caddyHeaders(contentSecurityPolicy),
    [CADDY_REDIRECTS]: caddyRedirects(moved),
  };
}
