/** The site in dist/, as a browser would take it apart. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { inlineStyles } from "../../hosting/csp.ts";
import { isPageFile, publicPath } from "../../hosting/rules.ts";
import { listFiles, readPages } from "../../hosting/site-files.ts";

export const DIST = resolve("dist");

export interface BuiltPage {
  /** Public path, for example `/servicii`; the 404 page is `/404`. */
  path: string;
  /** Path inside dist/, for example `/servicii.html`. */
  file: string;
  html: string;
}

/** Every page of the build, the 404 page included. */
export function builtPages(): BuiltPage[] {
  if (!existsSync(DIST)) throw new Error("These tests read dist/. Build the site first: npm run build");
  return [...readPages(DIST)].map(([file, html]) => ({ path: publicPath(file) ?? "/404", file, html }));
}

export interface Tag {
  name: string;
  /** Values by lower-case name; a bare attribute has the value "". */
  attributes: Map<string, string>;
}

/** Start tags of a page, in order. What stands in scripts, styles and comments is text, not tags. */
export function startTags(html: string): Tag[] {
  const markup = html.replace(/<!--.*?-->/gs, "").replace(/(<(script|style)\b[^>]*>).*?<\/\2\s*>/gis, "$1");
  return [...markup.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi)].map(
    ([, name = "", text = ""]) => ({
      name: name.toLowerCase(),
      attributes: new Map(
        [...text.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
          ([, key = "", double, single, bare]) => [key.toLowerCase(), double ?? single ?? bare ?? ""],
        ),
      ),
    }),
  );
}

/** Bytes that travel for a file: its Brotli copy, or itself where the build made none. */
export function transferSize(file: string): number {
  const copy = `${DIST}${file}.br`;
  return readFileSync(existsSync(copy) ? copy : DIST + file).length;
}

/** Bytes of a page's inline styles together, Brotli. */
export function inlineCssSize(html: string): number {
  return brotliCompressSync(inlineStyles(html).join("")).length;
}

/**
 * Whatever keeps the browser from painting: linked or imported style sheets, scripts that the parser waits for. A
 * style within the body, below the title, holds back only what follows it (tests/browser/budget.spec.ts).
 */
export function renderBlocking(html: string): string[] {
  const painted = html.replace(
    /(<\/h1>[\s\S]*?)<link rel="stylesheet" [^>]*>(?=<(\w+ data-later|footer)\b)/,
    "$1",
  );
  const links = startTags(painted).filter(({ name, attributes }) => {
    const rel = attributes.get("rel")?.split(/\s+/) ?? [];
    if (name === "link") return rel.includes("stylesheet");
    const deferred =
      ["async", "defer"].some((key) => attributes.has(key)) || attributes.get("type") === "module";
    return name === "script" && attributes.has("src") && !deferred;
  });
  const imports = inlineStyles(html).flatMap((css) => css.match(/@import[^;]*/g) ?? []);
  return [
    ...links.map(({ attributes }) => attributes.get("href") ?? attributes.get("src") ?? ""),
    ...imports,
  ];
}

/** Files of dist/ that are public and not pages. */
export function publicFiles(): string[] {
  return listFiles(DIST).filter((file) => publicPath(file) && !isPageFile(file));
}
