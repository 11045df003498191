/** A build as the server needs it: every public file in memory, in each coding, with the policy that fits it. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { contentSecurityPolicy } from "./csp.ts";
import { REDIRECTS, readRedirects } from "./pages.ts";
import { CODINGS, type Coding, type Encoding, SUFFIX } from "./request.ts";
import { fileHeaders, isPageFile, publicPath } from "./rules.ts";

export interface SiteFile {
  /** Path inside `dist/` with a leading slash, for example `/servicii.html`. */
  file: string;
  /** What follows from the file's kind. */
  headers: Readonly<Record<string, string>>;
  /** The bytes to send, by coding; `identity` is always there. */
  bodies: ReadonlyMap<Encoding, Buffer>;
  /** Hash of the content: an unchanged page stays fresh in the browser across builds. */
  hash: string;
}

export interface SiteFiles {
  /** By public path, for example `/servicii`. A path that is not here does not exist. */
  byPath: ReadonlyMap<string, SiteFile>;
  notFoundPage: SiteFile;
  /** Addresses that pages once had, each with the one that it has now. */
  moved: ReadonlyMap<string, string>;
  contentSecurityPolicy: string;
}

/** List of all files of a build with their SHA-256, in the form of `sha256sum`; written last. Not public. */
export const CHECKSUMS = "_files.sha256";

/** Path of every file below a folder, with forward slashes and a leading one, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/"))
    .sort();
}

/** HTML of every page of a build, by file path (`/servicii.html`). */
export function readPages(dist: string): Map<string, string> {
  const pages = listFiles(dist).filter(isPageFile);
  return new Map(pages.map((file) => [file, readFileSync(join(dist, file), "utf8")]));
}

/** The policy of a build. Drawings count like pages: browsers may hold an SVG file to the policy of its response. */
export function sitePolicy(dist: string): string {
  const documents = listFiles(dist).filter((file) => /\.(html|svg)$/.test(file));
  return contentSecurityPolicy(documents.map((file) => readFileSync(join(dist, file), "utf8")));
}

/** The folder holds no built site, or only a part of one. */
export class NoBuildError extends Error {}

/** The content of CHECKSUMS for a folder. */
export function checksums(dist: string): string {
  const files = listFiles(dist).filter((file) => file !== `/${CHECKSUMS}`);
  return files.map((file) => `${sha256(readFileSync(join(dist, file)), "hex")}  .${file}\n`).join("");
}

/**
 * @param dist absolute path of the built site, without a slash at its end
 * @throws NoBuildError also while a copy of a build is still being written
 */
export function readSite(dist: string): SiteFiles {
  if (!existsSync(join(dist, "404.html"))) {
    throw new NoBuildError(`There is no built site in ${dist}. Build it first: npm run build`);
  }
  const contents = new Map(listFiles(dist).map((file) => [file, readFileSync(join(dist, file))]));
  if (!isWhole(contents)) {
    throw new NoBuildError(`The site in ${dist} is not whole. Copy it again, or build it: npm run build`);
  }
  const byPath = new Map<string, SiteFile>();
  for (const [file, content] of contents) {
    const path = publicPath(file);
    if (path) byPath.set(path, siteFile(file, content, contents));
  }
  const notFound = contents.get("/404.html") as Buffer;
  return {
    byPath,
    notFoundPage: siteFile("/404.html", notFound, contents),
    moved: readRedirects(contents.get(`/${REDIRECTS}`)?.toString() ?? ""),
    contentSecurityPolicy: sitePolicy(dist),
  };
}

/** False when the list of the build names a file that is absent or other than it was built. */
function isWhole(contents: ReadonlyMap<string, Buffer>): boolean {
  const lines = contents.get(`/${CHECKSUMS}`)?.toString().split("\n").filter(Boolean) ?? [];
  return lines.every((line) => {
    const content = contents.get(line.slice(67));
    // A damaged compressed copy is left out below: the page itself can still be served.
    return /\.(br|gz)$/.test(line) || (content && sha256(content, "hex") === line.slice(0, 64));
  });
}

function siteFile(file: string, content: Buffer, contents: ReadonlyMap<string, Buffer>): SiteFile {
  const bodies = new Map<Encoding, Buffer>([["identity", content]]);
  for (const coding of CODINGS) {
    const copy = contents.get(file + SUFFIX[coding]);
    if (copy && isCopyOf(content, copy, coding)) bodies.set(coding, copy);
  }
  return { file, headers: fileHeaders(file), bodies, hash: sha256(content, "base64url").slice(0, 22) };
}

function isCopyOf(content: Buffer, copy: Buffer, coding: Coding): boolean {
  try {
    return content.equals(coding === "br" ? brotliDecompressSync(copy) : gunzipSync(copy));
  } catch {
    return false;
  }
}

function sha256(content: Buffer, encoding: "hex" | "base64url"): string {
  return createHash("sha256").update(content).digest(encoding);
}

/** Changes when the folder is replaced by another build or its list of files is; empty while there is none. */
export function buildIdentity(dist: string): string {
  return [dist, join(dist, CHECKSUMS)]
    .map((path) => statSync(path, { throwIfNoEntry: false }))
    .map((stats) => (stats ? `${stats.ino} ${stats.birthtimeMs} ${stats.mtimeMs}` : ""))
    .join();
}
