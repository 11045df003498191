/** Stops a build that is silently incomplete: a page, style or script that names a file which does not exist. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { listFiles } from "#hosting/built-files.ts";
import { isPageFile, isTextFile, publicPath } from "#hosting/rules.ts";

/** Patterns of the addresses in the files of a build; the last group that matches is an address or a `srcset`. */
const ADDRESSES = [
  /\s(?:href|src|srcset|imagesrcset|poster)="([^"]*)"/g,
  /\scontent="(https?:[^"]*)"/g,
  /\b(?:from|import)\s*\(?\s*["'`]([./][^"'`$]+)["'`]/g,
  /\/?(?<![\w.-])(assets\/[\w.~-]+\.\w+)/g,
] as const;

/** Folders whose paths no published file may contain: they may include the name of a person's account. */
const SOURCES = ["src", "node_modules"].map((name) => `${resolve(name).replaceAll("\\", "/")}/`);

/**
 * Checks the finished files of a build.
 * @param origin scheme and host of the public site, whose absolute addresses are checked too
 * @throws Error that lists what is wrong
 */
export function checkBuild(folder: string, origin: string): void {
  const files = listFiles(folder);
  /** Every file by its public path; the 404 page, which has none, by its name. */
  const fileAt = new Map(files.map((file) => [publicPath(file) ?? file, file]));
  const texts = new Map(
    files
      .filter((file) => isTextFile(file) && !file.endsWith(".txt"))
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
  const wrong = new Set<string>();
  for (const [file, text] of texts) {
    if (SOURCES.some((path) => text.includes(path))) wrong.add(`${file} contains a path of this computer`);
    for (const address of addressesIn(text)) {
      const base = `${origin}${isPageFile(file) ? (publicPath(file) ?? file) : file}`;
      const url = URL.parse(address.replaceAll("&amp;", "&").replace(/^assets\//, "/assets/"), base);
      if (url?.origin !== origin) continue;
      const target = fileAt.get(decodeURI(url.pathname));
      const id = decodeURIComponent(url.hash.slice(1));
      if (!target) wrong.add(`${file} names ${url.pathname}, which does not exist`);
      else if (id && isPageFile(target) && !texts.get(target)?.includes(` id="${id}"`))
        wrong.add(`${file} names ${url.pathname}#${id}, and that page has no element with this id`);
    }
  }
  if (wrong.size > 0) throw new Error(`The build is not complete:\n${[...wrong].join("\n")}`);
}

const addressesIn = (text: string) =>
  ADDRESSES.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(([whole, address = ""]) =>
    /srcset=/.test(whole) ? address.split(",").map((part) => part.trim().split(/\s/)[0] ?? "") : address,
  );
