import type { HtmlElement } from "html-validate";
import { describe, expect, test } from "vitest";
import type { Service } from "#content/files.ts";
import { readSite } from "#content/load/load.ts";
import { legalPath, servicePath } from "#content/routes.ts";
import { findAmount, servicePrice } from "#content/service-price.ts";
import { formatAmount, formatLei, formatMinutesShort, formatPhone, phoneHref } from "#lib/format.ts";
import { formatFooterHours, formatOpeningHours } from "#lib/opening-hours.ts";
import { byLetter, joinTerms } from "#lib/referral-terms.ts";
import { plainText } from "#lib/rich-text.ts";
import { attribute, crawl, squashed, textOf } from "./crawl.ts";

const site = readSite(process.cwd());

/**
 * The texts that the specification quotes or names, by the pages that show them. They are written here and not
 * read from the content, because they must stay as they are, with plain spaces.
 */
const QUOTED: Readonly<Record<"everywhere" | "home" | "services" | "examination" | "notFound", string[]>> = {
  everywhere: [
    "Informațiile au caracter orientativ. Consultați medicul specialist.",
    "Servicii RMN",
    "Prețuri & CAS",
    "Toate Investigațiile",
    "Programează-te",
    "Prețuri RMN",
    "RMN prin CAS",
    "Acasă",
    "Contact",
    "Informații",
    "Legal",
  ],
  home: ["Sună acum!", "Decontat CAS", "Află mai multe"],
  services: ["Decontat CAS", "Află mai multe", "Centru RMN Timișoara"],
  examination: ["Decontat CAS"],
  notFound: ["Oops! Page not found", "Return to Home"],
};
const MORE = "Află mai multe";

const { cas, clinic, contactPage, faq, infoNotes, legal, prices, pricesPage, services, ui, whyUs } = site;
const terms = site.referralTerms;
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const address = `${clinic.address.street}, ${clinic.address.locality}`;

function onServicePage(service: Service): string[] {
  const { amounts, extra, contrastIncluded } = servicePrice(service, prices);
  return [
    service.title,
    plainText(service.lead),
    ...service.intro.map(plainText),
    ...service.indications.map(plainText),
    formatMinutesShort(service.duration.minutes),
    ...service.preparation.map(plainText),
    ...service.preparationFacts.flatMap(({ label, value }) => [label, value]),
    ...service.tellStaff.map(plainText),
    ...titles(service.advantages),
    plainText(service.limits),
    ...amounts.flatMap(({ amount, unit = "" }) => [formatLei(amount), unit]),
    ...(amounts.length > 1 ? amounts.map(({ label }) => label) : []),
    extra ?? "",
    contrastIncluded ? ui.service.included : "",
    plainText(service.price.note),
  ];
}

const ON_PAGE: Readonly<Record<string, readonly string[]>> = {
  "/": [
    ...titles(services),
    ...titles(whyUs.items),
    ...faq.items.flatMap(({ question, answer }) => [question, plainText(answer)]),
  ],
  "/servicii": [
    ...titles(services),
    ...infoNotes.items.flatMap(({ title, text }) => [title, plainText(text)]),
  ],
  ...Object.fromEntries(services.map((service) => [servicePath(service.slug), onServicePage(service)])),
  "/preturi-rmn": [...pricesPage.notes.flatMap(({ title, text }) => [title, plainText(text)])],
  "/rmn-prin-cas": [
    ...titles([...cas.conditions, ...cas.requiredDocuments, ...cas.optionalDocuments, ...cas.steps]),
    ...cas.intro.map(plainText),
    plainText(cas.note),
  ],
  "/contact": [
    address,
    formatOpeningHours(clinic.openingHours),
    formatPhone(clinic.footerPhone),
    clinic.email,
    contactPage.title,
  ],
  "/legal": legal.flatMap(({ title, description, highlights }) => [title, description, ...highlights]),
  ...Object.fromEntries(
    legal.map(({ slug, title, chapters }) => [legalPath(slug), [title, ...chapters.map(({ text }) => text)]]),
  ),
};

const pages = new Map(crawl().map(({ path, document }) => [path, document]));

function pageAt(path: string | undefined) {
  const document = pages.get(path);
  if (!document) throw new Error(`The build has no page ${path}`);
  return document;
}

/** Removes spaces and capital letters, because a text may consist of several elements or begin a sentence. */
const plain = (text: string) => squashed(text).toLocaleLowerCase("ro");
const shown = (path: string) => plain(textOf(pageAt(path).querySelector("#root")));

test.each(Object.entries(ON_PAGE))("%s shows all texts that the specification requires", (path, expected) => {
  const page = shown(path);
  expect([address, ...expected].filter((words) => !page.includes(plain(words)))).toEqual([]);
});

/** The texts of all elements of a page. */
const textsOf = (path: string | undefined) =>
  new Set(pageAt(path).querySelectorAll("#root, #root *").map(textOf));

/** The quoted texts of single pages. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  "/": [...QUOTED.home, `${clinic.rating.source} ${clinic.rating.score}`],
  "/servicii": QUOTED.services,
  ...Object.fromEntries(
    services.map(({ slug, isDecontCAS }) => [servicePath(slug), isDecontCAS ? QUOTED.examination : []]),
  ),
};

test.each([...pages.keys()])("%s shows the quoted texts character for character", (path) => {
  const all = textsOf(path);
  const own = path === undefined ? QUOTED.notFound : (OWN[path] ?? []);
  const quoted = [...QUOTED.everywhere, formatFooterHours(clinic.openingHours), ...own];
  expect(quoted.filter((text) => !all.has(text))).toEqual([]);
});

/** The places of elements in the order of the page, from 0; -1 for an element that the page lacks. */
function placesIn(path: string, elements: readonly (HtmlElement | null | undefined)[]) {
  const all = pageAt(path).querySelectorAll("main *");
  return elements.map((element) => all.findIndex((one) => one.isSameNode(element ?? pageAt(path))));
}

test.each(services)("$title has its blocks in the order of the specification", ({ slug, isDecontCAS }) => {
  const main = pageAt(servicePath(slug)).querySelector("main");
  const withText = (tag: string, text: string) =>
    main?.querySelectorAll(tag).find((element) => textOf(element) === text);
  const places = placesIn(servicePath(slug), [
    main?.querySelector("nav ol"),
    main?.querySelector("h1"),
    ...(isDecontCAS ? [withText("span", "Decontat CAS")] : []),
    main?.querySelector("[data-call]"),
    main?.querySelector("#arata"),
    withText("h2", ui.service.indications),
    main?.querySelector("#pregatire"),
    main?.querySelector("#spuneti"),
    withText("h2", ui.service.advantages),
    main?.querySelector("#pret"),
    withText("h2", ui.service.booking),
    withText("h2", ui.service.others),
  ]);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("/servicii has its cards, then the call to action and the notes, and last the words of referrals", () => {
  const page = pageAt("/servicii");
  const callToAction = page
    .querySelectorAll("h2")
    .find((heading) => textOf(heading) === site.servicesPage.callToAction.title);
  const places = placesIn("/servicii", [
    page.querySelectorAll("main a").findLast((link) => textOf(link).includes(MORE)),
    callToAction,
    ...infoNotes.items.map(({ id }) => page.querySelector(`#${id}`)),
    page.querySelector("#trimitere"),
  ]);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test.each(services)(
  "$title: only the answers with `isOpen` are open when the page loads",
  ({ slug, questions }) => {
    const open = pageAt(servicePath(slug)).querySelectorAll("details[name][open] p");
    const urgent = questions.filter(({ isOpen }) => isOpen).map(({ id }) => id);
    expect(open.map((answer) => attribute(answer, "id"))).toEqual(urgent);
  },
);

test("the price list has exactly the rows of the content", () => {
  const rows = pageAt("/preturi-rmn").querySelector("table")?.querySelectorAll("tbody tr") ?? [];
  expect(rows.map((row) => [textOf(row.querySelector("a")), textOf(row.querySelector("td"))])).toEqual(
    prices.rows.map(({ serviciu, pret }) => [serviciu, formatAmount(findAmount(prices, pret).amount)]),
  );
});

test("/servicii has a card for each examination, and after them a card for the clinic", () => {
  const links = pageAt("/servicii")
    .querySelectorAll("main a")
    .filter((link) => textOf(link).includes(MORE));
  expect(links.map((link) => attribute(link, "href"))).toEqual([
    ...services.map(({ slug }) => servicePath(slug)),
    "/",
  ]);
});

test.each([
  ["header", clinic.headerPhone],
  ["footer", clinic.footerPhone],
])("the %s has its own number, %s", (part, number) => {
  const calls = pageAt("/contact")
    .querySelectorAll(`${part} a`)
    .map((link) => attribute(link, "href"))
    .filter((href) => href.startsWith("tel:"));
  expect([...new Set(calls)]).toEqual([phoneHref(number)]);
});

test("the two texts of the 404 page are marked as English, and the link leads home", () => {
  const english = pageAt(undefined).querySelector('main [lang="en"]');
  const [title, link] = QUOTED.notFound as [string, string];
  expect(textOf(english)).toContain(title);
  expect(textOf(english?.querySelector('a[href="/"]'))).toBe(link);
});

describe("the words of referrals", () => {
  const keys = pageAt("/servicii").querySelectorAll("#trimitere details[name]");
  const groups = byLetter(terms.items);
  const titleOf = (slug: string) => services.find((service) => service.slug === slug)?.title;

  test("are listed from A to Z, each with its examination or the advice to phone", () => {
    const shown = keys
      .flatMap((details) => details.querySelectorAll("li"))
      .map((row) => row.querySelectorAll("a").at(-1) ?? null)
      .map((link) => [squashed(textOf(link)), attribute(link, "href")]);
    const expected = groups
      .flatMap((group) => group.rows)
      .map(({ word, others, entry: { service, confirm } }) => {
        const answer = service === null ? terms.byPhone : titleOf(service) + (confirm ? terms.confirm : "");
        const href = service === null ? phoneHref(clinic.headerPhone) : servicePath(service);
        return [squashed(word + joinTerms(others) + answer), href];
      });
    expect(shown).toEqual(expected);
  });

  test("have a disclosure for each letter, with its heading and id", () => {
    const shown = keys.map((key) => {
      const heading = key.querySelector("h3");
      return [textOf(key.querySelector("summary")), textOf(heading), attribute(heading, "id")];
    });
    expect(shown).toEqual(groups.map(({ letter, id }) => [letter, letter, id]));
  });
});
