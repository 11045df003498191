import ICAL from "ical.js";
import { expect, it, vi } from "vitest";
import { calendarEntry } from "#components/Hours/calendar-entry.ts";
import { vCard } from "#seo/vcard.ts";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

/** Checks the calendar and vCard files with an independent parser (ical.js). */

const { clinic, ui } = FIXTURE_SITE;

/** Expects lines as RFC 5545 §3.1 requires them: at most 75 octets, each ended by CRLF. */
function expectFolded(file: string) {
  expect(file.endsWith("\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
}

const WORDS = [
  "Sunați, dacă puteți; altfel scrieți \\ veniți:\nal doilea rând",
  "Țineți la îndemână trimiterea, cardul implantului și lista medicamentelor; vă întrebăm și ce greutate aveți. 🗓️ 0256 000 000",
];

it.each(WORDS)(
  "a calendar program reads the text of the reminder unchanged, and reminds at the opening: %s",
  (words) => {
    vi.stubGlobal("location", { hostname: "clinica.ro" });
    const at = new Date("2027-04-01T05:00:00Z");
    const entry = calendarEntry(at, words);
    expectFolded(entry);
    const event = new ICAL.Component(ICAL.parse(entry)).getFirstSubcomponent("vevent");
    expect(event?.getFirstPropertyValue("summary")).toBe(words);
    expect(event?.getFirstPropertyValue("dtstart")?.toString()).toBe("2027-04-01T05:00:00Z");
    const alarm = event?.getFirstSubcomponent("valarm");
    expect(alarm?.getFirstPropertyValue("description")).toBe(words);
    // The phone reminds at the opening itself, not before or after it.
    expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("PT0S");
  },
);

it("an address book reads every field of the vCard (version 3.0, which old phones know)", () => {
  const name = "Centru RMN Timișoara, clinică de imagistică, diagnostic prin rezonanță magnetică nucleară";
  const address = { ...clinic.address, street: "Strada A; nr. 4, sc. B", locality: "Timișoara" };
  const own = {
    ...clinic,
    name,
    address,
    siteUrl: "https://clinica.ro",
    headerPhone: "0256 123 456",
    footerPhone: "0256 123 457",
  };
  const file = vCard({ ui, clinic: own });
  expectFolded(file);
  const card = new ICAL.Component(ICAL.parse(file));
  const value = (property: string) => card.getFirstPropertyValue(property);
  expect(value("version")).toBe("3.0");
  expect(value("fn")).toBe(name);
  expect([value("n")].flat()[0]).toBe(name);
  expect([value("org")].flat()[0]).toBe(name);
  expect(value("email")).toBe(clinic.email);
  expect(value("url")).toBe("https://clinica.ro");
  expect(value("adr")).toEqual(["", "", address.street, address.locality, address.region, "", "România"]);
  const phones = card.getAllProperties("tel").map((phone) => phone.getFirstValue());
  expect(phones).toEqual(["+40256123456", "+40256123457"]);
  expect(file).toContain("booking.TEL;TYPE=WORK,VOICE,PREF:");
  const once = vCard({ ui, clinic: { ...own, footerPhone: own.headerPhone } });
  expect(once.match(/\.TEL/g)).toHaveLength(1);
});
