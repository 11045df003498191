/** How the desk writes times. */

const DAY = 86_400_000;

const day = new Intl.DateTimeFormat("ro-RO", { day: "numeric", month: "long", year: "numeric" });
const hour = new Intl.DateTimeFormat("ro-RO", { hour: "2-digit", minute: "2-digit" });
const near = new Intl.RelativeTimeFormat("ro-RO", { numeric: "auto" });

/** „azi, 14:05”, „ieri, 10:14”, „21 noiembrie 2026, 08:00”, in the clock of this computer. */
export function dayAndTime(iso: string): string {
  const date = new Date(iso);
  const days = Math.round((new Date(iso).setHours(0, 0, 0, 0) - new Date().setHours(0, 0, 0, 0)) / DAY);
  return `${days > -2 ? near.format(days, "day") : day.format(date)}, ${hour.format(date)}`;
}
