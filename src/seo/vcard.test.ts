import ICAL from "ical.js";
import { expect, it } from "vitest";
import { vCard } from "#seo/vcard.ts";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

const { clinic, ui } = FIXTURE_SITE;

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
