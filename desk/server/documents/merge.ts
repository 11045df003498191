import { deepEqual } from "fast-equals";
import { diff3Merge } from "node-diff3";
import { isFields, type Values } from "../../shared/form-fields.ts";
import { rowNames } from "../../shared/rows.ts";
import { changed, valuesIn } from "./documents.ts";

/**
 * Merges two versions of a document by its fields and rows.
 * @param texts the common earlier text, and the two versions; the result has the comments of the second one
 * @param settle see `merge`
 * @throws RequestError if a text is not valid YAML
 */
export function mergedText(
  file: string,
  texts: [base: string, mine: string, theirs: string],
  settle?: Parameters<typeof merge>[3],
) {
  const [base, mine, theirs] = texts.map((text) => valuesIn(file, text));
  return changed(file, texts[2], merge(base, mine, theirs, settle) as Values);
}

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
