import { deepEqual } from "fast-equals";
import { isFields } from "./fields.ts";

/** Rows of two versions of a list, identified by their values and not by their position. */

/** Fields that identify a row, the most reliable first: an `id` never changes, the others may be rewritten. */
const IDENTIFYING_FIELDS = ["id", "service", "term", "href"];

/** The name of each row, where every row of all lists has one of the same field, unique in its list. */
export function rowNames(...lists: unknown[][]) {
  return IDENTIFYING_FIELDS.map((field) =>
    lists.map((list) => list.flatMap((row) => (isFields(row) && row[field] ? [String(row[field])] : []))),
  ).find((found) =>
    found.every(
      (names, index) => names.length === lists[index]?.length && new Set(names).size === names.length,
    ),
  );
}

/** For each new row the index of the old row that it comes from; undefined for an added one. */
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
  // The remaining rows have changed; they are paired in order, as nobody moves and rewrites rows at once.
  return found.map(
    (place, index) => place ?? take((other) => isFields(old[other]) === isFields(wanted[index])),
  );
}
