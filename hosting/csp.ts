/**
 * Writes the Content-Security-Policy of each page into the page itself, so that no server has to know the
 * hashes of a build.
 */
import { hash } from "node:crypto";

/**
 * Matches what Astro writes first in the head: the charset element, or, in a redirect, the doctype. The policy goes
 * directly after it, because a policy governs only what follows it.
 */
const START = /<meta charset="utf-8"\s*\/?>|<!doctype html>(?=\s*<title>)/i;

/**
 * Writes the policy of a page at the beginning of its head. The policy allows the site's own files, and
 * inline code only by its hash. rules.ts has the directive that browsers accept only in a header
 * (`frame-ancestors`), and the policy of files that are not pages.
 * @throws Error for a page with another start
 */
export function withPolicy(html: string): string {
  if (!START.test(html)) throw new Error("hosting/csp.ts finds no <meta charset> to put the policy after.");
  return html.replace(START, `$&<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`);
}

/**
 * The policy needs no `unsafe-*` source: each inline script and style is allowed by its SHA-256. The pages
 * fetch nothing; `connect-src` is for Lighthouse, which fetches robots.txt from within the page. Trusted
 * Types prevent the use of strings as code or markup.
 */
const policyOf = (html: string) =>
  `default-src 'none'; script-src 'self'${hashes(html, "script")}; style-src 'self'${hashes(html, "style")}; ` +
  "img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

const hashes = (html: string, name: "script" | "style") =>
  inlineTexts(html, name)
    .map((text) => ` 'sha256-${hash("sha256", text, "base64")}'`)
    .join("");

/**
 * Returns the texts of the inline scripts or styles. Data blocks (JSON, JSON-LD) do not count as scripts. A
 * regular expression is enough, because HTML ends a script or style at its first closing tag, and no attribute of
 * Astro's scripts and styles contains `>`.
 */
export function inlineTexts(html: string, name: "script" | "style"): string[] {
  const pattern = new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, "gs");
  return [...html.matchAll(pattern)]
    .filter(([, attributes = ""]) => !/\ssrc=|application\/(?:ld\+)?json/.test(attributes))
    .map(([, , text = ""]) => text);
}
