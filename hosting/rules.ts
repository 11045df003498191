/** The HTTP rules of the site, stated once: our own server applies them, the build writes them out for others (host-files.ts). */
import types from "./content-types.json" with { type: "json" };

/** Folder of files whose name holds a hash of their content (Astro's `build.assets`). */
export const HASHED_ASSETS = "/assets/";

/** Values of `Cache-Control`, by how a file changes. */
export const CACHE = {
  /** The name changes with the content: never asked for again. */
  hashed: "public, max-age=31536000, immutable",
  /** Pages are cached but revalidated (ETag) at each visit, so that a changed price is visible at once. */
  page: "no-cache",
  /** Icons, robots.txt and sitemap keep their names, and an hour of staleness does no harm. */
  other: "public, max-age=3600",
} as const;

/** Headers of every response, whatever its status. */
export const SECURITY_HEADERS = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // Other sites do not learn from which page a patient comes; the clinic's own log still shows where a dead link is.
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
} as const;

/**
 * Values of `Content-Security-Policy` in headers. They are the same for every build; the hashes are in each page
 * (csp.ts).
 */
export const POLICIES = {
  /** The directive that browsers accept only in a header; the page's own policy has the rest. */
  page: "frame-ancestors 'none'",
  other: "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * Only over HTTPS: two years for this domain alone. Other services of the clinic below its domain, such as webmail,
 * may lack HTTPS; if they have it, `includeSubDomains; preload` can be added (docs/hosting.md).
 */
export const HTTPS_HEADERS = {
  "Strict-Transport-Security": "max-age=63072000",
} as const;

/**
 * Paths that no host may answer with a file, as a pattern that JavaScript and PCRE read alike: pages under
 * their file name, compressed copies, names that begin with `_` or `.`. `/.well-known/` is the exception everywhere.
 */
export const PRIVATE_PATHS = "(\\.(html|br|gz)$|/[_.]|^/(404|index)$)";

/** True for files that are pages: reached by a path without extension, always revalidated. */
export const isPageFile = (file: string): boolean => file.endsWith(".html");

/**
 * Headers that depend on the file.
 * @param file path inside `dist/` with a leading slash, for example `/servicii.html`
 * @throws Error for an extension that content-types.json lacks
 */
export function fileHeaders(file: string): Record<string, string> {
  const type = contentType(file);
  if (!type) throw new Error(`hosting/content-types.json has no type for ${file}; add its extension there.`);
  const isPage = isPageFile(file);
  const isHashed = file.startsWith(HASHED_ASSETS);
  return {
    "Content-Type": type,
    "Cache-Control": CACHE[isPage ? "page" : isHashed ? "hashed" : "other"],
    "Content-Security-Policy": POLICIES[isPage ? "page" : "other"],
    ...(isTextFile(file) && { Vary: "Accept-Encoding" }),
  };
}

/** Types by extension: every kind of file that the build may write. Texts have a charset and are compressed. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = types;

/** The type of a file; undefined for an extension that content-types.json lacks. */
const contentType = (file: string) => CONTENT_TYPES[file.slice(file.lastIndexOf(".") + 1).toLowerCase()];

/** True for files that are text: they get a charset and are worth compressing. */
export const isTextFile = (file: string): boolean => Boolean(contentType(file)?.includes("charset"));

/**
 * The public path of a file of `dist/`; undefined for a file that is only for the server.
 * @param file path inside `dist/` with a leading slash, for example `/servicii.html` (public as `/servicii`)
 */
export function publicPath(file: string): string | undefined {
  const path = file.replace(/(\/index)?\.html$/, "") || "/";
  const isPrivate = new RegExp(PRIVATE_PATHS).test(path) && !path.startsWith("/.well-known/");
  return isPrivate ? undefined : path;
}
