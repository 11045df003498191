/**
 * The HTTP rules of the site. Our own server applies them; host-files.ts writes them into files for other
 * servers.
 */
import types from "./content-types.json" with { type: "json" };

/** Folder of files whose name holds a hash of their content (Astro's `build.assets`). */
export const HASHED_ASSETS = "/assets/";

/** Values of `Cache-Control` for the three kinds of files. */
export const CACHE = {
  /** The file name changes with the content, so a browser need not request the file again. */
  hashed: "public, max-age=31536000, immutable",
  /** Pages are cached but revalidated (ETag) at each visit, so that a changed price is visible at once. */
  page: "no-cache",
  /**
   * Icons, robots.txt and sitemap keep their names. It does no harm if a browser shows an old version for an
   * hour.
   */
  other: "public, max-age=3600",
} as const;

/** Headers of every response, whatever its status. */
export const SECURITY_HEADERS = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // Other sites do not learn from which page a patient comes. Within the site the referrer is sent, so that
  // the clinic's own log shows which pages have dead links.
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
} as const;

/**
 * Values of `Content-Security-Policy` in headers. They are the same for every build, because each page itself
 * contains the policy with the hashes of its inline code (csp.ts).
 */
export const POLICIES = {
  /**
   * For pages: browsers accept this directive only in a header. All other directives are in the page
   * (csp.ts).
   */
  page: "frame-ancestors 'none'",
  other: "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * Headers of responses over HTTPS only. HSTS lasts two years and covers this domain without its subdomains,
 * because other services of the clinic, such as webmail, may lack HTTPS. When all of them have HTTPS,
 * `includeSubDomains; preload` can be added (docs/hosting.md).
 */
export const HTTPS_HEADERS = {
  "Strict-Transport-Security": "max-age=63072000",
} as const;

/**
 * Pattern of the paths that our own server and Apache answer with 404: file names of pages
 * (`/contact.html`), compressed copies, `/404`, `/index`, and names that begin with `_` or `.`. Paths below
 * `/.well-known/` are an exception. The pattern uses only syntax that JavaScript and PCRE share.
 */
export const PRIVATE_PATHS = "(\\.(html|br|gz)$|/[_.]|^/(404|index)$)";

/** Whether a file is a page. Pages have a public path without extension and are always revalidated. */
export const isPageFile = (file: string): boolean => file.endsWith(".html");

/**
 * Returns the headers that depend on the file.
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

/**
 * `Content-Type` by extension, for every kind of file that the build may write. Only text types have a
 * charset.
 */
export const CONTENT_TYPES: Readonly<Record<string, string>> = types;

/** The `Content-Type` of a file; undefined for an extension that content-types.json lacks. */
const contentType = (file: string) => CONTENT_TYPES[file.slice(file.lastIndexOf(".") + 1).toLowerCase()];

/** Whether a file is text. Text files have a charset in their `Content-Type` and are worth compressing. */
export const isTextFile = (file: string): boolean => Boolean(contentType(file)?.includes("charset"));

/**
 * Returns the public path of a file in `dist/`, or undefined for a file that only the server reads.
 * @param file path inside `dist/` with a leading slash, for example `/servicii.html` (public as `/servicii`)
 */
export function publicPath(file: string): string | undefined {
  const path = file.replace(/(\/index)?\.html$/, "") || "/";
  const isPrivate = new RegExp(PRIVATE_PATHS).test(path) && !path.startsWith("/.well-known/");
  return isPrivate ? undefined : path;
}
