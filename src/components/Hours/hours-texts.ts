import type { Site } from "#content/files.ts";
import { formatDays } from "#lib/format.ts";
import type { Schedule } from "#lib/open-now.ts";
import { formatDaysOff, formatIntervals, formatOpeningHours, specialDays } from "#lib/opening-hours.ts";

/** The texts about opening hours that pages and browser code need. */
export function hoursTexts({ clinic, safety, ui }: Pick<Site, "clinic" | "safety" | "ui">) {
  const { openingHours, closingDays, specialHours, publicHolidays } = clinic;
  const { off, note, holidays, ...words } = ui.hours;
  const schedule: Schedule = { openingHours, closingDays, specialHours, publicHolidays, words };
  return {
    /** The usual hours. They are shown until a script knows whether the clinic is open. */
    usual: formatOpeningHours(openingHours),
    schedule,
    /** The days of the week without hours; empty when there are none. */
    daysOff: formatDaysOff(openingHours),
    /**
     * The legal holidays, if the clinic is closed on them, the days with special hours and the closing days. `until` is the last day on which visitors still see
     * the entry, for example „2026-12-26”.
     */
    exceptions: [
      ...(publicHolidays === "closed" ? [{ days: holidays, hours: off, until: "9999-12-31" }] : []),
      ...specialDays(specialHours).map(({ day, hours }) => {
        return { days: formatDays({ from: day }), hours: formatIntervals(hours), until: day };
      }),
      ...closingDays.map((day) => {
        return { days: formatDays(day), hours: off, until: day.to ?? day.from };
      }),
    ],
    off,
    note,
    emergency: safety.emergency,
    phone: clinic.headerPhone,
    email: clinic.email,
  };
}

export type HoursTexts = ReturnType<typeof hoursTexts>;
