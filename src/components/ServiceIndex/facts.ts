import type { Service } from "../../content/files.ts";
import { formatMinutesShort } from "../../lib/format.ts";

/** The duration where a row has little room: „30–45 min/segment”. */
export function durationInRow({ minutes, per }: Service["duration"]): string {
  const duration = formatMinutesShort(minutes);
  return per ? `${duration}/${per}` : duration;
}
