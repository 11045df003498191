import type { HtmlElement } from "html-validate";
import { expect, test } from "vitest";
import {
  amountOf,
  legal,
  parts,
  prices,
  type RawService,
  range,
  raw,
  services,
} from "../fixtures/raw-content.ts";
import { attribute, crawl, squashed, textOf } from "./crawl.ts";

/** These tests compare the pages with the files of content/ as they are. */

const [clinic, cas, faq, infoNotes, whyUs, ui] = ["clinic", "cas", "faq", "info-notes", "why-us", "ui"].map(
  raw,
);
const [contactPage, pricesPage] = ["pages/contact", "pages/preturi-rmn"].map(raw);

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

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const textsAndTitles = (items: readonly { title: string; text: string }[]) =>
  items.flatMap(({ title, text }) => [title, ...parts(text)]);
const address = `${clinic.address.street}, ${clinic.address.locality}`;

function onServicePage({ price, ...service }: RawService): string[] {
  const contrast = prices.contrast.find(({ id }: { id: string }) => id === price.contrast);
  const units = prices.amounts.flatMap(({ id, unit = "" }: { id: string; unit?: string }) =>
    price.amounts.includes(id) ? unit : "",
  );
  return [
    service.title,
    `${range(service.duration.minutes)} min`,
    ...[
      service.lead,
      ...service.intro,
      ...service.indications,
      ...service.preparation,
      ...service.tellStaff,
    ].flatMap(parts),
    ...service.preparationFacts.flatMap(({ label, value }: { label: string; value: string }) => [
      label,
      value,
    ]),
    ...titles(service.advantages),
    ...[service.limits, price.note].flatMap(parts),
    ...price.amounts.map((id: string) => `${amountOf(id)} lei`),
    ...units,
    ...(contrast ? [`+${range(contrast.extra)} lei`] : []),
    ...(price.contrast === "inclus" ? [ui.service.included] : []),
  ];
}

const ON_PAGE: Readonly<Record<string, readonly string[]>> = {
  "/": [
    ...titles(services),
    ...titles(whyUs.items),
    ...faq.items.flatMap(({ question, answer }: Record<string, string>) => [
      question,
      ...parts(answer ?? ""),
    ]),
  ],
  "/servicii": [...titles(services), ...textsAndTitles(infoNotes.items)],
  ...Object.fromEntries(services.map((service) => [service.path, onServicePage(service)])),
  "/preturi-rmn": textsAndTitles(pricesPage.notes),
  "/rmn-prin-cas": [
    ...titles([...cas.conditions, ...cas.requiredDocuments, ...cas.optionalDocuments, ...cas.steps]),
    ...[...cas.intro, cas.note].flatMap(parts),
  ],
  "/contact": [clinic.email, contactPage.title, ...hours()],
  "/legal": legal.flatMap(({ title, description, highlights }) => [title, description, ...highlights]),
  ...Object.fromEntries(legal.map(({ path, title, body }) => [path, [title, ...headings(body)]])),
};

/** Returns the times at which the clinic opens and closes. */
function hours(): string[] {
  return clinic.openingHours.flatMap(({ opens, closes }: Record<string, string>) => [opens, closes]);
}

/** Returns the headings of a Markdown text. */
function headings(body: string): string[] {
  return [...body.matchAll(/^##+ (.*)$/gm)].flatMap(([, heading = ""]) => parts(heading));
}

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
  expect([address, ...hours(), ...expected].filter((words) => !page.includes(plain(words)))).toEqual([]);
});

/** The texts of all elements of a page. */
const textsOf = (path: string | undefined) =>
  new Set(pageAt(path).querySelectorAll("#root, #root *").map(textOf));

/** The quoted texts of single pages. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  "/": [...QUOTED.home, `${clinic.rating.source} ${clinic.rating.score}`],
  "/servicii": QUOTED.services,
  ...Object.fromEntries(
    services.map(({ path, isDecontCAS }) => [path, isDecontCAS ? QUOTED.examination : []]),
  ),
};

test.each([...pages.keys()])("%s shows the quoted texts character for character", (path) => {
  const all = textsOf(path);
  const own = path === undefined ? QUOTED.notFound : (OWN[path] ?? []);
  const quoted = [...QUOTED.everywhere, ...own];
  expect(quoted.filter((text) => !all.has(text))).toEqual([]);
  const [opens, closes] = hours();
  expect(textOf(pageAt(path).querySelector("footer"))).toContain(`${opens} - ${closes}`);
});

/** The places of elements in the order of the page, from 0; -1 for an element that the page lacks. */
function placesIn(path: string, elements: readonly (HtmlElement | null | undefined)[]) {
  const all = pageAt(path).querySelectorAll("main *");
  return elements.map((element) => all.findIndex((one) => one.isSameNode(element ?? pageAt(path))));
}

test.each(services)("$title has its blocks in the order of the specification", ({ path, isDecontCAS }) => {
  const main = pageAt(path).querySelector("main");
  const withText = (tag: string, text: string) =>
    main?.querySelectorAll(tag).find((element) => textOf(element) === text);
  const places = placesIn(path, [
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

test.each(services)(
  "$title: only the answers with `isOpen` are open when the page loads",
  ({ path, questions }) => {
    const open = pageAt(path).querySelectorAll("details[name][open] p");
    const urgent = questions.filter(({ isOpen }: RawService) => isOpen).map(({ id }: RawService) => id);
    expect(open.map((answer) => attribute(answer, "id"))).toEqual(urgent);
  },
);

test("the price list has exactly the rows of the content", () => {
  const rows = pageAt("/preturi-rmn").querySelector("table")?.querySelectorAll("tbody tr") ?? [];
  expect(
    rows.map((row) => [textOf(row.querySelector('th[scope="row"] a')), textOf(row.querySelector("td"))]),
  ).toEqual(prices.rows.map(({ serviciu, pret }: Record<string, string>) => [serviciu, amountOf(`${pret}`)]));
});

test("/servicii has a card for each examination, and after them a card for the clinic", () => {
  const links = pageAt("/servicii")
    .querySelectorAll("main a")
    .filter((link) => textOf(link).includes(MORE));
  expect(links.map((link) => attribute(link, "href"))).toEqual([...services.map(({ path }) => path), "/"]);
});

test.each([
  ["header", clinic.headerPhone],
  ["footer", clinic.footerPhone],
])("the %s has its own number, %s", (part, number) => {
  const calls = pageAt("/contact")
    .querySelectorAll(`${part} a`)
    .map((link) => attribute(link, "href"))
    .filter((href) => href.startsWith("tel:"));
  const digits = number.replaceAll(/\D/g, "");
  expect([...new Set(calls)].map((href) => href.replace("tel:", "").replace("+40", "0"))).toEqual([digits]);
});

test("the link to the current page is marked in the header, the menu panel and the footer, together with its dropdown", () => {
  for (const path of ["/contact", services[0]?.path]) {
    const document = pageAt(path);
    for (const menu of ["header nav", "dialog nav", "footer nav"]) {
      const own = document.querySelectorAll(`${menu} a`).filter((link) => attribute(link, "href") === path);
      const marked = document.querySelectorAll(`${menu} a[aria-current="page"]`);
      expect(own.length, menu).toBeGreaterThan(0);
      expect(
        marked.map((link) => attribute(link, "href")),
        menu,
      ).toEqual(own.map(() => path));
    }
  }
  const open = pageAt(services[0]?.path).querySelectorAll('header button[aria-current="true"]');
  expect(open.map(textOf)).toEqual(["Servicii RMN"]);
});

test("the two texts of the 404 page are marked as English, and the link leads home", () => {
  const english = pageAt(undefined).querySelector('main [lang="en"]');
  const [title, link] = QUOTED.notFound as [string, string];
  expect(textOf(english)).toContain(title);
  expect(textOf(english?.querySelector('a[href="/"]'))).toBe(link);
});
