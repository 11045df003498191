import { deepEqual } from "fast-equals";
import { diff3Merge } from "node-diff3";
import { type Fields, isFields, rowNames } from "./rows.ts";
import type { FieldPath } from "./shared.ts";

/** What two people made of the same sheet, laid together. */

export interface Merged {
  readonly values: unknown;
  /** Where both wrote something else: one of the two is in the values. */
  readonly conflicts: readonly FieldPath[];
}

/**
 * Three-way merge, field by field; rows are paired by their name, a list of rows without names is one value.
 * @param prefer whose value stays where both changed the same
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  prefer: "mine" | "theirs" = "mine",
): Merged {
  const conflicts: FieldPath[] = [];
  const values = merged(base, mine, theirs, []);
  return { values, conflicts: conflicts.map(inValues) };

  function merged(base: unknown, mine: unknown, theirs: unknown, path: FieldPath): unknown {
    if (deepEqual(base, mine) || deepEqual(mine, theirs)) return theirs;
    if (deepEqual(base, theirs)) return mine;
    if (isFields(base) && isFields(mine) && isFields(theirs)) {
      const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
      return fromNames(names, [base, mine, theirs], path);
    }
    const lists = [base, mine, theirs].map((list) => (Array.isArray(list) ? list : [undefined]));
    const names = rowNames(...lists);
    if (names) {
      const [baseRows, ...others] = names.map((own, index) =>
        Object.fromEntries(own.map((name, place) => [`#${name}`, lists[index]?.[place]])),
      );
      const wanted = order(names).map((name) => `#${name}`);
      return Object.values(fromNames(wanted, [baseRows, ...others] as [Fields, Fields, Fields], path));
    }
    conflicts.push(path);
    return prefer === "mine" ? mine : theirs;
  }

  /** The same path with the places of rows instead of their names. */
  function inValues(path: FieldPath): FieldPath {
    let at: unknown = values;
    return path.map((key) => {
      const place = Array.isArray(at) ? (rowNames(at)?.[0] ?? []).indexOf(String(key).slice(1)) : key;
      at = (at as Fields | undefined)?.[place];
      return place;
    });
  }

  function fromNames(
    names: readonly string[],
    [base, mine, theirs]: [Fields, Fields, Fields],
    path: FieldPath,
  ): Fields {
    const entries = names.map((name) => [
      name,
      merged(base[name], mine[name], theirs[name], [...path, name]),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
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
