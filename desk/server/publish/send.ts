import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isPageFile } from "../../../hosting/rules.ts";
import { CHECKSUMS, listFiles } from "../../../hosting/site-files.ts";
import { Refused } from "../refused.ts";

/** Puts a publication where a server finds it, beside what others keep there. */

/** A folder of the public site, on this computer or on another. Names of files begin with a slash. */
export interface Place {
  /** In words, for messages. */
  readonly name: string;
  /** Whether anything is there; false also when the folder is not. */
  isUsed(): Promise<boolean>;
  /** Texts of files; undefined for one that is not there. */
  read(files: readonly string[]): Promise<readonly (string | undefined)[]>;
  /** Copies files of a folder: each is the old one or the new one, and none is new before all have arrived. */
  put(folder: string, files: readonly string[]): Promise<void>;
  write(file: string, text: string): Promise<void>;
  /** Removes files that are there. */
  remove(files: readonly string[]): Promise<void>;
}

/** It went wrong after the first page was new: the public site may be half of each. */
export class Halfway extends Error {}

/** Names of everything that the desk has put or is about to put there: a publication that was cut off is known by it. */
const MARK = "/_birou.sha256";

/** Names with their hashes, in the form of `sha256sum`. */
function readList(text = ""): Map<string, string> {
  const lines = text.split("\n").filter((line) => /^[0-9a-f]{64} {2}\.\/./.test(line));
  return new Map(lines.map((line) => [line.slice(67), line.slice(0, 64)]));
}

/** Files of a publication with their hashes, from its own list. */
export function listOf(folder: string): Map<string, string> {
  const list = join(folder, CHECKSUMS);
  return readList(existsSync(list) ? readFileSync(list, "utf8") : "");
}

/**
 * What the desk itself has in a place.
 * @throws Refused when others keep things there, and no publication of the desk
 */
export async function filesOf(
  place: Place,
): Promise<{ served: Map<string, string>; ours: Map<string, string> }> {
  const [list, mark] = await place.read([`/${CHECKSUMS}`, MARK]);
  if (list === undefined && mark === undefined && (await place.isUsed()))
    throw new Refused(
      422,
      `${place.name} nu este gol și nu ține acest site. Alegeți un folder gol; nu s-a schimbat nimic.`,
    );
  // Names that lead elsewhere were written by somebody else.
  const own = (names: Map<string, string>) =>
    new Map([...names].filter(([file]) => !/(^|\/)\.\.(\/|$)|\\/.test(file)));
  const served = own(readList(list));
  return { served, ours: new Map([...own(readList(mark)), ...served]) };
}

/**
 * Sends a publication: the place is marked first, then goes what pages need, then the pages, then the list; only what an
 * earlier list names, and this one does not, is removed. Whoever is cut off begins again.
 * @throws Refused as `filesOf` does, Halfway once pages are changing
 */
export async function send(place: Place, publication: string, signal: AbortSignal): Promise<void> {
  const { served, ours } = await filesOf(place);
  const wanted = listOf(publication);
  const lines = [...new Map([...ours, ...wanted])].map(([file, hash]) => `${hash}  .${file}\n`);
  await place.write(MARK, lines.join(""));
  const files = listFiles(publication).filter(
    (file) => !wanted.has(file) || wanted.get(file) !== served.get(file),
  );
  const list = `/${CHECKSUMS}`;
  await place.put(
    publication,
    files.filter((file) => !isPageFile(file) && file !== list),
  );
  signal.throwIfAborted();
  try {
    // The list last: it says that the rest is whole.
    await place.put(publication, [...files.filter(isPageFile), list]);
    await place.remove([...[...ours.keys()].filter((file) => !wanted.has(file)), MARK]);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Halfway((error as Error).message, { cause: error });
  }
}
