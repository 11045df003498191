import type { Content } from "../files.ts";
import { servicePath } from "../routes.ts";
import { CONTENT_FIELD } from "../schema/content-field.ts";
import type { Field } from "../schema/field-marks.ts";

/** Paths of the pages of examinations with `isHidden: true`, which are hidden. */
export const hiddenPaths = ({ services }: Content): ReadonlySet<string> =>
  new Set(services.filter(({ isHidden }) => isHidden).map(({ slug }) => servicePath(slug)));

/** Returns the content without the hidden examinations and without the list entries that refer to them. */
export function withoutHiddenPages(content: Content): Content {
  const hidden = hiddenPaths(content);
  if (hidden.size === 0) return content;
  const services = content.services.filter(({ slug }) => !hidden.has(servicePath(slug)));
  return withoutReferences({ ...content, services }, CONTENT_FIELD, hidden) as Content;
}

/** The path of the page to which a value refers, without an anchor; undefined for any other value. */
function pageOf(value: unknown, field: Field | undefined): string | undefined {
  if (typeof value !== "string") return undefined;
  if (field?.marks.refersTo === "examination") return servicePath(value);
  return field?.marks.refersTo === "page" ? value.split("#")[0] : undefined;
}

/**
 * Returns a value without the list entries in which a field refers to a page of `hidden`. If this field may
 * be null, the entry stays and the field becomes null. For example, a referral term stays in its list without
 * a link.
 */
function withoutReferences(value: unknown, field: Field | undefined, hidden: ReadonlySet<string>): unknown {
  const isHidden = (part: unknown, of: Field | undefined) => hidden.has(pageOf(part, of) ?? "");
  if (Array.isArray(value)) {
    const required = Object.entries(field?.item?.fields ?? {}).filter(([, part]) => !part.isNullable);
    return value
      .filter((entry) => !required.some(([name, part]) => isHidden(entry[name], part)))
      .map((entry) => withoutReferences(entry, field?.item, hidden));
  }
  if (value !== null && typeof value === "object") {
    const parts = Object.entries(value).map(([name, part]) => [
      name,
      withoutReferences(part, field?.fields?.[name], hidden),
    ]);
    return Object.fromEntries(parts);
  }
  return field?.isNullable && isHidden(value, field) ? null : value;
}
