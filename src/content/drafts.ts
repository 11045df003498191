import { CONTENT_FIELD } from "./content-field.ts";
import type { Field } from "./field-marks.ts";
import type { Content } from "./files.ts";
import { servicePath } from "./routes.ts";

/** Paths of the examinations that are still hidden drafts. */
export const draftPaths = ({ services }: Content): ReadonlySet<string> =>
  new Set(services.filter(({ draft }) => draft).map(({ slug }) => servicePath(slug)));

/** Returns the content without the hidden examinations and without the list entries that refer to them. */
export function withoutDrafts(content: Content): Content {
  const hidden = draftPaths(content);
  if (hidden.size === 0) return content;
  const services = content.services.filter(({ slug }) => !hidden.has(servicePath(slug)));
  return withoutReferences({ ...content, services }, CONTENT_FIELD, hidden) as Content;
}

/** Whether a value names a page of `hidden`. */
function refersTo(hidden: ReadonlySet<string>, value: unknown, field: Field | undefined): boolean {
  const target = field?.marks.refersTo;
  if (typeof value !== "string") return false;
  return hidden.has(target === "examination" ? servicePath(value) : target === "page" ? value : "");
}

/**
 * Returns a value without the list entries in which a field refers to a page of `hidden`. If this field may
 * be null, the entry stays and the field becomes null: patients ask by phone about a referral term without a
 * page.
 */
function withoutReferences(value: unknown, field: Field | undefined, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const isHidden = (item: unknown) =>
      Object.entries(field?.item?.fields ?? {}).some(
        ([name, part]) => !part.isNullable && refersTo(hidden, Object(item)[name], part),
      );
    return value
      .filter((item) => !isHidden(item))
      .map((item) => withoutReferences(item, field?.item, hidden));
  }
  if (value === null || typeof value !== "object") {
    return field?.isNullable && refersTo(hidden, value, field) ? null : value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      withoutReferences(part, field?.fields?.[name], hidden),
    ]),
  );
}
