/**
 * The HTTP rules of the site, stated once: the preview server applies them and the build writes them out for real
 * hosts (see host-files.ts). Everything here is a pure function of its arguments.
 */

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

/**
 * Only where the connection is encrypted: two years, as the preload list asks for.
 * @see https://hstspreload.org
 */
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
export function isPageFile(file: string): boolean {
  return file.endsWith(".html");
}

/**
 * Headers that depend on the file.
 * @param file path inside `dist/` with a leading slash, for example `/servicii.html`
 * @throws Error for an extension that CONTENT_TYPES lacks
 */
export function fileHeaders(file: string): Record<string, string> {
  const kind = file.startsWith(HASHED_ASSETS) ? "hashed" : "other";
  return {
    "Content-Type": contentType(file),
    ...(isPageFile(file) && { "Content-Language": PAGE_LANGUAGE }),
    "Cache-Control": CACHE[isPageFile(file) ? "page" : kind],
  };
}

/** MIME types by extension: every kind of file that the build may write. Texts get a charset and are compressed. */
export const CONTENT_TYPES = {
  text: {
    css: "text/css",
    html: "text/html",
    js: "text/javascript",
    json: "application/json",
    svg: "image/svg+xml",
    txt: "text/plain",
    vcf: "text/vcard",
    webmanifest: "application/manifest+json",
    xml: "application/xml",
  },
  binary: {
    avif: "image/avif",
    ico: "image/x-icon",
    png: "image/png",
    webp: "image/webp",
    woff2: "font/woff2",
  },
} as const;

/** True for files that are text: they get a charset and are worth compressing. */
export function isTextFile(file: string): boolean {
  return extension(file) in CONTENT_TYPES.text;
}

function contentType(file: string): string {
  const types: Record<string, string> = { ...CONTENT_TYPES.text, ...CONTENT_TYPES.binary };
  const type = types[extension(file)];
  if (!type)
    throw new Error(`hosting/rules.ts: CONTENT_TYPES has no type for ${file}; add its extension there.`);
  return isTextFile(file) ? `${type}; charset=utf-8` : type;
}

function extension(file: string): string {
  return file.slice(file.lastIndexOf(".") + 1).toLowerCase();
}

/**
 * The path under which a file of `dist/` is public, or undefined when it is for the server alone: compressed copies,
 * the page behind status 404, names that begin with `_` (header rules for hosts) or `.` (except `/.well-known/`).
 * @param file path inside `dist/` with a leading slash, for example `/servicii.html` (public as `/servicii`)
 */
export function publicPath(file: string): string | undefined {
  if (/\.(br|gz)$/.test(file) || /\/(_|\.(?!well-known\/))/.test(file) || file === "/404.html")
    return undefined;
  if (!isPageFile(file)) return file;
  return file.replace(/\.html$/, "").replace(/\/index$/, "") || "/";
}
