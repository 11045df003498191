import { z } from "astro/zod";
import type { Rich } from "#lib/rich-text.ts";
import { type IllegalPart, illegalInPlain, illegalInRich } from "./characters.ts";
import { marked, type Reference } from "./field-marks.ts";

/**
 * Building blocks of the content schema. The error of a field is not a message but the name of a rule;
 * messages.json contains the message of each rule.
 */

/**
 * The meaning of a value. The JSON Schema stores it as `kind`, and the desk chooses the form control by it.
 */
type Kind = "rich" | "lei" | "day" | "time" | "phone" | "id" | "order" | "photo" | Reference;

export const ofKind = <T extends z.ZodType>(kind: Kind, schema: T): T => schema.meta({ kind });

/**
 * Makes Zod report `rule` for a value of the wrong type. For an absent value `error` returns undefined;
 * Zod then calls `ruleOfIssue`, which reports the value as missing or empty.
 */
export const wrongType = (rule: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input == null ? undefined : rule),
});

/**
 * A non-empty string whose characters are not checked, such as an address or a number in quotes.
 * @param help help text for staff
 */
export const rawText = (help: string, max = 200) =>
  z.string().trim().min(1, { abort: true }).max(max).describe(help);

/**
 * Makes a check that rejects a text in which `find` finds a problem. The issue contains the offending
 * characters.
 */
const without =
  (find: (text: string) => IllegalPart | undefined) => (context: z.core.ParsePayload<string>) => {
    const params = find(context.value);
    if (params) context.issues.push({ code: "custom", message: params.rule, params, input: context.value });
  };

/** A non-empty plain text. @param help help text for the person who fills in the field */
export const text = (help: string, max = 200) =>
  marked(rawText(help, max).check(without(illegalInPlain)), { isProse: true });

/** A plain text that pages show as a heading. */
export const heading = (help: string, max = 200) => marked(text(help, max), { isHeading: true });

/** A plain text that is not a phrase or a sentence for visitors, such as a file name or a score. */
export const nonProse = (help: string) => marked(text(help), { isProse: false });

/**
 * The name of something that exists in the content, such as an examination; the desk shows a list of the
 * names.
 */
export const reference = (to: Reference, help: string) => marked(ofKind(to, rawText(help)), { refersTo: to });

/** A non-empty text of one or two paragraphs that may contain links and emphasis. */
export const rich = (help: string, max = 1500) =>
  // At run time the value is a string. The type `Rich` prevents its use in places that cannot show markup.
  marked(ofKind("rich", rawText(help, max).check(without(illegalInRich))), {
    isProse: true,
  }) as unknown as z.ZodType<Rich, string>;

/**
 * Requires that a field mentions the emergency number 112, as docs/requirements.md and patient safety demand.
 */
export const emergency = <T extends z.ZodType>(texts: T) =>
  texts.refine(
    (value) => /(?<!\d)112(?!\d)|\{\{\s*urgenta\s*\}\}/.test(JSON.stringify(value)),
    "no-emergency",
  );

/** A list of at least `min` entries. */
export const list = <T extends z.ZodType>(item: T, help: string, min = 1) =>
  z.array(item).min(min).describe(help);

/** A list that may be empty; its field may be blank or absent. */
export const rowsOrNone = <T extends z.ZodType>(item: T, help: string) =>
  z.preprocess((value) => value ?? [], z.array(item)).describe(help);

/** The fields of a group, by name. A string stands for a plain text field and is its help text. */
type Fields = Readonly<Record<string, string | z.ZodType>>;
type Shape<T extends Fields> = { [K in keyof T]: T[K] extends z.ZodType ? T[K] : z.ZodString };

export const object = <T extends Fields>(fields: T) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, typeof field === "string" ? text(field) : field]),
    ) as Shape<T>,
  );

/** Applies a function to each value of a record, for example to create one field per help text. */
export const mapValues = <Name extends string, Value, Result>(
  values: Readonly<Record<Name, Value>>,
  convert: (value: Value) => Result,
) =>
  Object.fromEntries(Object.entries<Value>(values).map(([name, value]) => [name, convert(value)])) as Record<
    Name,
    Result
  >;

export const group = <T extends Fields>(help: string, fields: T) => object(fields).describe(help);

/** A list of groups of fields; the desk shows each group as a row. */
export const rows = <T extends Fields>(help: string, fields: T, min = 1) => list(object(fields), help, min);

/** A whole number from `min` to `max`, both included. */
export const wholeNumber = (help: string, min: number, max: number) =>
  z.number().int().min(min).max(max).describe(help);

/** One of several identifiers, the keys of `labels`; the desk's forms show the labels instead. */
export const choice = <T extends Readonly<Record<string, string>>>(labels: T, help: string) =>
  z.enum(Object.keys(labels) as (keyof T & string)[]).meta({ description: help, labels });

/** A calendar day as a string, „2026-11-20”. It is not a Date, because a day has no time zone. */
export const day = (help: string) =>
  ofKind("day", z.string(wrongType("no-day")).describe(help))
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: "day-form", abort: true })
    .refine((value) => value >= "2000" && z.iso.date().safeParse(value).success, "no-such-day");

/**
 * A Romanian phone number (ANCOM decision 375/2013). Spaces are allowed, and „+40” or „0040” becomes „0”.
 */
export const phone = (help: string) =>
  z
    .preprocess(
      (value) =>
        typeof value === "string" ? value.trim().replace(/^(?:\+|00)40\s?(?:\(0\)|0)?/, "0") : value,
      ofKind("phone", rawText(help)).refine(
        (value) => /^0(?:[237]\d\d|800)\d{6}$/.test(value.replaceAll(/\s/g, "")),
        "phone",
      ),
    )
    .describe(help);

/** The origin of the public site: https and a host, without a path. */
export const siteOrigin = (help: string) =>
  rawText(help).regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/, "site-address");

/** A path of this site, such as `/contact`. Whether the page exists is checked later, by `linkFindings`. */
export const path = (help: string) =>
  reference("page", help).regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "path-form");
