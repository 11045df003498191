import { byOpening, hoursOn, type OpeningHours, type SpecialHours, weekdayOf } from "./opening-hours.ts";

/** Legal holidays of Romania (Labour Code, article 139): computed, so that no table runs out. */

export const DAY_MS = 86_400_000;

/** Month-day of the holidays that keep their date. */
const FIXED = "01-01 01-02 01-06 01-07 01-24 05-01 06-01 08-15 11-30 12-01 12-25 12-26";

/** Good Friday, Easter, Easter Monday, Pentecost and its Monday, in days after Easter Sunday. */
const AFTER_EASTER = [-2, 0, 1, 49, 50];

/**
 * Orthodox Easter Sunday, midnight UTC in milliseconds. Meeus' Julian rule („Astronomical Algorithms”, chapter 8); the
 * Julian 22 March is the civil 4 April from 1900 to 2099.
 */
function orthodoxEaster(year: number) {
  const moon = ((year % 19) * 19 + 15) % 30;
  const sunday = ((year % 4) * 2 + (year % 7) * 4 - moon + 34) % 7;
  return Date.UTC(year, 3, 4 + moon + sunday);
}

/** Whether a day, „2026-12-25”, is a legal holiday; right until 2099. */
export function isPublicHoliday(isoDay: string): boolean {
  const afterEaster = (Date.parse(isoDay) - orthodoxEaster(Number.parseInt(isoDay, 10))) / DAY_MS;
  return FIXED.includes(isoDay.slice(5)) || AFTER_EASTER.includes(afterEaster);
}

/** When the clinic is open, as `content/clinic.yaml` has it, and the words that say so: all that the browser must know. */
export interface Schedule {
  readonly openingHours: readonly OpeningHours[];
  /** First and last day, `YYYY-MM-DD`, or the only one. */
  readonly closingDays: readonly { readonly from: string; readonly to?: string | undefined }[];
  readonly specialHours: readonly SpecialHours[];
  /** „Deschis acum, până la {ora}”, „Închis, deschidem {zi} la {ora}”; what today is called; what a legal holiday says. */
  readonly words: Readonly<Record<"open" | "closed" | "today" | "holiday", string>>;
}

/** So far ahead the next opening is looked for, in days. */
const HORIZON = 60;

/** Whether a moment has summer time: from one o'clock UTC on the last Sunday of March to that of October (directive 2000/84/EC). */
function isSummer(at: Date): boolean {
  const change = (month: number) => {
    const last = new Date(Date.UTC(at.getUTCFullYear(), month, 31, 1));
    return last.getTime() - last.getUTCDay() * DAY_MS;
  };
  return change(2) <= at.getTime() && at.getTime() < change(9);
}

/**
 * Date and time of day in Timișoara, „2026-11-21 14:51”. Reckoned here, since the first time that a browser formats in a
 * time zone takes 70 ms on a slow phone, in the middle of hydration.
 */
export const clock = (at: Date): string =>
  new Date(at.getTime() + ((isSummer(at) ? 3 : 2) * DAY_MS) / 24)
    .toISOString()
    .slice(0, 16)
    .replace("T", " ");

/** What is so at a moment. */
export interface Opening {
  /** „Deschis acum, până la 20:00”; empty when no opening is in sight. */
  readonly text: string;
  /** While the clinic is closed: when it opens, „luni”, „08:00”, „2026-11-23”. */
  readonly next?: { readonly zi: string; readonly ora: string; readonly day: string };
}

/** Writes a time of day and a day into a sentence that has `{ora}` and `{zi}`. */
export const fillIn = (sentence: string, { zi, ora }: { zi?: string; ora: string }) =>
  sentence.replace("{zi}", zi ?? "").replace("{ora}", ora);

/**
 * Whether the clinic is open at a moment. On a legal holiday nothing is promised, and no opening is announced for one,
 * unless the day has hours of its own.
 */
export function openNow(schedule: Schedule, at: Date): Opening {
  const { openingHours, closingDays, specialHours, words } = schedule;
  const [today = "", time = ""] = clock(at).split(" ");
  for (let ahead = 0; ahead < HORIZON; ahead++) {
    const date = new Date(Date.parse(today) + ahead * DAY_MS);
    const day = date.toISOString().slice(0, 10);
    if (closingDays.some(({ from, to = from }) => from <= day && day <= to)) continue;
    const weekday = weekdayOf(date);
    const own = specialHours.filter((other) => other.day === day).sort(byOpening);
    const hours = own.length > 0 ? own : hoursOn(weekday, openingHours);
    // What is over today is no longer looked at.
    const next = hours.find(({ closes }) => ahead > 0 || time < closes);
    if (!next) continue;
    if (own.length === 0 && isPublicHoliday(day)) {
      if (ahead > 0) continue;
      return { text: words.holiday };
    }
    if (ahead === 0 && time >= next.opens) return { text: fillIn(words.open, { ora: next.closes }) };
    // From a week on the name of the day would mean another one.
    const later = ahead > 6 ? `${day.slice(8)}.${day.slice(5, 7)}` : weekday;
    const opening = { zi: ahead > 0 ? later : words.today, ora: next.opens, day };
    return { text: fillIn(words.closed, opening), next: opening };
  }
  return { text: "" };
}

/** Today in Timișoara, `YYYY-MM-DD`. */
export const today = (at = new Date()) => clock(at).slice(0, 10);
