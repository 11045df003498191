import { z } from "astro/zod";
import type { Rich } from "#lib/rich-text.ts";
import { plainSignIn, richSignIn } from "./character-rules.ts";
import type { Match } from "./problem.ts";

/** Building blocks of the content schema; where one refuses a value it names the rule, whose sentence is in messages.json. */

/** The meaning of a value, as `kind` in the JSON Schema; the desk chooses its control by it. */
type Kind = "rich" | "lei" | "day" | "time" | "phone" | "id" | "order" | "photo" | Choice;

/** Values that are chosen among what other files hold. */
export type Choice = "page" | "amount" | "contrast" | "examination";

/** The same schema, told apart by its kind. */
export const ofKind = <T extends z.ZodType>(kind: Kind, schema: T): T => schema.meta({ kind });

/** The rule for a value of the wrong kind. A value that is absent breaks the common one (`ruleOf`). */
export const wrong = (rule: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input == null ? undefined : rule),
});

/** A value on one line that is no prose: an address, a name, a number in quotes. */
export const written = (what: string, max = 200) =>
  z.string().trim().min(1, { abort: true }).max(max).describe(what);

/**
 * Refuses a text in which a rule finds something, and passes the offending characters on, by which the line is
 * found.
 */
const without = (find: (text: string) => Match | undefined) => (context: z.core.ParsePayload<string>) => {
  const params = find(context.value);
  if (params) context.issues.push({ code: "custom", message: params.rule, params, input: context.value });
};

/** A non-empty piece of plain text. @param what the sentence shown to the person who fills the field in */
export const text = (what: string, max = 200) => written(what, max).check(without(plainSignIn));

/** A non-empty piece of text that may hold links and emphasis: a paragraph or two. */
export const rich = (what: string, max = 1500) =>
  // The value stays the string that it was; the type is what keeps it away from where markup means nothing.
  ofKind("rich", written(what, max).check(without(richSignIn))) as unknown as z.ZodType<Rich, string>;

/** Texts that send people to the emergency number: the specification and the safety of patients ask for it here. */
export const emergency = <T extends z.ZodType>(texts: T) =>
  texts.refine(
    (value) => /(?<!\d)112(?!\d)|\{\{\s*urgenta\s*\}\}/.test(JSON.stringify(value)),
    "no-emergency",
  );

/** A text that the specification fixes, letter for letter. */
export const fixed = <const T extends string>(value: T, what: string) =>
  z.literal(value, wrong("fixed-text")).describe(what);

/** A list with at least `min` entries of the given kind. */
export const list = <T extends z.ZodType>(item: T, what: string, min = 1) =>
  z.array(item).min(min).describe(what);

/** A list that may be empty, and whose field may be left blank or out. */
export const rowsOrNone = <T extends z.ZodType>(item: T, what: string) =>
  z.preprocess((value) => value ?? [], z.array(item)).describe(what);

/** Fields by name; a sentence alone is a plain text's. */
type Fields = Readonly<Record<string, string | z.ZodType>>;
type Shape<T extends Fields> = { [K in keyof T]: T[K] extends z.ZodType ? T[K] : z.ZodString };

export const object = <T extends Fields>(fields: T) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, typeof field === "string" ? text(field) : field]),
    ) as Shape<T>,
  );

/** The same for each of some sentences, by its field. */
export const each = <T extends Readonly<Record<string, string>>, F>(
  sentences: T,
  field: (what: string) => F,
) =>
  Object.fromEntries(Object.entries(sentences).map(([name, what]) => [name, field(what)])) as Record<
    keyof T,
    F
  >;

/** Fields that belong together. */
export const group = <T extends Fields>(what: string, fields: T) => object(fields).describe(what);

/** A list of such groups. */
export const rows = <T extends Fields>(what: string, fields: T, min = 1) => list(object(fields), what, min);

/** A whole number between two bounds, both included. */
export const wholeNumber = (what: string, min: number, max: number) =>
  z.number().int().min(min).max(max).describe(what);

/** One of some values that are no plain words: labels say in the desk's forms what each means. */
export const choice = <T extends Readonly<Record<string, string>>>(labels: T, what: string) =>
  z.enum(Object.keys(labels) as (keyof T & string)[]).meta({ description: what, labels });

/** A calendar day, written 2026-11-20. Stays a string: a day has no time zone. */
export const day = (what: string) =>
  ofKind("day", z.string(wrong("no-day")).describe(what))
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: "day-form", abort: true })
    .refine((value) => z.iso.date().safeParse(value).success, "no-such-day");

/**
 * A Romanian phone number, spaces allowed (ANCOM decision 375/2013); „+40” and „0040” become „0”. Numbers of counties
 * begin with 02 or 03 and 1 or 30–69, those of no place with 037 or 038; 0800 is free of charge.
 */
export const phone = (what: string) =>
  z
    .preprocess(
      (value) =>
        typeof value === "string" ? value.trim().replace(/^(?:\+|00)40\s?(?:\(0\)|0)?/, "0") : value,
      ofKind("phone", written(what))
        .refine((value) => /^0(?:[237]\d\d|800)\d{6}$/.test(value.replaceAll(/\s/g, "")), {
          error: "phone",
          abort: true,
        })
        .refine((value) => /^0(?:7|[23](?:1|[3-6]\d)|3[78]|800)/.test(value.replaceAll(/\s/g, "")), "prefix"),
    )
    .describe(what);

/** The origin of the public site: https, a host, no path. Also used for the `SITE_URL` variable. */
export const siteAddress = (what: string) =>
  written(what).regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/, "site-address");

/** A path of this site, such as `/contact`; whether the page exists is checked across files. */
export const path = (what: string) =>
  ofKind("page", written(what)).regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "path-form");
