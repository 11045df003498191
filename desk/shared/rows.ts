import { deepEqual } from "fast-equals";
import { isFields } from "./fields.ts";

/** Rows of two versions of a list: told by what they are, not by where they stand. */

/** Values by which rows are told, the surest first: an `id` is given once, the others somebody may write anew. */
const NAMES = ["id", "service", "term", "href"];

/** The name of each row, where every row of all lists has one of the same field, unique in its list. */
export function rowNames(...lists: unknown[][]) {
  return NAMES.map((field) =>
    lists.map((list) => list.flatMap((row) => (isFields(row) && row[field] ? [String(row[field])] : []))),
  ).find((found) =>
    found.every(
      (names, index) => names.length === lists[index]?.length && new Set(names).size === names.length,
    ),
  );
}

/** For each wanted row the place of the old one that it comes from; undefined for a new one. */
export function rowOrigins(old: unknown[], wanted: unknown[]) {
  const [oldNames = [], names = []] = rowNames(old, wanted) ?? [];
  const free = new Set(old.keys());
  const take = (isIt: (place: number) => boolean) => {
    const place = [...free].find(isIt);
    if (place !== undefined) free.delete(place);
    return place;
  };
  const found = wanted.map((row, index) =>
    take((place) => (names.length ? oldNames[place] === names[index] : deepEqual(old[place], row))),
  );
  if ([...old, ...wanted].every((row) => isFields(row) && row.id)) return found;
  // What is left changed: in order, as nobody moves rows while writing them anew.
  return found.map(
    (place, index) => place ?? take((other) => isFields(old[other]) === isFields(wanted[index])),
  );
}
