/** Adds days to dates, and computes the date and time of day in Timișoara. */

/** Length of a day, in milliseconds. */
export const DAY_MS = 86_400_000;

/** The day that is `days` days after `day`, both `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Whether Romania has summer time at a moment: from 01:00 UTC on the last Sunday of March to 01:00 UTC on the
 * last Sunday of October (directive 2000/84/EC).
 */
function isSummer(at: Date): boolean {
  const change = (month: number) => {
    const last = new Date(Date.UTC(at.getUTCFullYear(), month, 31, 1));
    return last.getTime() - last.getUTCDay() * DAY_MS;
  };
  return change(2) <= at.getTime() && at.getTime() < change(9);
}

/**
 * Date and time of day in Timișoara, „2026-11-21 14:51”. The function does not use `Intl`, because a
 * browser's first formatting in a time zone takes 70 ms on a slow phone, in the middle of hydration.
 */
export const clock = (at: Date): string =>
  new Date(at.getTime() + ((isSummer(at) ? 3 : 2) * DAY_MS) / 24)
    .toISOString()
    .slice(0, 16)
    .replace("T", " ");

/** Today in Timișoara, `YYYY-MM-DD`. */
export const today = (at = new Date()) => clock(at).slice(0, 10);
