/** Opening hours as the pages show them. */

export interface OpeningHours {
  readonly days: readonly string[];
  /** `HH:MM`, 24-hour clock. */
  readonly opens: string;
  readonly closes: string;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function dayRange({ days }: OpeningHours, dash: string, shape = (word: string) => word): string {
  const first = shape(days[0] as string);
  return days.length === 1 ? first : `${first}${dash}${shape(days.at(-1) as string)}`;
}

/** For prose and headings: „luni–vineri, 08:00–20:00”. */
export function formatOpeningHours(groups: readonly OpeningHours[]): string {
  return groups.map((group) => `${dayRange(group, "–")}, ${group.opens}–${group.closes}`).join("; ");
}

/** The footer's string, whose form spec.md §2 fixes: „Luni-Vineri 08:00 - 20:00”. */
export function formatFooterHours(groups: readonly OpeningHours[]): string {
  return groups
    .map((group) => `${dayRange(group, "-", capitalised)} ${group.opens} - ${group.closes}`)
    .join("; ");
}
