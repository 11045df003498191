import { fieldAt, fieldWords, type Schema, valueWords } from "../fields.ts";
import { type Difference, differences } from "../rows.ts";
import type { Change, Values } from "../shared.ts";

/** „Ce se schimbă”: every value that differs, as people read it. */

/** Longest line about a row, in characters. */
const ROW = 160;

/** What a draft changes. @param doubtOf why a change may be a slip of the hand */
export function changesOf(
  schema: Schema,
  old: Values,
  wanted: Values,
  doubtOf: (difference: Difference) => string | undefined = () => undefined,
): Change[] {
  return [...differences(old, wanted, schema)].map((difference) => {
    const { kind, path } = difference;
    const field = fieldAt(schema, path) ?? {};
    const said = (value: unknown) =>
      kind === "moved"
        ? `locul ${Number(value) + 1}`
        : valueWords(value, field, typeof value === "object" ? ROW : undefined);
    return {
      kind,
      path,
      field: fieldWords(schema, path, kind === "removed" ? old : wanted),
      old: said(difference.old),
      new: said(difference.new),
      doubt: doubtOf(difference),
    };
  });
}
