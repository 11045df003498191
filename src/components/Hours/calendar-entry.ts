import { contentLines, escapeText } from "#lib/content-lines.ts";
import { clock } from "#lib/open-now.ts";

/** The moment at which a clock in Timișoara shows a day and a time of day. */
export function momentOf({ day, ora }: { day: string; ora: string }): Date {
  const there = Date.parse(`${day}T${ora}Z`);
  // Subtracts the UTC offset, which is the difference between the clock in Timișoara and the guess.
  return new Date(2 * there - Date.parse(`${clock(new Date(there)).replace(" ", "T")}Z`));
}

/** A moment as calendars write it: „20261123T060000Z”. */
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");

/**
 * An entry of a calendar that rings at a moment (RFC 5545).
 * @param words what it is called
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
