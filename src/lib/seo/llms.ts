import type { Site } from "../../content/files.ts";
import { formatDays, formatPhone } from "../format.ts";
import { formatOpeningHours } from "../opening-hours.ts";
import { enumerated, plainText } from "../rich-text.ts";
import { allPages, type Page, servicePath } from "../routes.ts";
import { dataUrl, type SiteAddress } from "../site-address.ts";
import { known } from "./json-ld/names.ts";
import { aboutPages, aboutService, items, joined, listed, texts, written } from "./llms-pages.ts";

const LLMS_FULL = "/llms-full.txt";

/**
 * llms.txt: who the clinic is, what holds for every examination, and links to all pages, in the form of llmstxt.org: a
 * title, a quotation, text without headings, then lists of links. Whoever reads only this file misses no warning.
 * Values that are still provisional are replaced by their names.
 * @see https://llmstxt.org
 */
export function llmsTxt(content: Site, address: SiteAddress): string {
  const { services, servicesPage, ui } = content;
  const link = ({ path, title, seo }: Page) => `[${title}](${dataUrl(address, path)}): ${seo.description}`;
  const pages = allPages(content);
  const linked = (...kinds: Page["kind"][]) =>
    items(pages.filter(({ kind }) => kinds.includes(kind)).map(link));
  return written(
    [
      ...aboutClinic(content, address),
      ...aboutSafety(content),
      [`## ${servicesPage.title}`],
      items(
        services.map((service) =>
          joined(
            [
              `[${service.title}](${dataUrl(address, servicePath(service.slug))}): ${plainText(service.lead)}`,
              `${ui.service.before}: ${service.preparation.map(plainText).join(" ")}`,
              `${ui.service.tellStaff}: ${enumerated(service.tellStaff)}`,
              `${ui.service.takeOff}: ${enumerated(service.takeOff)}`,
              `${ui.service.during}: ${plainText(service.durationText)}`,
              ...service.questions
                .filter(({ isOpen }) => isOpen)
                .map(({ question, answer }) => `${question} ${plainText(answer)}`),
            ],
            " ",
          ),
        ),
      ),
      [`## ${ui.footer.informatii}`],
      linked("services", "prices", "cas", "contact"),
      [`## ${ui.footer.legal}`],
      linked("legalIndex", "legalDocument"),
      // The one section whose name the form fixes: what a reader short of room may leave out.
      ["## Optional"],
      items([`[llms-full.txt](${dataUrl(address, LLMS_FULL)}): ${servicesPage.seo.description}`]),
    ],
    content,
  );
}

/** llms-full.txt: all that the pages say, as one text for language models. */
export function llmsFullTxt(content: Site, address: SiteAddress): string {
  return written(
    [
      ...aboutClinic(content, address),
      [`## ${content.ui.service.tellStaffCommon}`],
      ...aboutSafety(content),
      [`## ${content.servicesPage.title}`],
      ...content.services.flatMap((service) => aboutService(service, content, address)),
      ...aboutPages(content, address),
    ],
    content,
  );
}

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
    ...[safety.implant, safety.fear].flatMap(({ title, text }) => listed(title, texts([text]))),
    ...listed(words.bring, texts(safety.bring)),
    ...listed(words.takeOff, texts([safety.magnet, ...safety.takeOff])),
    ...listed(words.during, texts(safety.during)),
    ...listed(words.after, texts(safety.after)),
    ...listed(words.contrastAndPregnancy, texts([safety.contrast, safety.pregnancy])),
  ];
}
