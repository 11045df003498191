/** The HTTP rules of the site, stated once: our own server applies them, the build writes them out for others (host-files.ts). */

/** Folder of files whose name holds a hash of their content (Astro's `build.assets`). */
export const HASHED_ASSETS = "/assets/";

/** Values of `Cache-Control`, by how a file changes. */
export const CACHE = {
  /** The name changes with the content: never asked for again. */
  hashed: "public, max-age=31536000, immutable",
  /** Pages: kept, but checked with the server (ETag) at each visit, so that a changed price shows at once. */
  page: "no-cache",
  /** Icons, robots.txt, sitemap: the name stays, an hour of staleness harms nobody. */
  other: "public, max-age=3600",
} as const;

/** Language of every page, the 404 page's frame included; its English block says so itself with `lang`. */
export const PAGE_LANGUAGE = "ro";

/**
 * Headers of every response, whatever its status.
 * @param contentSecurityPolicy value made by `contentSecurityPolicy` in csp.ts
 */
export function securityHeaders(contentSecurityPolicy: string): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  };
}

/** Only where the connection is encrypted: two years, as the preload list asks for (https://hstspreload.org). */
export const HTTPS_HEADERS = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
} as const;

/**
 * Paths that no host may answer with a file, as a pattern that POSIX, PCRE and Go's expressions read alike: pages under
 * their file name, compressed copies, names that begin with `_` or `.`. `/.well-known/` is the exception everywhere.
 */
export const PRIVATE_PATHS = "(\\.(html|br|gz)$|/[_.]|^/(404|index)$)";

/** What names a path twice or hides a slash in it, when it stands before the query: `//`, `%2f`, `%5c`. */
export const DISGUISED_TARGETS = "(//|%2[fF]|%5[cC])";

/** True for files that are pages: reached by a path without extension, in Romanian, always revalidated. */
export const isPageFile = (file: string): boolean => file.endsWith(".html");

/**
 * Headers that depend on the file.
 * @param file path inside `dist/` with a leading slash, for example `/servicii.html`
 * @throws Error for an extension that CONTENT_TYPES lacks
 */
export function fileHeaders(file: string): Record<string, string> {
  const type = contentType(file);
  if (!type)
    throw new Error(`hosting/rules.ts: CONTENT_TYPES has no type for ${file}; add its extension there.`);
  if (isPageFile(file))
    return { "Content-Type": type, "Content-Language": PAGE_LANGUAGE, "Cache-Control": CACHE.page };
  return {
    "Content-Type": type,
    "Cache-Control": CACHE[file.startsWith(HASHED_ASSETS) ? "hashed" : "other"],
  };
}

/** Types by extension: every kind of file that the build may write. Texts have a charset and are compressed. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  avif: "image/avif",
  ico: "image/x-icon",
  png: "image/png",
  webp: "image/webp",
  woff2: "font/woff2",
};

/** The type of a file; undefined for an extension that CONTENT_TYPES lacks. */
const contentType = (file: string) => CONTENT_TYPES[file.slice(file.lastIndexOf(".") + 1).toLowerCase()];

/** True for files that are text: they get a charset and are worth compressing. */
export const isTextFile = (file: string): boolean => Boolean(contentType(file)?.includes("charset"));

/**
 * The path under which a file of `dist/` is public; undefined when it is for the server alone.
 * @param file path inside `dist/` with a leading slash, for example `/servicii.html` (public as `/servicii`)
 */
export function publicPath(file: string): string | undefined {
  const path = file.replace(/(\/index)?\.html$/, "") || "/";
  return new RegExp(PRIVATE_PATHS).test(path) && !path.startsWith("/.well-known/") ? undefined : path;
}
