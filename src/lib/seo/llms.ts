import type { Site } from "../../content/files.ts";
import { formatDays, formatPhone } from "../format.ts";
import { formatIntervals, formatOpeningHours, specialDays } from "../opening-hours.ts";
import { enumerated, plainText, type Rich } from "../rich-text.ts";
import { allPages, type Page, servicePath } from "../routes.ts";
import { dataUrl, type SiteAddress } from "../site-address.ts";
import { known, withoutPlaceholders } from "./json-ld/names.ts";

/**
 * llms.txt: who the clinic is, what holds for every examination, and links to all pages, in the form of llmstxt.org: a
 * title, a quotation, text without headings, then lists of links. Whoever reads only this file misses no warning.
 * Values that are still provisional are replaced by their names.
 * @see https://llmstxt.org
 */
export function llmsTxt(content: Site, address: SiteAddress): string {
  const { services, servicesPage, ui } = content;
  const words = ui.service;
  const link = ({ path, title, seo }: Page) => `[${title}](${dataUrl(address, path)}): ${seo.description}`;
  const pages = allPages(content);
  const linked = (...kinds: Page["kind"][]) =>
    items(pages.filter(({ kind }) => kinds.includes(kind)).map(link));
  const examinations = services.map((service) =>
    [
      `[${service.title}](${dataUrl(address, servicePath(service.slug))}): ${plainText(service.lead)}`,
      `${words.before}: ${service.preparation.map(plainText).join(" ")}`,
      `${words.tellStaff}: ${enumerated(service.tellStaff)}`,
      `${words.takeOff}: ${enumerated(service.takeOff)}`,
      `${words.during}: ${plainText(service.durationText)}`,
      ...service.questions
        .filter(({ isOpen }) => isOpen)
        .map(({ question, answer }) => `${question} ${plainText(answer)}`),
    ].join(" "),
  );
  const sections = [
    ...aboutClinic(content, address),
    ...aboutSafety(content),
    [`## ${servicesPage.title}`],
    items(examinations),
    [`## ${ui.footer.informatii}`],
    linked("services", "prices", "cas", "contact"),
    [`## ${ui.footer.legal}`],
    linked("legalIndex", "legalDocument"),
  ];
  return withoutPlaceholders(`${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`, content);
}

const items = (texts: readonly (string | false | null | undefined)[]) =>
  texts.filter(Boolean).map((text) => `- ${text}`);

const texts = (rich: readonly Rich[]) => items(rich.map(plainText));

/** A list under its name. */
const listed = (name: string, entries: readonly Rich[]) => [[`${name}:`], texts(entries)];

function aboutClinic({ clinic, safety, servicesPage, ui }: Site, address: SiteAddress): string[][] {
  const { header, footer } = clinic.phoneNames;
  const booking = known(clinic, "headerPhone");
  const phone = known(clinic, "footerPhone");
  const email = known(clinic, "email");
  return [
    [`# ${clinic.name}`],
    [`> ${servicesPage.clinicCard.description}`],
    [plainText(safety.emergency), clinic.disclaimer],
    items([
      !address.isPlaceholder && address.origin,
      `${ui.footer.address}: ${clinic.address.street}, ${clinic.address.locality}`,
      `${ui.footer.hours}: ${formatOpeningHours(clinic.openingHours)}`,
      ...specialDays(clinic.specialHours).map(
        ({ day, hours }) => `${formatDays({ from: day })}: ${formatIntervals(hours)}`,
      ),
      ...clinic.closingDays.map((days) => `${formatDays(days)}: ${ui.hours.off}`),
      booking && `${header}: ${formatPhone(booking)}`,
      phone && phone !== booking && `${footer}: ${formatPhone(phone)}`,
      email && `${ui.footer.email}: ${email}`,
      ...Object.entries(clinic.visit).map(
        ([field, text]) => text && `${ui.visit[field as keyof typeof ui.visit]}: ${plainText(text)}`,
      ),
    ]),
  ];
}

/** What holds for every examination, whole: whoever reads only this file must not miss a warning. */
function aboutSafety({ safety, ui }: Site): string[][] {
  const words = ui.service;
  return [
    [plainText(safety.tellStaffLead)],
    texts(safety.tellStaff.flatMap(({ items }) => items)),
    ...[safety.implant, safety.fear].flatMap(({ title, text }) => listed(title, [text])),
    safety.implant.kinds.map(
      ({ title, ...steps }) => `- ${title}: ${Object.values(steps).map(plainText).join(" ")}`,
    ),
    ...listed(words.bring, safety.bring),
    ...listed(words.takeOff, [safety.magnet, ...safety.takeOff]),
    ...listed(words.during, safety.during),
    ...listed(words.after, safety.after),
    ...listed(words.contrastAndPregnancy, [safety.contrast, safety.pregnancy]),
  ];
}
