/** What the server knows about a build: which paths exist, in which codings, under which policy. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { contentSecurityPolicy } from "./csp.ts";
import { CODINGS, type Coding, SUFFIX } from "./negotiation.ts";
import { isPageFile, publicPath } from "./rules.ts";

export interface SiteFile {
  /** Path inside `dist/` with a leading slash, for example `/servicii.html`. */
  file: string;
  /** Compressed copies that the build made. */
  codings: Coding[];
  /** Hash of the content: an unchanged page stays fresh in the browser across builds. */
  hash: string;
}

export interface SiteFiles {
  /** By public path, for example `/servicii`. A path that is not here does not exist. */
  byPath: ReadonlyMap<string, SiteFile>;
  notFoundPage: SiteFile;
  contentSecurityPolicy: string;
}

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

/** The folder holds no built site. */
export class NoBuildError extends Error {}

/**
 * @param dist absolute path of the built site, without a slash at its end
 * @throws NoBuildError
 */
export function readSite(dist: string): SiteFiles {
  if (!existsSync(join(dist, "404.html"))) {
    throw new NoBuildError(`There is no built site in ${dist}. Build it first: npm run build`);
  }
  const files = listFiles(dist);
  const siteFile = (file: string): SiteFile => ({
    file,
    codings: CODINGS.filter((coding) => files.includes(file + SUFFIX[coding])),
    hash: createHash("sha256")
      .update(readFileSync(join(dist, file)))
      .digest("base64url")
      .slice(0, 22),
  });
  const byPath = new Map<string, SiteFile>();
  for (const file of files) {
    const path = publicPath(file);
    if (path) byPath.set(path, siteFile(file));
  }
  return {
    byPath,
    notFoundPage: siteFile("/404.html"),
    contentSecurityPolicy: sitePolicy(dist),
  };
}

/** Changes when the folder is replaced by another build; empty while there is none. */
export function buildIdentity(dist: string): string {
  const stats = statSync(dist, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.birthtimeMs} ${stats.mtimeMs}` : "";
}
