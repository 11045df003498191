import type { Service, Site } from "../../content/files.ts";
import { formatDay, formatLei, formatMinutes } from "../format.ts";
import { byLetter } from "../referral-terms.ts";
import { enumerated, plainText, type Rich } from "../rich-text.ts";
import { servicePath } from "../routes.ts";
import { findAmount, servicePrice } from "../service-price.ts";
import { dataUrl, type SiteAddress } from "../site-address.ts";
import { withoutPlaceholders } from "./json-ld/names.ts";

/** Joins the parts that exist. */
export const joined = (parts: readonly (string | false | undefined)[], glue: string) =>
  parts.filter(Boolean).join(glue);

export const items = (texts: readonly (string | false | null | undefined)[]) =>
  texts.filter(Boolean).map((text) => `- ${text}`);

export const texts = (rich: readonly Rich[]) => items(rich.map(plainText));

const answers = (questions: readonly { question: string; answer: Rich; points?: Rich[] | undefined }[]) =>
  questions.map(({ question, answer, points = [] }) =>
    joined([`- ${question} ${plainText(answer)}`, points.length > 0 && enumerated(points)], " "),
  );

const titled = (entries: readonly { title: string; text: Rich }[]) =>
  items(entries.map(({ title, text }) => `${title}: ${plainText(text)}`));

/** A list under its name; nothing of either while there are no entries. */
export const listed = (name: string, entries: readonly string[]): string[][] =>
  entries.length > 0 ? [[`${name}:`], [...entries]] : [];

/** Paragraphs and lists, a blank line between them, without provisional values. */
export const written = (sections: readonly (readonly string[])[], content: Site) =>
  withoutPlaceholders(
    `${sections
      .filter(({ length }) => length > 0)
      .map((lines) => lines.join("\n"))
      .join("\n\n")}\n`,
    content,
  );

// What the pages say, for llms-full.txt: a section each.

export function aboutService(service: Service, { cas, prices, ui }: Site, address: SiteAddress): string[][] {
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

/** What the other pages say: words of referrals, from A to Z, prices, reimbursement, questions. */
export function aboutPages(content: Site, address: SiteAddress): string[][] {
  const { cas, contactPage, faq, home, infoNotes, prices, pricesPage, referralTerms, services, ui } = content;
  const { headings } = cas;
  const titles = new Map(services.map((service) => [service.slug, service.title]));
  const terms = byLetter(referralTerms.items).flatMap((group) => group.terms);
  return [
    [`## ${referralTerms.title}`],
    [plainText(referralTerms.lead), plainText(referralTerms.abbreviations)],
    items(
      terms.map(({ term, synonyms = [], service, confirm }) => {
        const answer = service ? titles.get(service) : referralTerms.byPhone;
        return `${[term, ...synonyms].join(", ")}: ${joined([answer, confirm && referralTerms.confirm], ", ")}`;
      }),
    ),

    [`## [${pricesPage.title}](${dataUrl(address, "/preturi-rmn")})`],
    [plainText(pricesPage.lead)],
    ...listed(
      pricesPage.tableCaption,
      items(
        prices.rows.map(({ serviciu, pret }) => `${serviciu}: ${formatLei(findAmount(prices, pret).amount)}`),
      ),
    ),
    titled(pricesPage.notes),

    [`## [${cas.title}](${dataUrl(address, "/rmn-prin-cas")})`],
    [plainText(cas.lead), `${ui.shell.reviewed} ${formatDay(cas.reviewed)}.`],
    ...listed(headings.conditions, titled(cas.conditions)),
    ...listed(`${headings.documents} (${headings.required})`, titled(cas.requiredDocuments)),
    ...listed(`${headings.documents} (${headings.optional})`, titled(cas.optionalDocuments)),
    ...listed(headings.steps, titled(cas.steps)),
    ...listed(headings.limits, titled(cas.limits)),
    [plainText(cas.note)],

    [`## ${home.faq.title}`],
    answers([...faq.items, ...contactPage.questions]),
    titled(infoNotes.items),
  ];
}
