import { hash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import diskErrors from "./disk-errors.json" with { type: "json" };

/** Reads and writes the desk's files on the disk, and identifies texts by their hashes. */

/** Returns a short hash that identifies a text. */
export const hashOf = (text: string) => hash("sha256", text, "hex").slice(0, 16);

/** Returns a message that explains why the disk rejected a file. */
export function troubleOf(error: unknown) {
  const { code = "-", message } = error as NodeJS.ErrnoException;
  return Object.entries(diskErrors).find(([codes]) => codes.split(" ").includes(code))?.[1] ?? message;
}

/**
 * Name of the temporary file beside the old file. A new text is written to it, and then it replaces the old
 * file.
 */
export const TEMP_NAME = ".pe-jumatate";

/**
 * Writes a file in such a way that at every moment it has either its old or its new text, even if the power
 * fails: the text is written to a temporary file, flushed to the disk, read back, and then renamed to the
 * final name. write-file-atomic is not used, because it does not notice a write that was cut short
 * (docs/decisions/desk.md).
 */
export function writeWhole(path: string, text: string, encoding: BufferEncoding = "utf8") {
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), TEMP_NAME);
  try {
    writeFileSync(beside, text, { encoding, flush: true });
    if (existsSync(path)) chmodSync(beside, statSync(path).mode);
    if (readFileSync(beside, encoding) !== text) throw new Error("discul nu a păstrat ce s-a scris");
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Reads a JSON file of the desk; undefined for a file that a bad disk or another program has damaged. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    console.error(`${path}: ${error}`);
    return undefined;
  }
}
