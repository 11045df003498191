import type { Service, Site } from "../../content/files.ts";
import { formatDay, formatLei, formatMinutes } from "../format.ts";
import { byLetter } from "../referral-terms.ts";
import { plainText } from "../rich-text.ts";
import { servicePath } from "../routes.ts";
import { findAmount, servicePrice } from "../service-price.ts";
import { dataUrl, type SiteAddress } from "../site-address.ts";
import { answers, items, joined, listed, texts, titled } from "./llms-lines.ts";

/** What the pages say, for llms-full.txt: a section each. */

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

/** The words of referrals from A to Z, each with its examination, the advice to ask by phone, or both. */
export function aboutTerms({ referralTerms, services }: Site): string[][] {
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

export function aboutQuestions({ contactPage, home, faq, infoNotes }: Site): string[][] {
  return [
    [`## ${home.faq.title}`],
    answers([...faq.items, ...contactPage.questions]),
    titled(infoNotes.items),
  ];
}

export function aboutPrices({ prices, pricesPage }: Site, address: SiteAddress): string[][] {
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

export function aboutCas({ cas, ui }: Site, address: SiteAddress): string[][] {
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
