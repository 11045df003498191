import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { CHECKSUMS, listFiles } from "../../../hosting/site-files.ts";
import { Refused } from "../refused.ts";

/** Names of a publication's files with their hashes, from its own list. */
export function listOf(folder: string): Map<string, string> {
  const list = join(folder, CHECKSUMS);
  if (!existsSync(list)) return new Map();
  const lines = readFileSync(list, "utf8").split("\n").filter(Boolean);
  return new Map(lines.map((line) => [line.slice(67), line.slice(0, 64)]));
}

/**
 * Whether a publication may go into a folder.
 * @throws Refused when it holds things that no publication put there, or cannot be made
 */
export function checkTarget(target: string): void {
  if (existsSync(target) && listOf(target).size === 0 && readdirSync(target).length > 0) {
    throw new Refused(
      422,
      `Folderul ${target} nu este gol și nu ține acest site. Alegeți un folder gol; nu s-a schimbat nimic.`,
    );
  }
  if (!existsSync(dirname(target))) {
    throw new Refused(
      422,
      `Folderul ${dirname(target)} nu există; dacă este pe un disc de rețea, legați discul și încercați din nou.`,
    );
  }
}

/**
 * Copies a publication into a folder, which somebody may be serving: what is new first, pages next, the list last, and
 * only then is removed what the publication before had and this one has not. Files of others are never touched.
 * @throws Refused as `checkTarget` does
 */
export function copyInto(target: string, publication: string): void {
  checkTarget(target);
  const before = listOf(target);
  const wanted = listOf(publication);
  const files = listFiles(publication).sort((a, b) => rank(a) - rank(b));
  for (const file of files) {
    if (wanted.has(file) && wanted.get(file) === before.get(file) && existsSync(target + file)) continue;
    mkdirSync(dirname(target + file), { recursive: true });
    copyFileSync(publication + file, `${target}${file}.new`);
    // Servers tell versions apart by a file's time.
    const { atime, mtime } = statSync(publication + file);
    utimesSync(`${target}${file}.new`, atime, mtime);
    renameSync(`${target}${file}.new`, target + file);
  }
  // Only what is found in the folder: a list that somebody else wrote may name other places.
  for (const file of listFiles(target)) if (before.has(file) && !wanted.has(file)) rmSync(target + file);
}

const rank = (file: string) => (file === `/${CHECKSUMS}` ? 2 : Number(/\.html(\.\w+)?$/.test(file)));
