/** Legal holidays of Romania (Labour Code, article 139), for the browser: no table to run out. */

export const DAY_MS = 86_400_000;

/** Month-day of the holidays that keep their date. */
const FIXED = "01-01 01-02 01-06 01-07 01-24 05-01 06-01 08-15 11-30 12-01 12-25 12-26";

/** Good Friday, Easter, Easter Monday, Pentecost and its Monday, in days after Easter Sunday. */
const AFTER_EASTER = [-2, 0, 1, 49, 50];

/**
 * Orthodox Easter Sunday, midnight UTC in milliseconds. Meeus' Julian rule („Astronomical Algorithms”, chapter 8); the
 * Julian 22 March is the civil 4 April from 1900 to 2099.
 */
function orthodoxEaster(year: number): number {
  const moon = ((year % 19) * 19 + 15) % 30;
  const sunday = ((year % 4) * 2 + (year % 7) * 4 - moon + 34) % 7;
  return Date.UTC(year, 3, 4 + moon + sunday);
}

/** Whether a day, „2026-12-25”, is a legal holiday; right until 2099. */
export function isPublicHoliday(isoDay: string): boolean {
  const afterEaster = (Date.parse(isoDay) - orthodoxEaster(Number.parseInt(isoDay, 10))) / DAY_MS;
  return FIXED.includes(isoDay.slice(5)) || AFTER_EASTER.includes(afterEaster);
}
