/** The Content-Security-Policy: nothing but the site's own files, and inline code only by the hash of its text. */
import { createHash } from "node:crypto";

/**
 * One policy for the whole site. It needs no `unsafe-*`: each inline script and style of the given documents is
 * allowed by its SHA-256.
 * @param documents text of every page, the 404 page included, and of every SVG file
 */
export function contentSecurityPolicy(documents: readonly string[]): string {
  const scripts = hashes(documents.flatMap(inlineScripts));
  const styles = hashes(documents.flatMap(inlineStyles));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // The pages fetch nothing; Lighthouse reads robots.txt from within the page.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // No text becomes code or markup, but for the worker's address (src/slices/viewer/kept-slices.ts).
    "require-trusted-types-for 'script'",
    "trusted-types straturi",
  ].join("; ");
}

/** Texts of the inline scripts; data for search engines (JSON-LD) is none. */
export const inlineScripts = (html: string): string[] =>
  elements(html, "script")
    .filter(({ attributes }) => !/\ssrc\s*=|application\/ld\+json/i.test(attributes))
    .map(({ text }) => text);

/** Texts of the inline style elements. */
export const inlineStyles = (html: string): string[] => elements(html, "style").map(({ text }) => text);

/** Enough of a parser for HTML that our own build wrote: raw-text elements end at their first closing tag. */
function elements(html: string, name: "script" | "style"): { attributes: string; text: string }[] {
  const pattern = new RegExp(`<${name}((?:\\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)>(.*?)</${name}\\s*>`, "gis");
  return [...html.matchAll(pattern)].map(([, attributes = "", text = ""]) => ({ attributes, text }));
}

/** Sorted, each once: the policy does not depend on the order of the documents. */
function hashes(texts: readonly string[]): string[] {
  const sources = texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(sources)].sort();
}
