import { deepEqual } from "fast-equals";
import { diffComm } from "node-diff3";
import {
  type FieldPath,
  fieldAt,
  fieldWords,
  isFields,
  type Schema,
  type Values,
  valueWords,
} from "./fields.ts";
import { rowOrigins } from "./rows.ts";

/** Differences between two versions of a document. */

/** A value that differs. For a row that moved, `old` and `new` are its positions from 0. */
export interface Difference {
  kind: "changed" | "added" | "removed" | "moved";
  /** The path in the new values, or in the old values if the value was removed. */
  path: FieldPath;
  old?: unknown;
  new?: unknown;
}

/** All values that differ. Rows of lists are matched by their identity; a list of choices counts as one value. */
export function* differences(
  old: unknown,
  wanted: unknown,
  schema: Schema,
  path: FieldPath = [],
): Generator<Difference> {
  if (deepEqual(old, wanted)) return;
  if (isFields(old) && isFields(wanted)) {
    for (const name of new Set([...Object.keys(old), ...Object.keys(wanted)]))
      yield* differences(old[name], wanted[name], schema, [...path, name]);
  } else if (Array.isArray(old) && Array.isArray(wanted) && !fieldAt(schema, [...path, 0])?.enum) {
    const origins = rowOrigins(old, wanted);
    const order = origins.filter((origin) => origin !== undefined);
    // As few rows as possible count as moved.
    const staying = diffComm(
      order.toSorted((a, b) => a - b),
      order,
    ).flatMap(({ common = [] }) => common);
    for (const [place, row] of old.entries())
      if (!origins.includes(place)) yield { kind: "removed", path: [...path, place], old: row };
    for (const [place, row] of wanted.entries()) {
      const [origin, own] = [origins[place], [...path, place]];
      if (origin === undefined) yield { kind: "added", path: own, new: row };
      else {
        yield* differences(old[origin], row, schema, own);
        if (!staying.includes(origin)) yield { kind: "moved", path: own, old: origin, new: place };
      }
    }
  } else yield { kind: "changed", path, old, new: wanted };
}

/** A changed value, or a row that was added, removed or moved, as text for people. */
export interface Change extends Difference {
  field: string;
  /** The value as text; undefined if there was none, or will be none. */
  old?: string | undefined;
  new?: string | undefined;
  /** Why the change may be a typing error. */
  doubt?: string | undefined;
}

/** All differences as texts for people („Ce se schimbă”). @param doubtOf returns why a change may be a typing error */
export function changesOf(
  schema: Schema,
  old: Values,
  wanted: Values,
  doubtOf?: (difference: Difference) => string | undefined,
): Change[] {
  return [...differences(old, wanted, schema)].map((difference) => {
    const { kind, path } = difference;
    const said = (value: unknown) =>
      kind === "moved" ? `locul ${Number(value) + 1}` : valueWords(value, fieldAt(schema, path));
    return {
      kind,
      path,
      field: fieldWords(schema, path, kind === "removed" ? old : wanted),
      old: said(difference.old),
      new: said(difference.new),
      doubt: doubtOf?.(difference),
    };
  });
}
