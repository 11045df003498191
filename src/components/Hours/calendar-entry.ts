import { contentLines, escapeText } from "#lib/content-lines.ts";
import { clock } from "#lib/open-now.ts";

/** The moment of a local day and time in Timișoara. */
export function momentOf({ day, ora }: { day: string; ora: string }): Date {
  const there = Date.parse(`${day}T${ora}Z`);
  // Subtracts the UTC offset: the difference between the clock in Timișoara and `there`, at `there` taken as UTC.
  return new Date(2 * there - Date.parse(`${clock(new Date(there)).replace(" ", "T")}Z`));
}

/** A moment in the format of calendars: „20261123T060000Z”. */
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");

/**
 * A calendar entry with an alarm at a moment (RFC 5545).
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
