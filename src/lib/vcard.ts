import type { Site } from "../content/files.ts";
import { phoneHref } from "./format.ts";
import { formatOpeningHours } from "./opening-hours.ts";

/** Longest line in octets, its end not counted (RFC 6350 §3.2). */
const LINE_OCTETS = 75;

/** Text as the value of a property or a part of one (RFC 6350 §3.4). */
const escaped = (text: string): string => text.replaceAll(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");

/** Breaks a line into several, none longer than allowed and none inside a character. */
function folded(line: string): string {
  const lines = [""];
  for (const character of line) {
    const longer = (lines.at(-1) as string) + character;
    if (Buffer.byteLength(longer) > LINE_OCTETS) lines.push(` ${character}`);
    else lines[lines.length - 1] = longer;
  }
  return lines.join("\r\n");
}

/**
 * The clinic for an address book, as vCard 4.0 (RFC 6350). What a number is for stands in X-ABLABEL, which the address
 * books of Apple and Google show, grouped with its number (§3.3).
 * @param url the public address of the site
 */
export function vCard({ clinic, ui }: Pick<Site, "clinic" | "ui">, url: string): string {
  const { name, headerPhone, footerPhone, phoneNames, email, address, operator, openingHours } = clinic;
  const place = [
    "",
    "",
    address.street,
    address.locality,
    address.region,
    operator.postalCode ?? "",
    "România",
  ];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `booking.TEL;TYPE=work;PREF=1;VALUE=uri:${phoneHref(headerPhone)}`,
    `booking.X-ABLABEL:${escaped(phoneNames.header)}`,
    ...(footerPhone === headerPhone
      ? []
      : [
          `office.TEL;TYPE=work;VALUE=uri:${phoneHref(footerPhone)}`,
          `office.X-ABLABEL:${escaped(phoneNames.footer)}`,
        ]),
    `EMAIL;TYPE=work:${escaped(email)}`,
    `ADR;TYPE=work:${place.map(escaped).join(";")}`,
    `URL:${url}`,
    `NOTE:${escaped(`${ui.footer.hours}: ${formatOpeningHours(openingHours)}`)}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
