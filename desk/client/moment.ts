const format = new Intl.DateTimeFormat("ro-RO", { dateStyle: "long", timeStyle: "short" });

/** Formats a time as „21 noiembrie 2026 la 08:00”, in the time zone of this computer. @param at ISO 8601 */
export const formatMoment = (at: string) => format.format(new Date(at));
