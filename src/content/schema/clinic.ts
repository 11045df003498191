import { z } from "astro/zod";
// The package's main entry would load the formats of a hundred countries, which takes two seconds.
import { cui, onrc } from "stdnum/lib/cjs/ro/index.js";
import { type Interval, overlap, WEEKDAYS } from "#lib/opening-hours.ts";
import counties from "../counties.json" with { type: "json" };
import {
  choice,
  day,
  each,
  fixed,
  group,
  list,
  object,
  phone,
  rich,
  rowsOrNone,
  siteAddress,
  text,
  wrong,
} from "../fields.ts";
import patterns from "../patterns.json" with { type: "json" };
import words from "./words.json" with { type: "json" };

const { clinic: says } = words;

/**
 * Trade register number in the form since 26 July 2024, without slashes: letter, year, six digits, county, check digit;
 * the older form is „J35/1846/2019”.
 */
const NEW_REGISTER = /^[JFC](19|20)\d{11}$/;

/** Matches texts that only fill a field: „-”, „nu știu”, „xxx”. */
const JUNK = new RegExp(patterns.clinic.junk, "iu");

/** Makes a schema nullable (null: the value is still unknown) and rejects texts that only fill the field. */
const known = <T extends z.ZodType>(schema: T) =>
  schema
    .refine((value) => !JUNK.test(String(value)), "junk")
    .nullable()
    .describe(schema.description ?? "");

/**
 * A fact as text, or null while it is unknown.
 * @param rule name of the rule that is broken if `isRight` returns false
 */
const fact = (what: string, rule = "", isRight = (_: string) => true) =>
  known(text(what, 300).refine(isRight, rule));

const isRegistered = (value: string) => NEW_REGISTER.test(value) || onrc.validate(value).isValid;
/** Checks a contact such as „avocat Ana Pop, dpo@clinica.ro”: every word with @ must be an e-mail address. */
const isContact = (value: string) =>
  value.split(/[\s,;]+/).every((word) => !word.includes("@") || isEmail(word.replace(/\.$/, "")));

/** Matches domain endings that do not exist, and misspelt names of common e-mail providers. */
const EMAIL_SLIP = new RegExp(patterns.clinic["email-slip"], "iu");
const isEmail = (value: string) => z.email().safeParse(value).success && !EMAIL_SLIP.test(value);

/** Data of the company that the law requires; words.json describes each field. */
export const operator = object({
  ...each(words.operator, (what) => fact(what)),
  // Romanian postal codes have six digits.
  postalCode: known(text(words.operator.postalCode).regex(/^\d{6}$/, "postal-code")),
  // The last digit is a check digit (Law 359/2004; the library implements it).
  taxCode: fact(words.operator.taxCode, "tax-code", (value) => cui.validate(value).isValid),
  tradeRegister: fact(words.operator.tradeRegister, "trade-register", isRegistered),
  dpoContact: fact(words.operator.dpoContact, "half-email", isContact),
});

/** Whether every field strength in a text is possible for a scanner: „15 T” is a typing error for „1,5 T”. */
const isScanner = (value: unknown) =>
  [...String(value).matchAll(/(\d+(?:[.,]\d+)?) ?T(?!\p{L}|elef)/gu)].every(
    ([, field = ""]) => Number(field.replace(",", ".")) <= 7,
  );

/** Facts about a visit that the owner may publish. */
const visit = object({
  ...each(words.visit, (what) => known(rich(what))),
  scanner: known(rich(words.visit.scanner).refine(isScanner, "scanner")),
});

/** The name of such a fact in the desk's forms: the beginning of its help text, up to the colon. */
export const labelOf = (sentence: string) => sentence.split(":")[0] ?? "";

/** A choice among the names of the facts about a visit. */
export const visitFact = (what: string) =>
  visit.keyof().meta({ description: what, labels: each(words.visit, labelOf) });

/** The counties, and for each county seat its county. */
const COUNTIES = new Set(Object.values(counties).map(([county]) => county));
const SEATS = new Map(Object.values(counties).map(([county, seat]) => [seat, county]));

/**
 * One part of the address. @param other pattern that shows that the text contains another part, or the same part twice
 */
const part = (what: string, other = /,|(?<!\p{L})jud/iu) =>
  text(what).refine((value) => !other.test(value), "address-part");

/** A time of day on a 24-hour clock, `HH:MM`. @param last whether „24:00” (the end of the day) is allowed */
const time = (what: string, last = false) =>
  z
    .string(wrong("no-time"))
    .regex(last ? /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/ : /^([01]\d|2[0-3]):[0-5]\d$/, {
      error: "time-form",
      abort: true,
    })
    .meta({ description: what, kind: "time" });

/** An interval of a day's opening hours; a day with a break has two of them. */
const HOURS = {
  opens: time(says.opens),
  closes: time(says.closes, true),
};
const inOrder = ({ opens, closes }: Interval) => opens < closes;
const NOT_IN_ORDER = { path: ["closes"], error: "hours-order" };

export const clinic = object({
  name: says.name,
  siteUrl: siteAddress(says.siteUrl),
  headerPhone: phone(says.headerPhone),
  footerPhone: phone(says.footerPhone),
  phoneNames: object({
    header: says.headerName,
    footer: says.footerName,
  }).describe(says.phoneNames),
  email: z
    .email({ ...wrong("email"), abort: true })
    .refine((value) => !EMAIL_SLIP.test(value), "email-slip")
    .describe(says.email),
  address: object({
    street: part(says.street, /(.{5,}),? \1|(?<!\p{L})jude[țt]/iu).refine(
      (value) =>
        /\d|f\.n\.|fără număr/i.test(value) && !/(?<![\p{L}\d-])[lIO]\d|\d[lO](?!\p{L})/u.test(value),
      "house-number",
    ),
    locality: part(says.locality, /,|\d|(?<!\p{L})(?:jud|strada|bulevardul|calea|str\.|bd\.)/iu),
    region: part(says.region).refine((value) => COUNTIES.has(value), "county"),
    country: z.enum(["RO"]).describe(says.country),
  })
    .refine(
      ({ street, locality }) =>
        !new RegExp(`(?<!\\p{L})${RegExp.escape(locality)}(?!\\p{L})`, "u").test(street),
      {
        path: ["street"],
        error: "locality",
      },
    )
    .refine(({ locality, region }) => (SEATS.get(locality) ?? region) === region, {
      path: ["region"],
      error: "other-county",
    })
    .describe(says.address),
  openingHours: list(
    object({
      days: list(z.enum(WEEKDAYS).describe(says.weekday), says.days).refine(
        (days) => WEEKDAYS.filter((day) => days.includes(day)).join() === days.join(),
        "week-order",
      ),
      ...HOURS,
    }).refine(inOrder, NOT_IN_ORDER),
    says.openingHours,
  ).refine(
    (groups) => WEEKDAYS.every((day) => !overlap(groups.filter(({ days }) => days.includes(day)))),
    "day-twice",
  ),
  specialHours: rowsOrNone(
    object({ day: day(says.specialDay), ...HOURS }).refine(inOrder, NOT_IN_ORDER),
    says.specialHours,
  ).refine(
    (rows) => [...Map.groupBy(rows, ({ day }) => day).values()].every((day) => !overlap(day)),
    "special-twice",
  ),
  closingDays: rowsOrNone(
    object({
      from: day(says.from),
      to: day(says.to).optional(),
    }).refine(({ from, to = from }) => from <= to, { path: ["to"], error: "closing-order" }),
    says.closingDays,
  ).superRefine((rows, { addIssue }) =>
    rows.forEach(({ from, to = from }, index) => {
      const other = rows.findIndex((row) => from <= (row.to ?? row.from) && row.from <= to);
      if (other < 0 || other === index) return;
      const params = { other: other + 1 };
      addIssue({ code: "custom", path: [index], message: "closing-twice", params });
    }),
  ),
  rating: group(says.rating, {
    source: says.source,
    score: text(says.score).regex(/^([0-4]\.\d|5\.0)$/, "score"),
    checked: day("O zi.").nullable().describe(says.checked),
  }),
  disclaimer: fixed("Informațiile au caracter orientativ. Consultați medicul specialist.", says.disclaimer),
  placeholders: rowsOrNone(choice(says.placeholderNames, says.placeholder), says.placeholders),
  operator: operator.describe(says.operator),
  operatorOptional: group(says.operatorOptional, {
    shareCapital: fact(says.shareCapital),
    dataTransfers: fact(says.dataTransfers),
  }),
  visit: visit.describe(says.visit),
})
  .superRefine(({ closingDays, specialHours }, { addIssue }) =>
    specialHours.forEach(({ day }, index) => {
      if (closingDays.some(({ from, to = from }) => from <= day && day <= to))
        addIssue({ code: "custom", path: ["specialHours", index, "day"], message: "special-closed" });
    }),
  )
  .describe("Adresa, zilele libere, firma, vizita");
