/** Formats amounts, ranges, durations, dates, phone numbers and the address in Romanian. */

export const NBSP = "\u00a0";
const leiFormat = /* @__PURE__ */ new Intl.NumberFormat("ro-RO", { minimumFractionDigits: 2 });

/** Formats whole lei without the unit: „1.015,00”, or with `to` the range „750,00–900,00”. */
export const formatAmount = (lei: number, to = lei) =>
  to === lei ? leiFormat.format(lei) : `${leiFormat.format(lei)}–${leiFormat.format(to)}`;

/** Formats whole lei with the unit: „1.015,00 lei”, with a non-breaking space. */
export const formatLei = (lei: number, to = lei) => `${formatAmount(lei, to)}${NBSP}lei`;

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Formats a range: „100–150”, or „150” if both ends are equal. */
const formatRange = ({ from, to }: Range) => (from === to ? String(from) : `${from}–${to}`);

const plural = /* @__PURE__ */ new Intl.PluralRules("ro");

/** The text between a number and its noun: Romanian uses „de” if the last two digits are 00 or 20–99. */
const beforeNoun = (count: number) => (plural.select(count) === "other" ? `${NBSP}de${NBSP}` : NBSP);

/**
 * Formats a number with its noun: „1 text”, „4 texte”, „20 de texte”.
 * @param one the noun for the number 1; not needed if the number is always greater
 */
export const formatCount = (count: number, many: string, one = many) =>
  count + beforeNoun(count) + (plural.select(count) === "one" ? one : many);

/** Formats a duration for prose: „15 minute”, „între 30 și 45 de minute”. */
export const formatMinutes = ({ from, to }: Range) =>
  `${from === to ? "" : `între ${from} și `}${formatCount(to, "minute")}`;

/** Formats a supplement to a price, in whole lei, for lists: „+100–150 lei”. */
export const formatExtra = (range: Range) => `+${formatRange(range)}${NBSP}lei`;

/** Formats a sum in whole lei for prose: „19 lei”, „100–150 de lei”. */
export const formatLeiInProse = (range: Range) => `${formatRange(range)}${beforeNoun(range.to)}lei`;

/** Formats a duration for places with little space: „30–45 min”. */
export const formatMinutesShort = (range: Range) => `${formatRange(range)}${NBSP}min`;

/** Formats a phone number as „0256 000 000” with non-breaking spaces; spaces in the input are ignored. */
export const formatPhone = (phone: string) =>
  phone.replaceAll(/\s/g, "").replace(/^(.{4})(.{3})/, `$1${NBSP}$2${NBSP}`);

/**
 * The `tel:` link of a national number: „0256 000 000” becomes „tel:+40256000000”. Free numbers (0800) have no
 * international form.
 */
export const phoneHref = (phone: string): string =>
  `tel:${phone.replaceAll(/\s/g, "").replace(/^0(?!800)/, "+40")}`;

/** The clinic's address in one line: „strada …, nr. …, Timișoara”. */
export const addressLine = ({ street, locality }: { street: string; locality: string }) =>
  `${street}, ${locality}`;

const S = "[ \u00a0]";

/** Matches a national phone number, or 112 after „la”: „sunați la 112”, but not „112 lei”. */
const PHONE_NUMBER = /* @__PURE__ */ new RegExp(
  `((?<!\\d)0\\d{3}${S}?\\d{3}${S}?\\d{3}(?!\\d)|(?<=\\bla${S})112(?!\\d|[.,]\\d))`,
);

/**
 * Splits a text into phone numbers and the text between them, in order. Only phone numbers have a `tel:`
 * link.
 */
export const phoneParts = (text: string) =>
  text
    .split(PHONE_NUMBER)
    .map((part, index) => ({
      text: part,
      tel: index % 2 === 0 ? undefined : part === "112" ? "tel:112" : phoneHref(part),
    }))
    .filter((part) => part.text);

const dayFormat = /* @__PURE__ */ new Intl.DateTimeFormat("ro-RO", { dateStyle: "long", timeZone: "UTC" });

/** Formats a day, for example „2026-11-20” as „20 noiembrie 2026” with non-breaking spaces. */
export function formatDay(isoDay: string): string {
  return dayFormat.format(new Date(isoDay)).replaceAll(" ", NBSP);
}

/**
 * Formats a range of days: „24–26 decembrie 2026”, „24 decembrie 2026 – 2 ianuarie 2027”. Without `to` the
 * range is one day.
 */
export function formatDays({ from, to = from }: { from: string; to?: string | undefined }): string {
  return dayFormat.formatRange(new Date(from), new Date(to));
}
