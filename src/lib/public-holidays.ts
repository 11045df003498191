/**
 * The legal holidays of Romania (Labour Code, article 139). They are computed, not listed, so that no list
 * has to be updated each year.
 */
import { DAY_MS } from "./clock.ts";

/** Holidays with a fixed date, as month-day. */
const FIXED_HOLIDAYS = [
  "01-01",
  "01-02",
  "01-06",
  "01-07",
  "01-24",
  "05-01",
  "06-01",
  "08-15",
  "11-30",
  "12-01",
  "12-25",
  "12-26",
];

/** Good Friday, Easter Sunday, Easter Monday, Pentecost and Whit Monday, in days after Easter Sunday. */
const DAYS_AFTER_EASTER = [-2, 0, 1, 49, 50];

/**
 * Orthodox Easter Sunday at midnight UTC, in milliseconds since 1970. The formula is Meeus' rule for the
 * Julian calendar („Astronomical Algorithms”, chapter 8). From 1900 to 2099 the Julian 22 March is 4 April in
 * today's calendar.
 */
function orthodoxEaster(year: number) {
  const moon = ((year % 19) * 19 + 15) % 30;
  const sunday = ((year % 4) * 2 + (year % 7) * 4 - moon + 34) % 7;
  return Date.UTC(year, 3, 4 + moon + sunday);
}

/** Whether a day such as „2026-12-25” is a legal holiday. The result is correct until 2099. */
export function isPublicHoliday(isoDay: string): boolean {
  const afterEaster = (Date.parse(isoDay) - orthodoxEaster(Number.parseInt(isoDay, 10))) / DAY_MS;
  return FIXED_HOLIDAYS.includes(isoDay.slice(5)) || DAYS_AFTER_EASTER.includes(afterEaster);
}
