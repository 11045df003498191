import { clock } from "#lib/clock.ts";
import { contentLines, escapeText } from "#lib/content-lines.ts";

/** Converts a local day and time of day in Timișoara to a `Date`. */
export function momentOf({ day, time }: { day: string; time: string }): Date {
  const localAsUtc = Date.parse(`${day}T${time}Z`);
  // `localAsUtc` is the local time, read as if it were UTC. The UTC offset of Timișoara is the time that
  // `clock` shows at `localAsUtc`, minus `localAsUtc`. Subtracting this offset gives the correct moment.
  return new Date(2 * localAsUtc - Date.parse(`${clock(new Date(localAsUtc)).replace(" ", "T")}Z`));
}

/** Formats a moment for a calendar file: „20261123T060000Z”. */
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");

/**
 * Returns the text of a calendar file (RFC 5545): an entry that starts at `at`, with an alarm at its start.
 * @param words title of the entry
 */
export function calendarEntry(at: Date, words: string): string {
  const name = escapeText(words);
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Centru RMN//RO",
    "BEGIN:VEVENT",
    `UID:${stamp(at)}@${location.hostname}`,
    `DTSTAMP:${stamp(new Date())}`,
    `DTSTART:${stamp(at)}`,
    "DURATION:PT15M",
    `SUMMARY:${name}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT0S",
    `DESCRIPTION:${name}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}
