/** Reads and formats opening hours. */

/** The days of the week in order, with the names that content files use. */
export const WEEKDAYS = ["luni", "marți", "miercuri", "joi", "vineri", "sâmbătă", "duminică"] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The weekday of a date in UTC. */
export const weekdayOf = (date: Date) => WEEKDAYS[(date.getUTCDay() + 6) % 7] as Weekday;

/**
 * An interval of a day as times `HH:MM` on a 24-hour clock. `opens` is before `closes`; only `closes` may be
 * `24:00`.
 */
export interface Interval {
  readonly opens: string;
  readonly closes: string;
}

/**
 * An interval and the weekdays that have it, in the order of the week. A weekday with a break has two of
 * these objects, one for each interval.
 */
export interface OpeningHours extends Interval {
  readonly days: readonly Weekday[];
}

/** Hours of one day (`YYYY-MM-DD`) that replace those of its weekday. A day with a break has two entries. */
export interface SpecialHours extends Interval {
  readonly day: string;
}

export const byOpening = (a: Interval, b: Interval) => (a.opens < b.opens ? -1 : 1);

/** The intervals of a day, in order: none, one, or several with breaks between them. */
export const hoursOn = (day: Weekday, groups: readonly OpeningHours[]): Interval[] =>
  groups.filter(({ days }) => days.includes(day)).sort(byOpening);

/** Whether any two intervals of a day overlap. */
export const overlap = (hours: readonly Interval[]) =>
  hours.some((one, index) =>
    hours.slice(index + 1).some((other) => one.opens < other.closes && other.opens < one.closes),
  );

/** Groups special hours by day: each day appears once, in order, with all its intervals. */
export function specialDays(special: readonly SpecialHours[]): { day: string; hours: Interval[] }[] {
  const days = Map.groupBy(
    special.toSorted((a, b) => (a.day + a.opens < b.day + b.opens ? -1 : 1)),
    ({ day }) => day,
  );
  return [...days].map(([day, hours]) => ({ day, hours }));
}

/** A time of day, `HH:MM`, as hours, 0 to 24: „08:30” is 8.5. */
export const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const listFormat = /* @__PURE__ */ new Intl.ListFormat("ro");

/** Joins three or more consecutive days into a range: „luni–miercuri, vineri”. */
function dayRanges(days: readonly Weekday[], dash: string): string[] {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && WEEKDAYS.indexOf(last.at(-1) as Weekday) === WEEKDAYS.indexOf(day) - 1) last.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}${dash}${run.at(-1)}`] : run));
}

/** Groups days with exactly the same intervals, in the order of the first day of each group. */
function groupByHours(groups: readonly OpeningHours[]): { days: Weekday[]; hours: Interval[] }[] {
  const week = WEEKDAYS.map((day) => ({ day, hours: hoursOn(day, groups) }));
  const open = week.filter(({ hours }) => hours.length > 0);
  return [...Map.groupBy(open, ({ hours }) => formatIntervals(hours)).values()].map((alike) => ({
    days: alike.map(({ day }) => day),
    hours: alike[0]?.hours ?? [],
  }));
}

/** Formats the intervals of a day: „08:00–12:00 și 13:00–20:00”. */
export const formatIntervals = (hours: readonly Interval[]) =>
  listFormat.format(hours.map(({ opens, closes }) => `${opens}–${closes}`));

/** The opening hours for prose and headings: „luni–vineri, 08:00–20:00”. */
export function formatOpeningHours(groups: readonly OpeningHours[]): string {
  return groupByHours(groups)
    .map(({ days, hours }) => `${dayRanges(days, "–").join(", ")}, ${formatIntervals(hours)}`)
    .join("; ");
}

/** The weekdays without hours: „Sâmbătă și duminică”; empty when there are none. */
export function formatDaysOff(groups: readonly OpeningHours[]): string {
  const days = WEEKDAYS.filter((day) => hoursOn(day, groups).length === 0);
  return capitalised(listFormat.format(dayRanges(days, "–")));
}

/** The opening hours for the footer, as docs/requirements.md 2.10 requires: „Luni-Vineri 08:00 - 20:00”. */
export function formatFooterHours(groups: readonly OpeningHours[]): string {
  return groupByHours(groups)
    .map(({ days, hours }) => {
      const names = dayRanges(days, "-")
        .join(", ")
        .replace(/\p{L}+/gu, capitalised);
      return `${names} ${hours.map(({ opens, closes }) => `${opens} - ${closes}`).join(", ")}`;
    })
    .join("; ");
}
