import type { Site } from "#content/files.ts";
import { phoneHref } from "#lib/format.ts";
import { formatOpeningHours } from "#lib/opening-hours.ts";

/** Text as the value of a property or a part of one (RFC 6350 §3.4). */
const escaped = (text: string) => text.replaceAll(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");

/**
 * The clinic for an address book, as vCard 4.0 (RFC 6350). What a number is for stands in X-ABLABEL, which the address
 * books of Apple and Google show, grouped with its number (§3.3).
 * @param url the public address of the site
 */
export function vCard({ clinic, ui }: Pick<Site, "clinic" | "ui">, url: string): string {
  const { name, headerPhone, footerPhone, phoneNames, email, address, operator, openingHours } = clinic;
  const { street, locality, region } = address;
  const place = ["", "", street, locality, region, operator.postalCode ?? "", "România"];
  const office = [
    `office.TEL;TYPE=work;VALUE=uri:${phoneHref(footerPhone)}`,
    `office.X-ABLABEL:${escaped(phoneNames.footer)}`,
  ];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `booking.TEL;TYPE=work;PREF=1;VALUE=uri:${phoneHref(headerPhone)}`,
    `booking.X-ABLABEL:${escaped(phoneNames.header)}`,
    ...(footerPhone === headerPhone ? [] : office),
    `EMAIL;TYPE=work:${escaped(email)}`,
    `ADR;TYPE=work:${place.map(escaped).join(";")}`,
    `URL:${url}`,
    `NOTE:${escaped(`${ui.footer.hours}: ${formatOpeningHours(openingHours)}`)}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}
