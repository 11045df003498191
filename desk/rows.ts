import { deepEqual } from "fast-equals";
import { LCS } from "node-diff3";

/** Values side by side. Rows of lists are told by what they are, not by where they stand. */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The rows of a list; none of what somebody broke by hand. */
export const rowsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isFields) : []);

/** Fields by which rows are told, the surest first: an `id` is given once, the others somebody may write anew. */
const NAMES = ["id", "service", "term", "href"];

/** The name of each row, where every row of all lists has one of the same field, unique in its list. */
export function rowNames(...lists: readonly (readonly unknown[])[]): readonly string[][] | undefined {
  return NAMES.map((field) =>
    lists.map((list) => list.flatMap((row) => (isFields(row) && row[field] ? [String(row[field])] : []))),
  ).find((found) =>
    found.every(
      (names, index) => names.length === lists[index]?.length && new Set(names).size === names.length,
    ),
  );
}

/** For each wanted row the place of the old one that it comes from; undefined for a new one. */
export function rowOrigins(old: readonly unknown[], wanted: readonly unknown[]): (number | undefined)[] {
  const [oldNames = [], names = []] = rowNames(old, wanted) ?? [];
  const free = new Set(old.keys());
  const take = (place: number | undefined) => {
    if (place !== undefined) free.delete(place);
    return place;
  };
  const found = wanted.map((row, index) =>
    take(
      [...free].find((place) =>
        names.length ? oldNames[place] === names[index] : deepEqual(old[place], row),
      ),
    ),
  );
  if ([...old, ...wanted].every((row) => isFields(row) && row.id)) return found;
  // What is left changed: in order, as nobody moves rows while writing them anew.
  return found.map((place, index) => {
    const isAlike = (other: number) => isFields(old[other]) === isFields(wanted[index]);
    return place ?? take([...free].find(isAlike));
  });
}

/** Places of wanted rows that were moved past others; as few as can be. @param origins of `rowOrigins` */
export function movedRows(origins: readonly (number | undefined)[]): Set<number> {
  const places = [...origins.keys()].filter((place) => origins[place] !== undefined);
  const order = places.map((place) => origins[place] as number);
  const moved = new Set(places);
  let common: ReturnType<typeof LCS> | null = LCS(
    [...order].sort((a, b) => a - b),
    order,
  );
  for (; common; common = common.chain) moved.delete(places[common.buffer2index] ?? -1);
  return moved;
}
