import { readFileSync, renameSync } from "node:fs";

/** Renames a damaged file to `….stricat`: it is not used any more, and nothing of it is lost. */
export const setAside = (path: string) => renameSync(path, `${path}.stricat`);

/**
 * A JSON file of the desk. One that a bad disk or another program has damaged is set aside, so that the others stay in use.
 * @param isRight whether a value has the shape that the reader needs
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
