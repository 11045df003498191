import { z } from "astro/zod";
import type { Rich } from "../lib/rich-text.ts";
import { hasMarkup, isJunk, richSignIn, type Sign, signIn } from "./signs.ts";

/**
 * Building blocks of the content schema. Each message is read by a clinic employee, so it says in
 * plain Romanian what is wrong and what to write instead.
 */

/**
 * What a value is, for whom a JSON type is too little: the desk's forms choose their controls by it. Written into the
 * JSON Schema as `kind`; a text without one is plain.
 */
type Kind = "rich" | "lei" | "day" | "time" | "phone" | "id" | Choice;

/** Values that are chosen among what other files hold. */
export type Choice = "page" | "amount" | "contrast" | "examination";

/** The same schema, told apart by its kind. */
export const ofKind = <T extends z.ZodType>(kind: Kind, schema: T): T => schema.meta({ kind });

/** The message for a value of the wrong kind. A value that is absent gets the common one (`plainMessage`). */
const wrong = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input == null ? undefined : message),
});

const notLonger = (max: number) => `este prea lung; cel mult ${max} de caractere`;

/** A value on one line that is no prose: an address, a name, a number in quotes. */
export const written = (what: string, max = 200) =>
  z
    .string()
    .trim()
    .min(1, { error: "este gol; scrieți textul", abort: true })
    .max(max, notLonger(max))
    .describe(what);

/** Refuses what a rule finds in a text, and hands on the sign, by which its line is found. */
const without = (find: (text: string) => Sign | undefined) => (context: z.core.ParsePayload<string>) => {
  const found = find(context.value);
  if (!found) return;
  const { sign, remedy } = found;
  context.issues.push({ code: "custom", message: remedy, params: { sign }, input: context.value });
};

const PLAIN = "aici încape doar text simplu; scoateți legătura sau steluțele **";

/**
 * A non-empty piece of plain text.
 * @param what the sentence shown to the person who fills the field in
 * @param max most characters
 */
export const text = (what: string, max = 200) =>
  written(what, max)
    .check(without((value) => (hasMarkup(value) ? { sign: "", remedy: PLAIN } : signIn(value))))
    .describe(what);

/** A non-empty piece of text that may hold links and emphasis: a paragraph or two. */
export const rich = (what: string) =>
  written(what, 1500)
    .check(without(richSignIn))
    // The value stays the string that it was; the type is what keeps it away from where markup means nothing.
    .meta({ description: what, kind: "rich" satisfies Kind }) as unknown as z.ZodType<Rich, string>;

/** Texts that send people to the emergency number: the specification and the safety of patients ask for it here. */
export const emergency = <T extends z.ZodType>(texts: T) =>
  texts.refine(
    (value) => /(?<!\d)112(?!\d)|\{\{\s*urgenta\s*\}\}/.test(JSON.stringify(value)),
    "trebuie să spună că la urgență se sună la 112; scrieți „sunați la {{urgenta}}”",
  );

/** A text that the specification fixes, letter for letter. */
export const fixed = <const T extends string>(value: T, what: string) =>
  z.literal(value, wrong(`este un text fix; scrieți la loc: ${value}`)).describe(what);

/** A text, or null while nobody knows it; a word that only fills the field is no text. */
export const known = <T extends z.ZodType>(schema: T) =>
  schema
    .refine(
      (value) => !isJunk(String(value)),
      "nu spune nimic; scrieți valoarea, sau null cât timp nu se știe",
    )
    .nullable()
    .describe(schema.description ?? "");

/** A list with at least `min` entries of the given kind. */
export const list = <T extends z.ZodType>(item: T, what: string, min = 1) =>
  z.array(item).min(min, `are prea puține rânduri; cel puțin ${min}`).describe(what);

/** Fields by name; a sentence alone is a plain text's. */
type Fields = Readonly<Record<string, string | z.ZodType>>;
type Shape<T extends Fields> = { [K in keyof T]: T[K] extends z.ZodType ? T[K] : z.ZodString };

export const object = <T extends Fields>(fields: T) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, typeof field === "string" ? text(field) : field]),
    ) as Shape<T>,
  );

/** Fields that belong together. */
export const group = <T extends Fields>(what: string, fields: T) => object(fields).describe(what);

/** A list of such groups. */
export const rows = <T extends Fields>(what: string, fields: T, min = 1) => list(object(fields), what, min);

/** A whole number between two bounds, both included. */
export const wholeNumber = (what: string, min: number, max: number) =>
  z
    .number(
      wrong("trebuie să fie un număr întreg, fără ghilimele, fără „lei” și fără virgulă (de exemplu 835)"),
    )
    .int("trebuie să fie un număr întreg (de exemplu 835)")
    .min(min, `este prea mic; cea mai mică valoare permisă este ${min}`)
    .max(max, `este prea mare; cea mai mare valoare permisă este ${max}`)
    .describe(what);

export const yesNo = (what: string) =>
  z.boolean(wrong("trebuie să fie true (da) sau false (nu), fără ghilimele")).describe(what);

/** One value out of a closed list. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, what: string) =>
  z.enum(values).describe(what);

/** The same for values that are no plain words: labels say in the desk's forms what each means. */
export const choice = <T extends Readonly<Record<string, string>>>(labels: T, what: string) =>
  z.enum(Object.keys(labels) as (keyof T & string)[]).meta({ description: what, labels });

/** A calendar day, written 2026-11-20. Stays a string: a day has no time zone. */
export const day = (what: string) =>
  z
    .string(wrong('trebuie să fie o dată între ghilimele, de exemplu "2026-11-20"'))
    .regex(/^\d{4}-\d{2}-\d{2}$/, {
      error: 'trebuie scrisă an-lună-zi, de exemplu "2026-11-20"',
      abort: true,
    })
    .refine((value) => {
      const date = new Date(`${value}T00:00:00Z`);
      return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value);
    }, "nu există în calendar; verificați ziua și luna")
    .meta({ description: what, kind: "day" satisfies Kind });

/**
 * A Romanian phone number in national form, spaces allowed: ten digits that begin with 02, 03 or 07
 * (national numbering plan, ANCOM decision 375/2013).
 */
export const phone = (what: string) =>
  ofKind("phone", written(what)).refine(
    (value) => /^0[237]\d{8}$/.test(value.replaceAll(/\s/g, "")),
    'nu este un număr de telefon românesc; scrieți zece cifre, de exemplu "0256 123 456"',
  );

export const email = (what: string) =>
  z.email(wrong('nu este o adresă de e-mail; scrieți de exemplu "contact@clinica.ro"')).describe(what);

/** The origin of the public site: https, a host, no path. Also used for the `SITE_URL` variable. */
export const siteAddress = (what: string) =>
  written(what).regex(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'nu este o adresă de site; scrieți-o cu https și fără / la sfârșit, de exemplu "https://www.clinica.ro"',
  );

/** A time of day on a 24-hour clock, `HH:MM`. */
export const time = (what: string) =>
  z
    .string(wrong('trebuie să fie o oră între ghilimele, de exemplu "08:00"'))
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'nu este o oră; scrieți de exemplu "08:00"', abort: true })
    .meta({ description: what, kind: "time" satisfies Kind });

/** A path of this site, such as `/contact`; whether the page exists is checked across files. */
export const path = (what: string) =>
  ofKind("page", written(what)).regex(
    /^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/,
    "trebuie să fie o cale din site, de exemplu /contact",
  );

/** A range of whole numbers; `from` may equal `to`. */
export const range = (what: string, min: number, max: number) =>
  z
    .strictObject({
      from: wholeNumber("Cea mai mică valoare.", min, max),
      to: wholeNumber("Cea mai mare valoare.", min, max),
    })
    .refine((value) => value.from <= value.to, "este pe dos; „from” nu poate fi mai mare decât „to”")
    .describe(what);
