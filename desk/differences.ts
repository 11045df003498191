import { deepEqual } from "fast-equals";
import { fieldAt, type Schema } from "./fields.ts";
import { isFields, movedRows, rowOrigins } from "./rows.ts";
import type { Change, FieldPath } from "./shared.ts";

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
