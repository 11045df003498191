import { expect, it } from "vitest";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";
import { vCard } from "./vcard.ts";

const { ui } = FIXTURE_SITE;
const clinic = { ...FIXTURE_SITE.clinic, headerPhone: "0256 000 001", footerPhone: "0256 123 456" };
const card = (changes: object) => vCard({ ui, clinic: { ...clinic, ...changes } }, "https://www.exemplu.ro");

it("a vCard has the number for bookings as its preferred one, and each number once", () => {
  expect(card({})).toContain("booking.TEL;TYPE=WORK,VOICE,PREF:+40256000001");
  expect(card({}).match(/\.TEL/g)).toHaveLength(2);
  expect(card({ footerPhone: clinic.headerPhone }).match(/\.TEL/g)).toHaveLength(1);
});
