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
} from "./form-fields.ts";
import { rowOrigins } from "./rows.ts";

/** Finds the differences between two versions of a document, and describes them as texts for people. */

/**
 * A difference between two versions of a document. If a list row has moved, `old` and `new` are its old and
 * new index.
 */
export interface Difference {
  kind: "changed" | "added" | "removed" | "moved";
  /** The path of the value in the new version; in the old version if the value was removed. */
  path: FieldPath;
  old?: unknown;
  new?: unknown;
}

/**
 * Yields all differences. `rowOrigins` matches the rows of lists; a list of choices (checkboxes) is compared
 * as one value.
 */
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
    // The longest common subsequence of both orders stays in place, so that as few rows as possible are
    // reported as moved. Both orders are compared from the end: of two rows that have exchanged their places,
    // the subsequence then contains the row that is lower now, and the other one is reported as moved up.
    const staying = diffComm(
      order.toSorted((a, b) => b - a),
      order.toReversed(),
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

/** A difference as texts for people: a changed value, or a list row that was added, removed or moved. */
export interface Change extends Difference {
  field: string;
  /** The old value (`old`) and the new one (`new`) as texts; undefined for an absent or empty value. */
  old?: string | undefined;
  new?: string | undefined;
  /** Says why the change may be a typing error; undefined if nothing is suspicious. */
  question?: string | undefined;
}

/** Returns why a change may be a typing error. @param kind kind of the changed field */
export type QuestionAbout = (difference: Difference, kind: string | undefined) => string | undefined;

/** Describes all differences as texts for people; the dialog „Ce se schimbă” shows them. */
export function changesOf(
  schema: Schema,
  old: Values,
  wanted: Values,
  questionAbout?: QuestionAbout,
): Change[] {
  return [...differences(old, wanted, schema)].map((difference): Change => {
    const { kind, path } = difference;
    const own = fieldAt(schema, path) ?? {};
    const field = fieldWords(schema, path, kind === "removed" ? old : wanted);
    const said = (value: unknown) => {
      if (kind === "moved") return `locul ${Number(value) + 1}`;
      return valueWords(value, own);
    };
    const question = questionAbout?.(difference, own.kind);
    return { kind, path, field, old: said(difference.old), new: said(difference.new), question };
  });
}
