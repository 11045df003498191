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
  /** What the clinic does on legal holidays without special hours. */
  readonly publicHolidays: "unknown" | "open" | "closed";
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
   * `and`: „și”, between two days.
   * `holiday`: „fiind sărbătoare legală, s-ar putea să fie închis”.
   */
  readonly words: Readonly<
    Record<"open" | "closed" | "closedLong" | "closedForNow" | "today" | "and" | "holiday", string>
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
  /** Whether the clinic may be closed, because the day is a legal holiday and nobody has said what applies. */
  readonly isUnsure?: boolean;
}

/** The hours of a day (`YYYY-MM-DD`) with closing days, special hours and legal holidays applied. */
export function hoursOfDay(calendar: Calendar, day: string): DayHours {
  const { openingHours, closingDays, specialHours, publicHolidays } = calendar;
  const closing = closingDays.find(({ from, to = from }) => from <= day && day <= to);
  if (closing) return { hours: [], closedTo: closing.to ?? closing.from };
  const own = specialHours.filter((other) => other.day === day).sort(byOpening);
  if (own.length > 0) return { hours: own };
  const hours = hoursOn(weekdayOf(new Date(day)), openingHours);
  if (hours.length === 0 || publicHolidays === "open" || !isPublicHoliday(day)) return { hours };
  return publicHolidays === "closed" ? { hours: [] } : { hours, isUnsure: true };
}

export interface Opening {
  /** „Deschis acum, până la 20:00”, „Închis până pe 1 aprilie, ora 08:00”; never empty. */
  readonly text: string;
  /** „fiind sărbătoare legală, s-ar putea să fie închis”, if that is so today or at the next opening. */
  readonly doubt?: string;
  /** The days of the doubt: „luni”, „azi”, „azi și luni”. Empty without a doubt. */
  readonly unsureDays?: string;
  /** Whether the clinic is closed, or may be closed because of a legal holiday. */
  readonly isClosed: boolean;
  /**
   * The next opening while the clinic is closed: `dayName` is „luni” or „pe 1 aprilie”, `time` is „08:00”,
   * `day` is „2026-11-23”. Undefined when none is known.
   */
  readonly next?: {
    readonly dayName: string;
    readonly time: string;
    readonly day: string;
    readonly isUnsure: boolean;
  };
  /** Whether the clinic stays closed for a week or longer. `text` says until when, if that is known. */
  readonly isLong?: boolean;
}

/** The text of an opening status with its doubt: „Sunați luni de la 08:00; fiind sărbătoare legală, …”. */
export const withDoubt = ({ text, doubt }: Pick<Opening, "text" | "doubt">) =>
  doubt ? `${text}; ${doubt}` : text;

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
 * The opening status at a moment. The search for the next opening skips closing days, and legal holidays if
 * the clinic is closed on them. If nobody has said what applies on legal holidays, the text names the next
 * opening with a doubt; during the hours of such a day it names the opening after it.
 */
export function openNow(schedule: Schedule, at: Date): Opening {
  const { specialHours, words } = schedule;
  const [today = "", time = ""] = clock(at).split(" ");
  const lastKnown = [today, ...specialHours.map(({ day }) => day)].sort().at(-1) ?? today;
  let searchTo = daysAfter(lastKnown, MAX_WAIT_DAYS);
  let isTodayUnsure = false;
  for (let day = today; day <= searchTo && day <= LAST_DAY; day = daysAfter(day, 1)) {
    const { hours, closedTo, isUnsure = false } = hoursOfDay(schedule, day);
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
    if (isToday && time >= next.opens) {
      if (!isUnsure) return { text: fillInOpening(words.open, { time: next.closes }), isClosed: false };
      isTodayUnsure = true;
      continue;
    }
    const ahead = (Date.parse(day) - Date.parse(today)) / DAY_MS;
    // More than six days ahead the name of a weekday would be ambiguous.
    const isLong = ahead > 6;
    const dayName = isToday ? words.today : isLong ? formatDate(day, ahead) : weekdayOf(new Date(day));
    const opening = { dayName, time: next.opens, day, isUnsure };
    const text = fillInOpening(isLong ? words.closedLong : words.closed, opening);
    const unsureDays = [isTodayUnsure && words.today, isUnsure && dayName]
      .filter(Boolean)
      .join(` ${words.and} `);
    // The doubt names its days only if today is one of them: `text` already names the next opening.
    const doubt = isTodayUnsure ? `${unsureDays}, ${words.holiday}` : words.holiday;
    return { text, isClosed: true, next: opening, isLong, ...(unsureDays && { doubt, unsureDays }) };
  }
  return { text: words.closedForNow, isClosed: true, isLong: true };
}
