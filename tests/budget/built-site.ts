/** The site in dist/, as a browser would take it apart. */
import { existsSync, readFileSync } from "node:fs";
import { posix, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { inlineScripts, inlineStyles } from "../../hosting/csp.ts";
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
 * style before the end of a page holds back that end alone (tests/browser/budget.spec.ts).
 */
export function renderBlocking(html: string): string[] {
  const painted = html.replace(/<link rel="stylesheet" [^>]*>(?=<(nav data-later|footer)\b)/, "");
  const links = startTags(painted).filter(({ name, attributes }) => {
    const rel = attributes.get("rel")?.split(/\s+/) ?? [];
    if (name === "link") return rel.includes("stylesheet") && attributes.get("media") !== "print";
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

/**
 * Every script file that the page can load, now or later: its script elements, preloads and islands, and all that
 * those import, statically or on demand.
 */
export function scriptFiles(html: string): string[] {
  const attributeValues = startTags(html).flatMap(({ attributes }) => [...attributes.values()]);
  const found = new Set(attributeValues.filter(isScript));
  for (const script of inlineScripts(html)) for (const file of mentionedScripts(script, "/")) found.add(file);
  // A Set is walked through what is added to it on the way.
  for (const file of found) {
    for (const next of mentionedScripts(readFileSync(DIST + file, "utf8"), posix.dirname(file)))
      found.add(next);
  }
  return [...found].sort();
}

/** Bytes of script, Brotli, that a page runs before anybody touches it: inline, its script elements, what those load. */
export function scriptBeforeTouch(html: string): number {
  const inline = brotliCompressSync(inlineScripts(html).join("")).length;
  const sources = startTags(html).filter(({ name }) => name === "script");
  const found = new Set(sources.map(({ attributes }) => attributes.get("src") ?? "").filter(isScript));
  for (const file of found) {
    for (const next of mentionedScripts(readFileSync(DIST + file, "utf8"), posix.dirname(file)))
      found.add(next);
  }
  return [...found].reduce((sum, file) => sum + transferSize(file), inline);
}

/** Existing script files that a script names in a string, beside itself or from the root. */
function mentionedScripts(code: string, folder: string): string[] {
  return [...code.matchAll(/["'`]([\w./-]+\.js)["'`]/g)]
    .flatMap(([, name = ""]) => [posix.resolve(folder, name), posix.resolve("/", name)])
    .filter(isScript);
}

function isScript(path: string): boolean {
  return /^\/.*\.m?js$/.test(path) && existsSync(DIST + path);
}

/** Files of dist/ that are public and not pages. */
export function publicFiles(): string[] {
  return listFiles(DIST).filter((file) => publicPath(file) && !isPageFile(file));
}
