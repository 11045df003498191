import type { Site } from "#content/files.ts";
import { contentLines, escapeText } from "#lib/content-lines.ts";
import { phoneHref } from "#lib/format.ts";
import { formatOpeningHours } from "#lib/opening-hours.ts";

/** Converts „0256 000 000” to „+40256000000”. */
const international = (phone: string) => phoneHref(phone).replace("tel:", "");

/**
 * Returns the clinic's entry for an address book. The format is vCard 3.0 (RFC 2426), because Android does
 * not read newer versions. X-ABLabel is the label that the address books of Apple and Google show for the
 * phone number with the same prefix, such as `booking.`. X-ABShowAs tells Apple's address book that the entry
 * is a company.
 */
export function vCard({ clinic, ui }: Pick<Site, "clinic" | "ui">): string {
  const { name, siteUrl, headerPhone, footerPhone, phoneNames, email, address, operator, openingHours } =
    clinic;
  const { street, locality, region } = address;
  const place = ["", "", street, locality, region, operator.postalCode ?? "", "România"];
  const office = [
    `office.TEL;TYPE=WORK,VOICE:${international(footerPhone)}`,
    `office.X-ABLabel:${escapeText(phoneNames.footer)}`,
  ];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    "X-ABShowAs:COMPANY",
    `booking.TEL;TYPE=WORK,VOICE,PREF:${international(headerPhone)}`,
    `booking.X-ABLabel:${escapeText(phoneNames.header)}`,
    ...(footerPhone === headerPhone ? [] : office),
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`,
    `ADR;TYPE=WORK:${place.map(escapeText).join(";")}`,
    `URL:${siteUrl}`,
    `NOTE:${escapeText(`${ui.footer.hours}: ${formatOpeningHours(openingHours)}`)}`,
    "END:VCARD",
  ];
  return contentLines(lines);
}
