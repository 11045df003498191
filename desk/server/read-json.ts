import { readFileSync, renameSync } from "node:fs";

/** Renames a damaged file to `….stricat`, so that it is not used any more and can still be examined. */
export const setAside = (path: string) => renameSync(path, `${path}.stricat`);

/**
 * Reads a JSON file of the desk. A file that a bad disk or another program has damaged is renamed, so that
 * the other files stay usable.
 * @param isRight whether a value has the expected shape
 * @returns undefined for a damaged file
 */
export function readJson(path: string, isRight: (value: unknown) => boolean = () => true): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (isRight(value)) return value;
    console.error(`${path} has another shape.`);
  } catch (error) {
    console.error(`${path}: ${error}`);
  }
  setAside(path);
  return undefined;
}
