import type { Service, Site } from "../content/files.ts";
import { formatLei, formatMinutes, formatPhone } from "../format.ts";
import { formatOpeningHours } from "../opening-hours.ts";
import { byLetter } from "../referral-terms.ts";
import { plainText, type Rich } from "../rich-text.ts";
import { servicePath } from "../routes.ts";
import { findAmount, servicePrice } from "../service-price.ts";
import { dataUrl, type SiteAddress } from "../site-address.ts";
import { known, withoutPlaceholders } from "./known.ts";

/** Joins the parts that exist. */
const joined = (parts: readonly (string | false | undefined)[], glue: string) =>
  parts.filter(Boolean).join(glue);

const items = (texts: readonly (string | false | null | undefined)[]) =>
  texts.filter(Boolean).map((text) => `- ${text}`);

const texts = (rich: readonly Rich[]) => items(rich.map(plainText));

interface Answered {
  readonly question: string;
  readonly answer: Rich;
  readonly points?: readonly Rich[] | undefined;
}

const answers = (questions: readonly Answered[]) =>
  questions.map(
    ({ question, answer, points = [] }) => `- ${question} ${[answer, ...points].map(plainText).join(" ")}`,
  );

/**
 * llms.txt: the clinic's facts as plain text for language models, in the form of llmstxt.org. Values that are still
 * provisional are replaced by their names.
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
    items(
      Object.entries(clinic.visit).map(
        ([field, text]) => text && `${ui.visit[field as keyof typeof ui.visit]}: ${plainText(text)}`,
      ),
    ),
    [`## ${servicesPage.title}`],
    ...content.services.flatMap((service) => aboutService(service, content, address)),
    ...aboutTerms(content),
    ...aboutSafety(content),
    ...aboutPrices(content, address),
    ...aboutCas(content, address),
    ...aboutQuestions(content),
  ];
  return withoutPlaceholders(
    `${sections
      .filter(({ length }) => length > 0)
      .map((lines) => lines.join("\n"))
      .join("\n\n")}\n`,
    content,
  );
}

function aboutService(service: Service, content: Site, address: SiteAddress): string[][] {
  const { prices, ui } = content;
  const { title, duration, preparationFacts, isDecontCAS } = service;
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
      isDecontCAS && ui.badge.cas,
    ]),
    [`${words.before}:`],
    texts(service.preparation),
    [`${words.tellStaff}:`],
    texts(service.tellStaff),
    [`${words.bring}:`],
    texts(service.bring),
    [`${words.takeOff}:`],
    texts(service.takeOff),
    [`${words.limits}:`],
    texts([service.limits]),
    [`${words.questions}:`],
    answers(service.questions),
  ];
}

/** The words of referrals from A to Z, each with its examination or the advice to ask by phone. */
function aboutTerms({ referralTerms, services }: Site): string[][] {
  const { title, lead, byPhone, items: all } = referralTerms;
  const titles = new Map(services.map((service) => [service.slug, service.title]));
  const terms = byLetter(all).flatMap((group) => group.terms);
  return [
    [`## ${title}`],
    [plainText(lead)],
    items(
      terms.map(({ term, synonyms = [], service }) =>
        joined([[term, ...synonyms].join(", "), service ? titles.get(service) : byPhone], ": "),
      ),
    ),
  ];
}

/** What holds for every examination, whole: whoever reads only this file must not miss a warning. */
function aboutSafety({ safety, ui }: Site): string[][] {
  const words = ui.service;
  return [
    [`## ${words.tellStaffCommon}`],
    [plainText(safety.emergency)],
    [plainText(safety.tellStaffLead)],
    texts(safety.tellStaff),
    [`${words.bring}:`],
    texts(safety.bring),
    [`${words.takeOff}:`],
    texts([safety.magnet, ...safety.takeOff]),
    [`${words.during}:`],
    texts(safety.during),
    [`${words.after}:`],
    texts(safety.after),
    [`${words.contrastAndPregnancy}:`],
    texts([safety.contrast, safety.pregnancy, safety.report]),
  ];
}

function aboutQuestions({ home, faq, infoNotes }: Site): string[][] {
  return [
    [`## ${home.faq.title}`],
    answers(faq.items),
    infoNotes.items.map(({ title, text }) => `- ${title}: ${plainText(text)}`),
  ];
}

function aboutPrices({ prices, pricesPage }: Site, address: SiteAddress): string[][] {
  return [
    [`## [${pricesPage.title}](${dataUrl(address, "/preturi-rmn")})`],
    [plainText(pricesPage.lead)],
    [`${pricesPage.tableCaption}:`],
    items(
      prices.rows.map(({ serviciu, pret }) => `${serviciu}: ${formatLei(findAmount(prices, pret).amount)}`),
    ),
    items(pricesPage.notes.map(({ title, text }) => `${title}: ${plainText(text)}`)),
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
