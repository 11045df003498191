/**
 * Creates the configuration file for the host, which the build writes into `dist/`. The file for Apache depends
 * only on rules.ts, so it is the same for every build.
 */
import { htaccess } from "./apache.ts";
import {
  CACHE,
  fileHeaders,
  HASHED_ASSETS,
  HTTPS_HEADERS,
  POLICIES,
  publicPath,
  SECURITY_HEADERS,
} from "./rules.ts";

/** The kind of host: `server` is Apache or our own server; `pages` is Cloudflare Pages or Netlify. */
export type Host = "server" | "pages";

/**
 * Creates the configuration file for a host. Cloudflare Pages and Netlify would serve the file for Apache to
 * visitors, so a build contains only the file for its own host.
 * @param files paths inside `dist/` with a leading slash; `_headers`, the file for `pages` hosts, lists them
 * @returns the name and the content of the file
 */
export function hostFile(files: readonly string[], host: Host): readonly [name: string, text: string] {
  if (host === "pages") return ["_headers", pagesHeaders(files)];
  return [".htaccess", htaccess()];
}

/**
 * Returns the content of the `_headers` file. If several rules match a path, Cloudflare Pages and Netlify
 * send the headers of all of them, so the rule of a file leaves out the headers that the rule for all paths
 * has. A file that is not a page then has two Content-Security-Policy headers, and the browser enforces both.
 */
function pagesHeaders(files: readonly string[]): string {
  const named = files.filter((file) => publicPath(file) && !file.startsWith(HASHED_ASSETS));
  const all = { "Content-Security-Policy": POLICIES.page, ...SECURITY_HEADERS, ...HTTPS_HEADERS };
  const lines = (headers: object) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const known = lines(all);
  return [
    "# Written by the build from hosting/rules.ts; change it there.",
    "/*",
    ...known,
    // If an asset is missing, these hosts send the 404 page with the headers of this rule. `POLICIES.other`
    // would block the styles and scripts of that page. This policy blocks only fetches, which no page makes.
    `${HASHED_ASSETS}*`,
    ...lines({ "Content-Security-Policy": "connect-src 'none'", "Cache-Control": CACHE.hashed }),
    ...named.flatMap((file) => {
      // `Vary` is left out, because these hosts compress files themselves and then send `Vary`.
      const { Vary, ...own } = fileHeaders(file);
      return [publicPath(file), ...lines(own).filter((line) => !known.includes(line))];
    }),
    "",
  ].join("\n");
}
