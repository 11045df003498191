import type { Service, Site } from "../../content/files.ts";
import { formatDay, formatDays, formatLei, formatMinutes, formatPhone } from "../format.ts";
import { formatOpeningHours } from "../opening-hours.ts";
import { byLetter } from "../referral-terms.ts";
import { enumerated, plainText, type Rich } from "../rich-text.ts";
import { allPages, type Page, servicePath } from "../routes.ts";
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
  questions.map(({ question, answer, points = [] }) =>
    joined([`- ${question} ${plainText(answer)}`, points.length > 0 && enumerated(points)], " "),
  );

const titled = (entries: readonly { title: string; text: Rich }[]) =>
  items(entries.map(({ title, text }) => `${title}: ${plainText(text)}`));

/** A list under its name; nothing of either while there are no entries. */
const listed = (name: string, entries: readonly string[]): string[][] =>
  entries.length > 0 ? [[`${name}:`], [...entries]] : [];

/** Paragraphs and lists, a blank line between them, without provisional values. */
const written = (sections: readonly (readonly string[])[], content: Site) =>
  withoutPlaceholders(
    `${sections
      .filter(({ length }) => length > 0)
      .map((lines) => lines.join("\n"))
      .join("\n\n")}\n`,
    content,
  );

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
      ...aboutTerms(content),
      ...aboutPrices(content, address),
      ...aboutCas(content, address),
      ...aboutQuestions(content),
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

function aboutService(service: Service, { cas, prices, ui }: Site, address: SiteAddress): string[][] {
  const { title, duration, preparationFacts, isDecontCAS, reviewed, checkedBy } = service;
  const { amounts, extra, contrastIncluded, byPhone } = servicePrice(service.price, prices);
  const { service: words, shell } = ui;
  return [
    [`### [${title}](${dataUrl(address, servicePath(service.slug))})`],
    [plainText(service.lead)],
    items([
      ...amounts.map(({ label, amount, unit }) =>
        joined([`${words.price} (${label}): ${formatLei(amount)}`, unit], " "),
      ),
      byPhone && `${byPhone}: ${words.byPhone}`,
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
      isDecontCAS && `${ui.badge.cas}: ${plainText(cas.badgeNote)}`,
      `${shell.reviewed} ${formatDay(reviewed)}`,
      checkedBy && `${shell.checkedBy} ${checkedBy.name}, ${shell.checkedOn} ${formatDay(checkedBy.on)}`,
    ]),
    ...listed(words.shows, texts(service.intro)),
    ...listed(words.indications, texts(service.indications)),
    ...listed(words.before, texts(service.preparation)),
    ...listed(words.tellStaff, texts(service.tellStaff)),
    ...listed(words.bring, texts(service.bring)),
    ...listed(words.takeOff, texts(service.takeOff)),
    ...listed(words.during, texts([service.durationText])),
    ...listed(words.advantages, titled(service.advantages)),
    ...listed(words.limits, texts([service.limits])),
    ...listed(words.questions, answers(service.questions)),
  ];
}

/** The words of referrals from A to Z, each with its examination, the advice to ask by phone, or both. */
function aboutTerms({ referralTerms, services }: Site): string[][] {
  const { title, lead, abbreviations, byPhone } = referralTerms;
  const titles = new Map(services.map((service) => [service.slug, service.title]));
  const terms = byLetter(referralTerms.items).flatMap((group) => group.terms);
  return [
    [`## ${title}`],
    [plainText(lead), plainText(abbreviations)],
    items(
      terms.map(({ term, synonyms = [], service, confirm }) => {
        const answer = service ? titles.get(service) : byPhone;
        return `${[term, ...synonyms].join(", ")}: ${joined([answer, confirm && referralTerms.confirm], ", ")}`;
      }),
    ),
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

function aboutQuestions({ contactPage, home, faq, infoNotes }: Site): string[][] {
  return [
    [`## ${home.faq.title}`],
    answers([...faq.items, ...contactPage.questions]),
    titled(infoNotes.items),
  ];
}

function aboutPrices({ prices, pricesPage }: Site, address: SiteAddress): string[][] {
  return [
    [`## [${pricesPage.title}](${dataUrl(address, "/preturi-rmn")})`],
    [plainText(pricesPage.lead)],
    ...listed(
      pricesPage.tableCaption,
      items(
        prices.rows.map(({ serviciu, pret }) => `${serviciu}: ${formatLei(findAmount(prices, pret).amount)}`),
      ),
    ),
    titled(pricesPage.notes),
  ];
}

function aboutCas({ cas, ui }: Site, address: SiteAddress): string[][] {
  const { headings } = cas;
  return [
    [`## [${cas.title}](${dataUrl(address, "/rmn-prin-cas")})`],
    [plainText(cas.lead), `${ui.shell.reviewed} ${formatDay(cas.reviewed)}.`],
    ...listed(headings.conditions, titled(cas.conditions)),
    ...listed(`${headings.documents} (${headings.required})`, titled(cas.requiredDocuments)),
    ...listed(`${headings.documents} (${headings.optional})`, titled(cas.optionalDocuments)),
    ...listed(headings.steps, titled(cas.steps)),
    ...listed(headings.limits, titled(cas.limits)),
    [plainText(cas.note)],
  ];
}
