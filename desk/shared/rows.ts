import { deepEqual } from "fast-equals";
import { isFields } from "./form-fields.ts";

/**
 * Finds which rows (items of a list) of two versions belong together. It compares values, because people move
 * rows. Only if some rows have no `id`, the rows that stay unmatched are paired in their order.
 */

/**
 * Fields that identify a row, the most reliable first: an `id` never changes, but people may edit the other
 * fields.
 */
const IDENTIFYING_FIELDS = ["id", "service", "term", "href"];

/**
 * Returns the names of the rows of each list: their values of one identifying field. This is the first field
 * that every row has and whose values are unique in each list. Returns undefined if there is no such field.
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

/** Returns for each new row the index of the old row from which it was made; undefined for an added row. */
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
  // Each remaining new row is paired with the next remaining old row. This assumes that nobody moves and
  // rewrites rows in the same edit.
  return found.map(
    (place, index) => place ?? take((other) => isFields(old[other]) === isFields(wanted[index])),
  );
}
