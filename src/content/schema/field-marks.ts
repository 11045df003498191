import { z } from "astro/zod";

/** The kinds of things to which the value of a field can refer by a name or an address. */
export type Reference = "page" | "amount" | "contrast" | "examination" | "file";

/**
 * Requires that a text differs from the texts of the same field of the same file, or of all fields with the same
 * `group`. Texts that differ only in diacritics, capitals and punctuation count as the same.
 */
interface Uniqueness {
  /** The rule that a repeated text breaks. */
  readonly rule: string;
  readonly group?: string;
}

/** Properties of a text of the content that checks and pages use. */
export interface Marks {
  /** The text is a phrase or a sentence for visitors, not an address, a file name or an identifier. */
  readonly isProse?: boolean;
  readonly isHeading?: true;
  /** The text is the day on which a person last read and corrected the file, or checked a fact. */
  readonly isReviewDay?: true;
  readonly refersTo?: Reference;
  readonly unique?: Uniqueness;
}

/**
 * Marks of the fields' schemas. They are not stored with `meta`, because Zod writes metadata into the JSON
 * Schemas, where no program needs the marks. A schema that is derived from a marked one, for example by
 * `optional`, keeps its marks.
 */
const MARKS = z.registry<Marks>();

/** Returns a copy of a schema with marks. */
export function marked<T extends z.ZodType>(schema: T, marks: Marks): T {
  const copy = schema.clone();
  MARKS.add(copy, marks);
  return copy as T;
}

/** A description of a field of the content, which is derived from the field's schema (`fieldOf`). */
export interface Field {
  readonly marks: Marks;
  /** The field of each item of a list. */
  readonly item?: Field;
  /** The fields of a group, by name. */
  readonly fields?: Readonly<Record<string, Field>>;
}

/** Converts a schema to a `Field`, so that code can find the marks of nested fields. */
export function fieldOf(schema: z.core.$ZodType): Field {
  const marks = MARKS.get(schema) ?? {};
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = fieldOf(schema.unwrap());
    return { ...inner, marks: { ...inner.marks, ...marks } };
  }
  // `z.preprocess` makes a pipe, in which `out` is the schema of the field itself.
  if (schema instanceof z.ZodPipe) return fieldOf(schema.out);
  if (schema instanceof z.ZodArray) return { marks, item: fieldOf(schema.element) };
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, fieldOf(field)] as const);
    return { marks, fields: Object.fromEntries(fields) };
  }
  return { marks };
}

/**
 * Returns a copy of a value in which `convert` has replaced each text. Fields whose value is undefined are
 * left out.
 * @param field the field of the value; undefined for values that no schema describes, such as `slug`
 */
export function mapTexts<T>(
  value: T,
  field: Field | undefined,
  convert: (text: string, marks: Marks) => string,
): T {
  const mapped = (item: unknown, field: Field | undefined): unknown => {
    if (typeof item === "string") return convert(item, field?.marks ?? {});
    if (Array.isArray(item)) return item.map((row) => mapped(row, field?.item));
    if (item === null || typeof item !== "object") return item;
    const parts = Object.entries(item).filter(([, part]) => part !== undefined);
    return Object.fromEntries(parts.map(([name, part]) => [name, mapped(part, field?.fields?.[name])]));
  };
  return mapped(value, field) as T;
}
