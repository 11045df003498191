import schedule from "virtual:schedule";
import { momentOf } from "../lib/moment.ts";
import { fillIn, openNow, today } from "../lib/open-now.ts";
import { everyMinute } from "./open-now.ts";

/** A moment as calendars write it: „20261123T060000Z”. */
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");

/**
 * An entry of a calendar that rings at a moment (RFC 5545).
 * @param words what it is called; without commas, semicolons and backslashes
 */
function calendarEntry(at: Date, words: string): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Centru RMN//RO",
    "BEGIN:VEVENT",
    `UID:${stamp(at)}@${location.hostname}`,
    `DTSTAMP:${stamp(new Date())}`,
    `DTSTART:${stamp(at)}`,
    "DURATION:PT15M",
    `SUMMARY:${words}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT0S",
    `DESCRIPTION:${words}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

/**
 * Shows beside every call what helps while nobody answers it, and hides it once somebody does. The reminder is made here:
 * nothing is asked of the server, nothing is kept.
 */
function offerReminder(root: HTMLElement): void {
  const { next } = openNow(schedule, new Date());
  for (const note of root.querySelectorAll<HTMLElement>("[data-closed]")) {
    note.hidden = !next;
    const link = note.querySelector<HTMLAnchorElement>("[data-event]");
    const key = `${next?.day}`;
    if (!next || !link || note.dataset.closed === key) continue;
    note.dataset.closed = key;
    for (const place of note.querySelectorAll<HTMLElement>("[data-opening]"))
      place.textContent = fillIn(place.dataset.opening ?? "", next);
    URL.revokeObjectURL(link.href);
    const entry = new Blob([calendarEntry(momentOf(next), link.dataset.event ?? "")], {
      type: "text/calendar",
    });
    link.href = URL.createObjectURL(entry);
  }
}

/** Takes past closing days away. */
function forgetPastDays(root: HTMLElement): void {
  for (const days of root.querySelectorAll<HTMLElement>("[data-until]"))
    if ((days.dataset.until ?? "") < today()) days.remove();
}

/** Keeps all of it true while the page is open. */
export const serveClosedHours = (root: HTMLElement) =>
  everyMinute(() => {
    offerReminder(root);
    forgetPastDays(root);
  });
