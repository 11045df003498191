import { deepEqual } from "fast-equals";
import { diff3Merge } from "node-diff3";
import { isFields, type Values } from "../../shared/form-fields.ts";
import { rowNames } from "../../shared/rows.ts";

/**
 * Merges two changed versions of a value with their common base, field by field. List rows are matched by
 * `rowNames`; a list whose rows have no names is merged as one value.
 * @param settle returns the result if both versions changed the same value; by default it is `mine`
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  settle: (mine: unknown) => unknown = (mine) => mine,
): unknown {
  if (deepEqual(base, mine) || deepEqual(mine, theirs)) return theirs;
  if (deepEqual(base, theirs)) return mine;
  const three = [base, mine, theirs];
  if (three.every(isFields))
    return byName(Object.keys({ ...(theirs as Values), ...(mine as Values) }), three);
  const names = three.every(Array.isArray) && rowNames(...three);
  if (!names) return settle(mine);
  const rows = three.map((list: unknown[], index) =>
    Object.fromEntries(list.map((row, place) => [`#${names[index]?.[place]}`, row])),
  );
  return Object.values(
    byName(
      order(names).map((name) => `#${name}`),
      rows,
    ),
  );

  function byName(names: string[], [base = {}, mine = {}, theirs = {}]: Values[]): Values {
    const all = names.map((name) => [name, merge(base[name], mine[name], theirs[name], settle)] as const);
    return Object.fromEntries(all.filter(([, value]) => value !== undefined));
  }
}

/**
 * Returns the names of all rows in an order that fits both versions. Where the versions disagree, the rows of
 * `mine` come first.
 */
function order([base = [], mine = [], theirs = []]: string[][]) {
  const together = diff3Merge(mine, base, theirs).flatMap(
    ({ ok, conflict }) => ok ?? [...(conflict?.a ?? []), ...(conflict?.b ?? [])],
  );
  return [...new Set([...together, ...mine, ...theirs])];
}
