/** Values of a document, and what the content's JSON Schema says of them. */

/** Names and list positions (from 0) that lead to a field. */
export type FieldPath = readonly (string | number)[];

export type Values = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Values =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The rows of a list; none of what somebody broke by hand. */
export const rowsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isFields) : []);

/** A field of the content's JSON Schema, as the desk reads it best. */
export interface Schema {
  type?: string;
  /** What a value is beyond its type; see `kind` of the content's fields. */
  kind?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  required?: readonly string[];
  enum?: readonly string[];
  /** What the values of a closed list mean. */
  labels?: Readonly<Record<string, string>>;
  /** What a field is called: its sentence up to the first comma, colon, semicolon or bracket. */
  title?: string;
  /** What the sentence says beyond the name, without the quotes that a file wants. */
  help?: string;
  /** Empty is written as `null`. */
  isNullable?: boolean;
}

/** As it stands there. */
interface JsonSchema extends Schema {
  description?: string;
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
}

/** Takes the names out of the sentences, and „a text or nothing” as a text that may be empty. */
export function schemaFrom(json: JsonSchema, key = ""): Schema {
  const some = json.anyOf?.find(({ type }) => type !== "null");
  const { description = "", properties = {}, items, anyOf, ...plain } = { ...some, ...json };
  const name = /^[^,:;(]*/.exec(description)?.[0] ?? "";
  const help = description.slice(name.length).replace(/^[\s,:;.]+|"/g, "");
  const fields = Object.entries(properties).map(([name, field]) => [name, schemaFrom(field, name)]);
  return {
    ...plain,
    title: name.trim().replace(/\.$/, "") || key,
    help: help.charAt(0).toUpperCase() + help.slice(1),
    isNullable: anyOf !== undefined,
    properties: Object.fromEntries(fields),
    ...(items && { items: schemaFrom(items, key) }),
  };
}

/** Kinds whose values are names or addresses that another file gives: chosen, never read. */
export const CHOSEN = ["page", "amount", "contrast", "examination"];

/** The field that a path leads to; undefined where the schema has none. */
export const fieldAt = (schema: Schema, path: FieldPath) =>
  path.reduce<Schema | undefined>(
    (at, key) => (typeof key === "number" ? at?.items : at?.properties?.[key]),
    schema,
  );
