/** Computes whether the clinic is open, and when it opens next. */
import { clock, DAY_MS, daysAfter } from "./clock.ts";
import {
  byOpening,
  hoursOn,
  type Interval,
  type OpeningHours,
  type SpecialHours,
  weekdayOf,
} from "./opening-hours.ts";
import { isPublicHoliday } from "./public-holidays.ts";

/** Opening hours and their exceptions, as in `content/clinic.yaml`. */
export interface Calendar {
  readonly openingHours: readonly OpeningHours[];
  /** First and last day of each closing period, `YYYY-MM-DD`. Without `to` the period is one day. */
  readonly closingDays: readonly { readonly from: string; readonly to?: string | undefined }[];
  readonly specialHours: readonly SpecialHours[];
}

/**
 * The calendar and the texts of the opening status: everything that the browser needs to compute the status.
 */
export interface Schedule extends Calendar {
  /**
   * `open`: „Deschis acum, până la {ora}”.
   * `closed`: „Sunați {zi} de la {ora}”.
   * `closedLong`: „Închis până {zi}, ora {ora}”, for a week or longer.
   * `closedForNow`: „Închis deocamdată: …”, if no next opening is known.
   * `today`: the word for today.
   * `holiday`: the sentence for a legal holiday.
   * `afterHoliday`: „după sărbătoare”, the reason for a later opening.
   */
  readonly words: Readonly<
    Record<"open" | "closed" | "closedLong" | "closedForNow" | "today" | "holiday" | "afterHoliday", string>
  >;
}

/** The last day for which holidays can be computed; the search for the next opening ends there. */
const LAST_DAY = "2099-12-31";

/**
 * The length of the search for the next opening, in days. It counts from today, from the last special hours
 * or from the end of a closing period, whichever is latest. After these only the weekly hours and the legal
 * holidays apply, so a clinic that does not open within a year never opens.
 */
const MAX_WAIT_DAYS = 366;

/** The hours of a day according to the calendar. */
export interface DayHours {
  /** The intervals in order; empty when the clinic is closed. */
  readonly hours: readonly Interval[];
  /** Last day of the closing period that contains the day, `YYYY-MM-DD`. */
  readonly closedTo?: string;
  /** Whether special hours replace those of the weekday. */
  readonly isSpecial: boolean;
}

/**
 * The hours of a day (`YYYY-MM-DD`) with closing days and special hours applied; legal holidays are ignored.
 */
export function hoursOfDay({ openingHours, closingDays, specialHours }: Calendar, day: string): DayHours {
  const closing = closingDays.find(({ from, to = from }) => from <= day && day <= to);
  if (closing) return { hours: [], closedTo: closing.to ?? closing.from, isSpecial: false };
  const own = specialHours.filter((other) => other.day === day).sort(byOpening);
  if (own.length > 0) return { hours: own, isSpecial: true };
  return { hours: hoursOn(weekdayOf(new Date(day)), openingHours), isSpecial: false };
}

/** The opening status at a moment. */
export interface Opening {
  /** „Deschis acum, până la 20:00”, „Închis până pe 1 aprilie, ora 08:00”; never empty. */
  readonly text: string;
  /** Why the clinic opens later than in other weeks: „după sărbătoare”. */
  readonly reason?: string;
  /**
   * Whether the clinic is certainly closed. False on a legal holiday without special hours, because the
   * content does not say whether the clinic is open on that day.
   */
  readonly isClosed: boolean;
  /**
   * The next opening while the clinic is closed: `dayName` is „luni” or „pe 1 aprilie”, `time` is „08:00”,
   * `day` is „2026-11-23”. Undefined when none is known.
   */
  readonly next?: { readonly dayName: string; readonly time: string; readonly day: string };
  /** Whether the clinic stays closed for a week or longer. `text` says until when, if that is known. */
  readonly isLong?: boolean;
}

/** Fills a time of day and a day into a sentence with `{ora}` and `{zi}`. */
export const fillInOpening = (sentence: string, { dayName, time }: { dayName?: string; time: string }) =>
  sentence.replace("{zi}", dayName ?? "").replace("{ora}", time);

/**
 * A date that is at least this many days ahead is shown with its year: „pe 1 aprilie” alone could mean two
 * years.
 */
const SHOW_YEAR_AFTER_DAYS = 330;

/**
 * Formats a day as „pe 1 aprilie”, with its year if it is far away.
 * @param ahead number of days from today
 */
function formatDate(day: string, ahead: number): string {
  const year = ahead < SHOW_YEAR_AFTER_DAYS ? undefined : "numeric";
  const options = { day: "numeric", month: "long", year, timeZone: "UTC" } as const;
  return `pe ${new Date(day).toLocaleDateString("ro-RO", options)}`.replaceAll(" ", "\u00a0");
}

/**
 * The opening status at a moment. The search for the next opening skips closing days and legal holidays
 * without special hours. If today is a legal holiday without special hours, the text says only that it is a
 * holiday.
 */
export function openNow(schedule: Schedule, at: Date): Opening {
  const { specialHours, words } = schedule;
  const [today = "", time = ""] = clock(at).split(" ");
  const lastKnown = [today, ...specialHours.map(({ day }) => day)].sort().at(-1) ?? today;
  let searchTo = daysAfter(lastKnown, MAX_WAIT_DAYS);
  let skipsHoliday = false;
  for (let day = today; day <= searchTo && day <= LAST_DAY; day = daysAfter(day, 1)) {
    const { hours, closedTo, isSpecial } = hoursOfDay(schedule, day);
    if (closedTo) {
      day = closedTo;
      const longest = daysAfter(closedTo, MAX_WAIT_DAYS);
      if (longest > searchTo) searchTo = longest;
      continue;
    }
    const isToday = day === today;
    // Of today's intervals only those that have not ended count.
    const next = hours.find(({ closes }) => !isToday || time < closes);
    if (!next) continue;
    if (!isSpecial && isPublicHoliday(day)) {
      if (isToday) return { text: words.holiday, isClosed: false };
      skipsHoliday = true;
      continue;
    }
    if (isToday && time >= next.opens)
      return { text: fillInOpening(words.open, { time: next.closes }), isClosed: false };
    const ahead = (Date.parse(day) - Date.parse(today)) / DAY_MS;
    // More than six days ahead the name of a weekday would be ambiguous.
    const isLong = ahead > 6;
    const dayName = isToday ? words.today : isLong ? formatDate(day, ahead) : weekdayOf(new Date(day));
    const opening = { dayName, time: next.opens, day };
    const text = fillInOpening(isLong ? words.closedLong : words.closed, opening);
    const reason = skipsHoliday && !isLong && { reason: words.afterHoliday };
    return { text, isClosed: true, next: opening, isLong, ...reason };
  }
  return { text: words.closedForNow, isClosed: true, isLong: true };
}
