import { nameOf, type Schema } from "../../fields.ts";
import type { Values } from "../../shared.ts";

/** The content's JSON Schema as the form library reads it best, and values as the files hold them. */

/** A field of a form. */
export interface FormSchema extends Schema {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly items?: FormSchema;
  /** Empty is written as `null`. */
  readonly nullable?: boolean;
  /** Follows another list by itself. */
  readonly readOnly?: boolean;
}

/** The same schema with names, and „a text or nothing” as a text that may be empty. */
export function formSchema(schema: FormSchema, name = ""): FormSchema {
  const option = (schema.anyOf as readonly FormSchema[] | undefined)?.find(({ type }) => type !== "null");
  const { anyOf, ...plain } = option
    ? { ...option, ...schema, type: option.type, nullable: true }
    : { ...schema, nullable: false };
  return {
    ...plain,
    title: nameOf(plain) || name,
    ...(plain.items && { items: formSchema(plain.items, name) }),
    ...(plain.properties && {
      properties: Object.fromEntries(
        Object.entries(plain.properties).map(([key, field]) => [key, formSchema(field, key)]),
      ),
    }),
  };
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (value !== null && typeof value === "object" && Object.keys(value).length === 0);

/** What a form holds as the file would: what may be left out and is empty is left out. */
export function cleaned(schema: FormSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => cleaned(schema.items ?? {}, item));
  if (schema.type === "array") return [];
  if (schema.type === "object") {
    const fields = (value ?? {}) as Values;
    const names = [...Object.keys(fields), ...(schema.required ?? []).filter((name) => !(name in fields))];
    const kept = names.flatMap((name) => {
      const field = schema.properties?.[name] ?? {};
      const isRequired = schema.required?.includes(name);
      if (!isRequired && isBare(field, fields[name])) return [];
      return [[name, cleaned(field, fields[name])]];
    });
    return Object.fromEntries(kept);
  }
  if (isEmpty(value)) return schema.nullable ? null : schema.type === "boolean" ? false : "";
  return value;
}

/** Nothing is typed anywhere in it. */
function isBare(schema: FormSchema, value: unknown): boolean {
  if (schema.type !== "object") return isEmpty(value);
  return Object.entries((value ?? {}) as Values).every(([name, field]) =>
    isBare(schema.properties?.[name] ?? {}, field),
  );
}
