import type { Service, Site } from "../content/files.ts";
import { formatLei, formatMinutes, formatPhone } from "../format.ts";
import { formatOpeningHours } from "../opening-hours.ts";
import { plainText, type Rich } from "../rich-text.ts";
import { servicePath } from "../routes.ts";
import { findAmount, servicePrice } from "../service-price.ts";
import { dataUrl, type SiteAddress } from "../site-address.ts";
import { known, withoutPlaceholders } from "./known.ts";

/** Joins the parts that exist. */
const joined = (parts: readonly (string | false | undefined)[], glue: string) =>
  parts.filter(Boolean).join(glue);

const items = (texts: readonly (string | false | undefined)[]) =>
  texts.filter(Boolean).map((text) => `- ${text}`);

/**
 * llms.txt: the clinic's facts as plain text for language models, in the form of llmstxt.org. Values that are still
 * provisional are left out.
 */
export function llmsTxt(content: Site, address: SiteAddress): string {
  const { clinic, servicesPage, ui } = content;
  const phone = known(clinic, "footerPhone");
  const email = known(clinic, "email");
  const sections = [
    [`# ${clinic.name}`],
    [`> ${servicesPage.clinicCard.description}`],
    items([
      !address.isPlaceholder && address.origin,
      `${ui.footer.address}: ${clinic.address.street}, ${clinic.address.locality}`,
      `${ui.footer.hours}: ${formatOpeningHours(clinic.openingHours)}`,
      phone && `${clinic.phoneNames.footer}: ${formatPhone(phone)}`,
      email && `${ui.footer.email}: ${email}`,
    ]),
    [clinic.disclaimer],
    [`## ${servicesPage.title}`],
    ...content.services.flatMap((service) => aboutService(service, content, address)),
    ...aboutPrices(content, address),
    ...aboutCas(content, address),
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function aboutService(service: Service, content: Site, address: SiteAddress): string[][] {
  const { clinic, prices, ui } = content;
  const { title, duration, preparation, preparationFacts, isDecontCAS } = service;
  const { amounts, extra, contrastIncluded } = servicePrice(service.price, prices);
  const words = ui.service;
  return [
    [`### [${title}](${dataUrl(address, servicePath(service.slug))})`],
    [plainText(service.lead)],
    items([
      ...amounts.map(({ label, amount, unit }) =>
        joined([`${words.price} (${label}): ${formatLei(amount)}`, unit], " "),
      ),
      extra && `${words.withContrast}: ${extra}`,
      contrastIncluded && `${words.contrastIncluded}: ${words.included}`,
      plainText(service.price.note),
      joined(
        [
          `${words.duration}: ${formatMinutes(duration.minutes)}`,
          duration.per && `${words.per} ${duration.per}`,
        ],
        " ",
      ),
      ...preparationFacts.map(({ label, value }) => `${label}: ${value}`),
      ...withoutPlaceholders(preparation.map(plainText), clinic).map((text) => `${words.before}: ${text}`),
      isDecontCAS && ui.badge.cas,
    ]),
  ];
}

function aboutPrices({ clinic, prices, pricesPage }: Site, address: SiteAddress): string[][] {
  const notes = pricesPage.notes.map(({ title, text }) => `${title}: ${plainText(text)}`);
  return [
    [`## [${pricesPage.title}](${dataUrl(address, "/preturi-rmn")})`],
    [plainText(pricesPage.lead)],
    [`${pricesPage.tableCaption}:`],
    items(
      prices.rows.map(({ serviciu, pret }) => `${serviciu}: ${formatLei(findAmount(prices, pret).amount)}`),
    ),
    items(withoutPlaceholders(notes, clinic)),
  ];
}

function aboutCas({ cas }: Site, address: SiteAddress): string[][] {
  const titled = (entries: readonly { title: string; text: Rich }[]) =>
    items(entries.map(({ title, text }) => `${title}: ${plainText(text)}`));
  return [
    [`## [${cas.title}](${dataUrl(address, "/rmn-prin-cas")})`],
    [plainText(cas.lead)],
    [`${cas.headings.conditions}:`],
    titled(cas.conditions),
    [`${cas.headings.documents} (${cas.headings.required}):`],
    titled(cas.requiredDocuments),
    [`${cas.headings.documents} (${cas.headings.optional}):`],
    titled(cas.optionalDocuments),
    [plainText(cas.note)],
  ];
}
