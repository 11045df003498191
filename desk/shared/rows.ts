import { deepEqual } from "fast-equals";
import { isFields } from "./fields.ts";

/** Matches the rows of two versions of a list by their values instead of their positions. */

/** Fields that identify a row, the most reliable first: an `id` never changes, the others may be rewritten. */
const IDENTIFYING_FIELDS = ["id", "service", "term", "href"];

/**
 * The names of the rows of each list: the first identifying field that every row has, with values that are unique in
 * each list. Undefined if there is no such field.
 */
export function rowNames(...lists: unknown[][]) {
  return IDENTIFYING_FIELDS.map((field) =>
    lists.map((list) => list.flatMap((row) => (isFields(row) && row[field] ? [String(row[field])] : []))),
  ).find((found) =>
    found.every(
      (names, index) => names.length === lists[index]?.length && new Set(names).size === names.length,
    ),
  );
}

/** For each new row the index of the old row from which it was made; undefined for an added row. */
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
  // The remaining rows have changed. They are paired in order, assuming that nobody moves and rewrites rows at once.
  return found.map(
    (place, index) => place ?? take((other) => isFields(old[other]) === isFields(wanted[index])),
  );
}
