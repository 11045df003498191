/** A build as the server needs it: every public file in memory, in each coding, with the policy that fits it. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { contentSecurityPolicy } from "./csp.ts";
import { REDIRECTS } from "./host-files.ts";
import { fileHeaders, isPageFile, publicPath, securityHeaders } from "./rules.ts";

/** Content codings that the build prepares, best first. */
const CODINGS = { br: ".br", gzip: ".gz" };

interface SiteFile {
  /** Path inside `dist/` with a leading slash, for example `/servicii.html`. */
  file: string;
  /** What follows from the file's kind. */
  headers: Readonly<Record<string, string>>;
  content: Buffer;
  /** The same compressed, best first. */
  copies: ReadonlyMap<string, Buffer>;
  /** Hash of the content: an unchanged page stays fresh in the browser across builds. */
  hash: string;
}

export interface SiteFiles {
  /** By public path, for example `/servicii`. A path that is not here does not exist. */
  byPath: ReadonlyMap<string, SiteFile>;
  notFoundPage: SiteFile;
  /** Addresses that pages once had, each with the one that it has now. */
  moved: ReadonlyMap<string, string>;
  /** Headers of every answer. */
  security: Readonly<Record<string, string>>;
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
  for (const file of contents.keys()) {
    const path = publicPath(file);
    if (path) byPath.set(path, siteFile(file, contents));
  }
  const redirects = contents.get(`/${REDIRECTS}`)?.toString() ?? "";
  return {
    byPath,
    notFoundPage: siteFile("/404.html", contents),
    moved: new Map([...redirects.matchAll(/^(\S+) (\S+)/gm)].map(([, from = "", to = ""]) => [from, to])),
    security: securityHeaders(sitePolicy(dist)),
  };
}

/** Names of a build's files with their hashes, from the text of its list; without names that lead elsewhere. */
export function listed(text = ""): Map<string, string> {
  const lines = text.split("\n").map((line) => [line.slice(68), line.slice(0, 64)] as const);
  return new Map(lines.filter(([name]) => name && !/(^|\/)\.\.(\/|$)|^\//.test(name)));
}

/** False when the list of the build names a file that is absent or other than it was built. */
function isWhole(contents: ReadonlyMap<string, Buffer>): boolean {
  return [...listed(contents.get(`/${CHECKSUMS}`)?.toString())].every(([name, hash]) => {
    const content = contents.get(`/${name}`);
    return content && sha256(content, "hex") === hash;
  });
}

function siteFile(file: string, contents: ReadonlyMap<string, Buffer>): SiteFile {
  const content = contents.get(file) as Buffer;
  const copies = new Map<string, Buffer>();
  for (const [coding, suffix] of Object.entries(CODINGS)) {
    const copy = contents.get(file + suffix);
    if (copy) copies.set(coding, copy);
  }
  return {
    file,
    headers: fileHeaders(file),
    content,
    copies,
    hash: sha256(content, "base64url").slice(0, 22),
  };
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
