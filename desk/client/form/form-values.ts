import { type FieldPath, isFields, type Schema, slugOf, type Values } from "../../shared/form-fields.ts";

/** Converts between the values of a form and those of a file. */

/** Whether a value is empty. An object is empty if all its fields are. */
const isEmpty = (value: unknown): boolean =>
  isFields(value)
    ? Object.values(value).every(isEmpty)
    : value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/**
 * Converts the values of a form for its file: empty optional fields are left out, new rows get an `id`.
 * @param saved ids of rows that the file already has
 */
export function cleaned(schema: Schema, value: unknown, saved?: ReadonlySet<unknown>): unknown {
  const { items = {}, properties = {}, required = [] } = schema;
  if (schema.type === "array") {
    const rows = (Array.isArray(value) ? value : []).map((row) => cleaned(items, row, saved));
    return items.properties?.id?.kind === "id" ? withIds(rows as Values[], saved) : rows;
  }
  if (schema.type === "object") {
    const fields: Values = isFields(value) ? value : {};
    const names = new Set([...Object.keys(fields), ...required]);
    const kept = [...names].filter((name) => required.includes(name) || !isEmpty(fields[name]));
    return Object.fromEntries(
      kept.map((name) => [name, cleaned(properties[name] ?? {}, fields[name], saved)]),
    );
  }
  if (!isEmpty(value)) return value;
  return schema.isNullable ? null : schema.type === "boolean" ? false : "";
}

/** Returns all ids in a document. */
export function idsIn(values: unknown) {
  const ids = new Set();
  JSON.stringify(values, (name, value) => {
    if (name === "id") ids.add(value);
    return value;
  });
  return ids;
}

/** Gives new rows an `id` that is made from their first text, so that users need not think of one. */
function withIds(rows: Values[], saved: ReadonlySet<unknown> = new Set()) {
  const taken = new Set(rows.map(({ id }) => id).filter((id) => saved.has(id)));
  return rows.map((row) => {
    if (saved.has(row.id)) return row;
    const text = Object.entries(row).find(([key, value]) => key !== "id" && typeof value === "string")?.[1];
    const slug = slugOf(String(text ?? "").slice(0, 40)) || "rand-nou";
    let id = slug;
    for (let number = 2; taken.has(id); number++) id = `${slug}-${number}`;
    taken.add(id);
    return { ...row, id };
  });
}

/** Returns a copy of the values in which the value at a path is replaced. */
export function withValue(values: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  const old = Array.isArray(values) ? [...values] : { ...(values as Values) };
  return Object.assign(old, { [key]: withValue((old as Values)[key], rest, value) });
}

/**
 * Parses „1.015,00”, „1 015”, „835.00 lei” and „30 de minute” as numbers. Other text is returned as it is, and the content check
 * reports it.
 */
export function numberFrom(text: string) {
  const bare = text.trim().replace(/\s*(?:de\s+)?\p{L}+$/u, "");
  if (!/^-?(\d{1,3}([.\s]\d{3})+|\d+)([.,]\d{1,2})?$/.test(bare)) return text.trim();
  const [whole = "", cents = "0"] = bare.split(/[.,](?=\d{1,2}$)/);
  return Number(`${whole.replaceAll(/[.\s]/g, "")}.${cents}`);
}

/** Parses „8”, „8.30”, „ora 8” and „08:30” as times of day; other text is returned as it is. */
export function timeFrom(text: string) {
  const [, hour, minutes = "00"] = /^(?:ora\s+)?(\d{1,2})(?:\s?[.:,h]\s?(\d\d))?$/i.exec(text.trim()) ?? [];
  return hour ? `${hour.padStart(2, "0")}:${minutes}` : text.trim();
}
