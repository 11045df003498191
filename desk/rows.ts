import { deepEqual } from "fast-equals";
import { diff3Merge, LCS } from "node-diff3";
import { type Fields, fieldAt, isFields, type Schema } from "./fields.ts";
import type { Change, FieldPath } from "./shared.ts";

/** Values side by side: rows of lists are told by what they are, not by where they stand. */

/** Fields by which rows are told, the surest first: an `id` is given once, the others somebody may write anew. */
const NAMES = ["id", "service", "term", "href"];

/** The name of each row, where every row of all lists has one of the same field, unique in its list. */
function rowNames(...lists: readonly (readonly unknown[])[]): readonly string[][] | undefined {
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
function movedRows(origins: readonly (number | undefined)[]): Set<number> {
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

/** One value that differs; of a row that moved, its places from 0. */
export interface Difference {
  readonly kind: Change["kind"];
  /** Leads to the value among the wanted ones; to the old one where it is removed. */
  readonly path: FieldPath;
  readonly old?: unknown;
  readonly new?: unknown;
}

/** Every value that differs, rows of lists by what they are; words of a closed list are one value. */
export function* differences(
  old: unknown,
  wanted: unknown,
  schema: Schema,
  path: FieldPath = [],
): Generator<Difference> {
  const isList = Array.isArray(old) && Array.isArray(wanted) && !fieldAt(schema, [...path, 0])?.enum;
  if (deepEqual(old, wanted)) return;
  if (isFields(old) && isFields(wanted)) {
    for (const name of new Set([...Object.keys(old), ...Object.keys(wanted)]))
      yield* differences(old[name], wanted[name], schema, [...path, name]);
  } else if (isList) {
    const origins = rowOrigins(old, wanted);
    const moved = movedRows(origins);
    for (const [place, row] of old.entries())
      if (!origins.includes(place)) yield { kind: "removed", path: [...path, place], old: row };
    for (const [place, row] of wanted.entries()) {
      const origin = origins[place];
      if (origin === undefined) yield { kind: "added", path: [...path, place], new: row };
      else yield* differences(old[origin], row, schema, [...path, place]);
      if (origin !== undefined && moved.has(place))
        yield { kind: "moved", path: [...path, place], old: origin, new: place };
    }
  } else yield { kind: "changed", path, old, new: wanted };
}

/**
 * Three-way merge, field by field; rows are paired by their name, a list of rows without names is one value.
 * @param prefer whose value stays where both changed the same: the two results differ in just that
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  prefer: "mine" | "theirs" = "mine",
): unknown {
  if (deepEqual(base, mine) || deepEqual(mine, theirs)) return theirs;
  if (deepEqual(base, theirs)) return mine;
  const three = [base, mine, theirs];
  if (three.every(isFields)) return byName(Object.keys(Object.assign({}, theirs, mine)), three);
  const names = three.every(Array.isArray) && rowNames(...three);
  if (!names) return prefer === "mine" ? mine : theirs;
  const rows = three.map((list: unknown[], index) =>
    Object.fromEntries(list.map((row, place) => [`#${names[index]?.[place]}`, row])),
  );
  const wanted = order(names).map((name) => `#${name}`);
  return Object.values(byName(wanted, rows));

  function byName(names: readonly string[], [base = {}, mine = {}, theirs = {}]: readonly Fields[]): Fields {
    const all = names.map((name) => [name, merge(base[name], mine[name], theirs[name], prefer)] as const);
    return Object.fromEntries(all.filter(([, value]) => value !== undefined));
  }
}

/** The names of all rows in the order that both wanted; where they disagree, mine come first. */
function order([base = [], mine = [], theirs = []]: readonly string[][]): string[] {
  const regions = diff3Merge(mine, base, theirs);
  const together = regions.flatMap(
    ({ ok, conflict }) => ok ?? [...(conflict?.a ?? []), ...(conflict?.b ?? [])],
  );
  return [...new Set([...together, ...mine, ...theirs])];
}
