import type { Site } from "../../content/files.ts";
import { formatDays } from "../../lib/format.ts";
import { formatDaysOff } from "../../lib/opening-hours.ts";

interface ClosedDaysProps {
  clinic: Pick<Site["clinic"], "openingHours" | "closingDays">;
  /** What follows the days: „închis”. */
  closed: string;
}

/** The days without hours, and those on which the clinic is closed against its hours; a line each. */
export function ClosedDays({ clinic, closed }: ClosedDaysProps) {
  const off = formatDaysOff(clinic.openingHours);
  const days = clinic.closingDays.map(({ from, to = from }) => ({
    name: formatDays({ from, to }),
    until: to,
  }));
  // The browser takes a line away when its last day has passed.
  return [...(off ? [{ name: off, until: undefined }] : []), ...days].map(({ name, until }) => (
    <p key={name} data-until={until}>{`${name}: ${closed}`}</p>
  ));
}
