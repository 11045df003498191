import type { Site } from "../content/files.ts";

/** Opening hours as the pages show them. */

/** The week in order, as content names its days. */
export const WEEKDAYS = ["luni", "marți", "miercuri", "joi", "vineri", "sâmbătă", "duminică"] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Days, in the week's order, with the same hours, `HH:MM`. */
export type OpeningHours = Site["clinic"]["openingHours"][number];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Days that follow each other become one range from three on: „luni–miercuri, vineri”. */
function dayRanges(days: readonly Weekday[], dash: string): string[] {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && WEEKDAYS.indexOf(last.at(-1) as Weekday) === WEEKDAYS.indexOf(day) - 1) last.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}${dash}${run.at(-1)}`] : run));
}

/** For prose and headings: „luni–vineri, 08:00–20:00”. */
export function formatOpeningHours(groups: readonly OpeningHours[]): string {
  return groups
    .map((group) => `${dayRanges(group.days, "–").join(", ")}, ${group.opens}–${group.closes}`)
    .join("; ");
}

/** The days without hours: „Sâmbătă și duminică”; empty when there are none. */
export function formatDaysOff(groups: readonly OpeningHours[]): string {
  const days = WEEKDAYS.filter((day) => !groups.some((group) => group.days.includes(day)));
  return capitalised(new Intl.ListFormat("ro").format(dayRanges(days, "–")));
}

/** The footer's string, whose form docs/requirements.md 2.10 fixes: „Luni-Vineri 08:00 - 20:00”. */
export function formatFooterHours(groups: readonly OpeningHours[]): string {
  return groups
    .map((group) => {
      const days = dayRanges(group.days, "-")
        .join(", ")
        .replace(/\p{L}+/gu, capitalised);
      return `${days} ${group.opens} - ${group.closes}`;
    })
    .join("; ");
}
