import { expect, it } from "vitest";
import type { Site } from "#content/files.ts";
import { allPages, lastModified, pageAt, servicePath } from "#content/routes.ts";
import { siteAddress } from "#content/site-address.ts";
import { socialImage } from "#seo/social-image.ts";
import { menusOf } from "#shell/menus.ts";
import { FIXTURE_SITE as content } from "../fixtures/content.ts";

const pages = allPages(content);
const pageWith = (path: string, changed: Partial<Site>) => pageAt(path, allPages({ ...content, ...changed }));

it("finds a page by its address, and throws an error that names an address without a page", () => {
  expect(pageAt("/legal/gdpr", pages).title).toBe("Gdpr");
  expect(() => pageAt("/legal/gdpr/", pages)).toThrow("No page at /legal/gdpr/");
});

it("a page's review date is that of its own texts; its date of change is the latest review date of all that it shows", () => {
  const prices = { ...content.prices, reviewed: "2027-03-01" };
  expect(pageWith("/preturi-rmn", { prices })).toMatchObject({ reviewed: ["2027-03-01"] });
  for (const path of ["/", "/servicii", "/servicii/rmn-coloana", "/preturi-rmn"]) {
    expect(lastModified(pageWith(path, { prices }))).toBe("2027-03-01");
  }
  expect(pageWith("/servicii/rmn-coloana", { prices }).reviewed[0]).not.toBe("2027-03-01");
  expect(lastModified(pageWith("/contact", { prices }))).not.toBe("2027-03-01");
});

it("the social picture of a page shows its main fact: a price with its unit, the price range, the phone number", () => {
  const site = { ...content, clinic: { ...content.clinic, placeholders: [] } };
  const answers = pages.map((page) => [page.path.split("/").at(-1), socialImage(page, site).card.answer]);
  expect(Object.fromEntries(answers.filter(([, answer]) => answer))).toEqual({
    contact: "0256\u00a0000\u00a0000",
    "preturi-rmn": "750,00–1.015,00\u00a0lei",
    "rmn-cerebral": "835,00\u00a0lei",
    "rmn-coloana": "750,00\u00a0lei pe segment",
    "rmn-genunchi": "Articulații mici: 765,00\u00a0lei",
    "rmn-abdominal": "920,00\u00a0lei",
    "rmn-mamar": "850,00\u00a0lei",
  });
});

it("the social picture leaves out a provisional number, and writes the second part of a title on its own line", () => {
  const { cas, contact } = Object.fromEntries(pages.map((page) => [page.kind, page]));
  const cardOf = (page?: (typeof pages)[number]) => page && socialImage(page, content).card;
  expect(cardOf(contact)?.answer).toBeUndefined();
  expect(cardOf(cas && { ...cas, title: "RMN prin CAS, cu bilet" })).toMatchObject({
    title: "RMN\u00a0prin\u00a0CAS",
    answer: "cu bilet",
  });
});

const provisional = { siteUrl: "https://www.exemplu.ro", placeholders: ["siteUrl" as const] };
const real = { siteUrl: "https://clinica.ro", placeholders: [] };

it.each([
  { clinic: provisional, env: {}, origin: "https://www.exemplu.ro", isPlaceholder: true },
  { clinic: real, env: { SITE_URL: "" }, origin: "https://clinica.ro", isPlaceholder: false },
  {
    clinic: provisional,
    env: { SITE_URL: "https://test.clinica.ro" },
    origin: "https://test.clinica.ro",
    isPlaceholder: false,
  },
])(
  "the site address comes from SITE_URL or else from content/, and says whether it is provisional: $origin",
  ({ clinic, env, origin, isPlaceholder }) => {
    expect(siteAddress(clinic, env)).toEqual({ origin, isPlaceholder });
  },
);

it.each(["http://clinica.ro", "https://clinica.ro/", "clinica.ro", "https://clinica"])(
  "the address %s is refused with an example of a valid one",
  (SITE_URL) => {
    expect(() => siteAddress(real, { SITE_URL })).toThrow(
      /SITE_URL .*, de exemplu https:\/\/www\.clinica\.ro/,
    );
  },
);

it("header, panel and footer list the examinations in the same order, that of the site", () => {
  const services = content.services.toReversed();
  const { desktop, mobile, footer } = menusOf({ ...content, services });
  const paths = services.map(({ slug }) => servicePath(slug));
  const [all, ...inPanel] = mobile[1]?.submenu ?? [];
  expect(all?.href).toBe("/servicii");
  for (const list of [desktop[0]?.submenu ?? [], inPanel, footer.servicii])
    expect(list.map(({ href }) => href)).toEqual(paths);
});
