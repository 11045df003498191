import { DAY_MS } from "#lib/clock.ts";
import { formatCount, formatDays } from "#lib/format.ts";
import { openHoursOn } from "#lib/opening-hours.ts";
import { type Content, contentPath } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";
import type { Context } from "./texts.ts";

const CLINIC = contentPath("clinic");

/** The closing periods and the days with special hours, each with its first and last day. */
const exceptions = ({ clinic: { closingDays, specialHours } }: Content) => [
  ...closingDays.map(({ from, to = from }, index) => ({ path: ["closingDays", index], from, to })),
  ...specialHours.map(({ day }, index) => ({ path: ["specialHours", index], from: day, to: day })),
];

/**
 * A closing period with more days than `MOST_DAYS`, or a weekday with fewer or more open hours than the two
 * limits for hours, is probably a typing error.
 */
const MOST_DAYS = 28;
const LEAST_HOURS = 2;
const MOST_HOURS = 16;

/**
 * Findings for weekdays with implausibly short or long opening hours, for example because of „00:08”
 * instead of „08:00”, or „08:30” instead of „20:30”.
 */
const longDayFindings = ({ clinic: { openingHours } }: Content): Finding[] =>
  openingHours.flatMap(({ days: [day], opens, closes }, index) => {
    const hours = day ? openHoursOn(day, openingHours) : 0;
    if (LEAST_HOURS <= hours && hours <= MOST_HOURS) return [];
    return finding("long-day", CLINIC, ["openingHours", index, "opens"], { opens, closes });
  });

/**
 * Findings for dates and hours that may be typing errors: closing days and special hours that are over, very
 * long or far in the future, and weekdays with implausible hours.
 */
export function calendarFindings(content: Content, { today }: Context): Finding[] {
  const odd = exceptions(content).flatMap(({ path, from, to }) => {
    const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    const year = to.slice(0, 4);
    if (to < today) return finding("past-closing", CLINIC, path, { days: formatDays({ from, to }) });
    if (count <= MOST_DAYS && Number(year) - Number(today.slice(0, 4)) <= 1) return [];
    return finding("far-closing", CLINIC, path, {
      days: count === 1 ? "o zi" : formatCount(count, "zile"),
      year,
    });
  });
  return [...odd, ...longDayFindings(content)];
}
