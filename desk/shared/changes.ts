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

/** One value that differs; of a row that moved, its places from 0. */
export interface Difference {
  kind: "changed" | "added" | "removed" | "moved";
  /** The path in the new values; in the old ones if the value was removed. */
  path: FieldPath;
  old?: unknown;
  new?: unknown;
}

/** Every value that differs, rows of lists by what they are; words of a closed list are one value. */
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

/** One value that differs, or one row that came, went or moved, in words. */
export interface Change extends Difference {
  field: string;
  /** In words; undefined where there was no value, or will be none. */
  old?: string | undefined;
  new?: string | undefined;
  /** Why it may be a slip of the hand. */
  doubt?: string | undefined;
}

/** „Ce se schimbă”: every value that differs, as people read it. @param doubtOf why it may be a slip of the hand */
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
