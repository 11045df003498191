import { hoursTexts } from "#components/Hours/hours-texts.ts";
import type { Service, Site } from "#content/files.ts";
import { allPages, type Page, servicePath } from "#content/routes.ts";
import {
  durationLine,
  highestFirst,
  labelWithNote,
  priceCondition,
  servicePrice,
} from "#content/service-price.ts";
import type { SiteAddress } from "#content/site-address.ts";
import { addressLine, formatLei, formatPhone } from "#lib/format.ts";
import { plainText } from "#lib/rich-text.ts";
import { confirmedValue, dataUrl, publicText, withoutPlaceholders } from "./source.ts";

const isService = ({ kind }: Page) => kind === "service";
const isLegal = ({ kind }: Page) => kind === "legalIndex" || kind === "legalDocument";

/**
 * Makes llms.txt: a title, a quotation, text, then lists of links. It describes the clinic, the price and
 * duration of each examination, and links to all pages. It leaves out how to prepare for an examination,
 * because a program might quote only a part of the warnings. Words such as „numărul clinicii” replace each
 * value that the clinic has not confirmed.
 * @see https://llmstxt.org
 */
export function llmsTxt(site: Site, address: SiteAddress): string {
  const { clinic, pricesPage, safety, services, servicesPage, ui } = site;
  const { footer } = ui;
  const phone = confirmedValue(clinic, "headerPhone");
  const pages = allPages(site);
  // The addresses of links are not replaced: they are right even while `siteUrl` is provisional.
  const shown = (text: string) => withoutPlaceholders(text, site);
  const link = (title: string, path: string, text: string) =>
    `- [${title}](${dataUrl(address, path)}): ${shown(text)}`;
  const links = (isWanted: (page: Page) => boolean) =>
    pages
      .filter(isWanted)
      .map(({ path, title, seo }) => link(title, path, seo.description))
      .join("\n");
  const paragraphs = [
    `# ${clinic.name}`,
    `> ${shown(servicesPage.clinicCard.description)}`,
    shown(`${plainText(safety.emergency)} ${clinic.disclaimer}`),
    `${footer.address}: ${addressLine(clinic.address)}`,
    `${footer.hours}: ${openingHours(site)}`,
    ...(phone ? [`${clinic.phoneNames.header}: ${formatPhone(phone)}`] : []),
    `## ${servicesPage.title}`,
    links(isService),
    `## ${pricesPage.title}`,
    publicText(pricesPage.lead, site),
    services
      .map((service) => link(service.title, servicePath(service.slug), costAndDuration(service, site)))
      .join("\n"),
    ...pricesPage.notes.map(({ title, text }) => `${title}. ${publicText(text, site)}`),
    `## ${footer.informatii}`,
    links((page) => page.kind !== "home" && !isService(page) && !isLegal(page)),
    `## ${footer.legal}`,
    links(isLegal),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

/**
 * The usual hours, then days with special hours and closing days:
 * „luni–vineri, 08:00–20:00; 24–26 decembrie 2026: închis”.
 */
function openingHours(site: Site): string {
  const { usual, exceptions } = hoursTexts(site);
  return [usual, ...exceptions.map((exception) => `${exception.days}: ${exception.hours}`)].join("; ");
}

/**
 * The costs of an examination in one line: each amount with its label, the supplement for contrast, the
 * duration, and the page's note about prices.
 */
function costAndDuration(service: Service, { prices, ui }: Site): string {
  const { service: words } = ui;
  const price = servicePrice(service, prices);
  const { amounts, byPhone, extra } = price;
  const condition = priceCondition(price, ui);
  const facts = [
    ...highestFirst(amounts).map(({ amount, to, unit, ...named }) => {
      const sum = [formatLei(amount, to), unit].filter(Boolean).join(" ");
      return `${labelWithNote(named)}: ${[sum, condition].filter(Boolean).join(", ")}`;
    }),
    ...(byPhone ? [`${byPhone}: ${words.byPhone}`] : []),
    ...(extra ? [`${words.withContrast}: ${extra}`] : []),
    durationLine(service.duration, ui),
  ];
  return `${facts.join("; ")}. ${plainText(service.price.note)}`;
}
