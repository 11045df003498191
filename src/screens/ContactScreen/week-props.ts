import type { Site } from "#content/files.ts";
import type { Calendar } from "#lib/open-now.ts";

/**
 * The props of the week chart. They are also sent to the browser, where the chart is hydrated, so they contain
 * only what the chart needs.
 */
export function weekProps({ clinic, ui }: Pick<Site, "clinic" | "ui">) {
  const { openingHours, closingDays, specialHours, publicHolidays } = clinic;
  const calendar: Calendar = { openingHours, closingDays, specialHours, publicHolidays };
  /** `today` is the label above today's column. */
  return { calendar, today: ui.hours.today };
}

export type WeekProps = ReturnType<typeof weekProps>;
