import { expect, it } from "vitest";
import type { Site } from "../../src/content/files.ts";
import { allPages, formerPaths, lastModified, pageAt } from "../../src/lib/routes.ts";
import { securityTxt } from "../../src/lib/seo/site-files.ts";
import { socialImage } from "../../src/lib/seo/social-image.ts";
import { siteAddress } from "../../src/lib/site-address.ts";
import { containsPath, headerTexts } from "../../src/shell/SiteHeader/header-texts.ts";
import { FIXTURE_SITE as content } from "../fixtures/content.ts";

const pages = allPages(content);
const pageWith = (path: string, changed: Partial<Site>) => pageAt(path, allPages({ ...content, ...changed }));

it("leads each former address of an examination to the one of today", () => {
  const [service, ...others] = content.services as [(typeof content.services)[number]];
  const moved = { ...service, formerPaths: ["/rmn-cap", "/servicii/rmn-creier"] };
  expect([...formerPaths([moved, ...others])]).toEqual([
    ["/rmn-cap", "/servicii/rmn-cerebral"],
    ["/servicii/rmn-creier", "/servicii/rmn-cerebral"],
  ]);
});

it("finds a page by its address, and says which one there is not", () => {
  expect(pageAt("/legal/gdpr", pages).title).toBe("Gdpr");
  expect(() => pageAt("/legal/gdpr/", pages)).toThrow("No page at /legal/gdpr/");
});

it("dates a page by its own review, and its last change by the latest review of what it shows", () => {
  const prices = { ...content.prices, reviewed: "2027-03-01" };
  expect(pageWith("/preturi-rmn", { prices })).toMatchObject({ reviewed: ["2027-03-01"] });
  for (const path of ["/", "/servicii", "/servicii/rmn-coloana", "/preturi-rmn"]) {
    expect(lastModified(pageWith(path, { prices }))).toBe("2027-03-01");
  }
  expect(pageWith("/servicii/rmn-coloana", { prices }).reviewed[0]).not.toBe("2027-03-01");
  expect(lastModified(pageWith("/contact", { prices }))).not.toBe("2027-03-01");
});

it("prints on the picture of every examination what its page shows large, with what it is for", () => {
  const prices = pages
    .filter(({ kind }) => kind === "service")
    .map((page) => [page.service?.slug, socialImage(page, content).card.price]);
  expect(Object.fromEntries(prices)).toEqual({
    "rmn-cerebral": "835,00\u00a0lei",
    "rmn-coloana": "750,00\u00a0lei pe segment",
    "rmn-genunchi": "Articulații mici: 765,00\u00a0lei",
    "rmn-abdominal": "920,00\u00a0lei",
    "rmn-mamar": "850,00\u00a0lei",
  });
});

const provisional = { siteUrl: "https://www.exemplu.ro", placeholders: ["siteUrl" as const] };
const real = { siteUrl: "https://clinica.ro", placeholders: [] };

it.each([
  [provisional, {}, "https://www.exemplu.ro", true],
  [real, { SITE_URL: "" }, "https://clinica.ro", false],
  [provisional, { SITE_URL: "https://test.clinica.ro" }, "https://test.clinica.ro", false],
])(
  "the address is the variable's, or else the content's, which may be provisional: %#",
  (own, env, origin, isPlaceholder) => {
    expect(siteAddress(own, env)).toEqual({ origin, isPlaceholder });
  },
);

it.each(["http://clinica.ro", "https://clinica.ro/", "clinica.ro", "https://clinica"])(
  "the address %s is refused and says what to write",
  (SITE_URL) => {
    expect(() => siteAddress(real, { SITE_URL })).toThrow(/SITE_URL .*"https:\/\/www\.clinica\.ro"/);
  },
);

const securityWith = (changes: object) =>
  securityTxt({ ...content, clinic: { ...content.clinic, ...changes } }, "https://www.rmn-bega.ro");

it("security.txt says where to report, for less than a year from the last review", () => {
  expect(securityWith({ placeholders: [], email: "contact@rmn-bega.ro" })).toBe(
    "Contact: mailto:contact@rmn-bega.ro\nExpires: 2027-11-19T00:00:00Z\nPreferred-Languages: ro, en\nCanonical: https://www.rmn-bega.ro/.well-known/security.txt\n",
  );
  expect(content.contactPage.reviewed).toBe("2026-11-20");
});

it("security.txt is silent while the e-mail address is provisional", () => {
  expect(securityWith({ placeholders: ["email"] })).toBeUndefined();
});

const GROUP = {
  name: "Servicii",
  href: "/servicii",
  submenu: [
    { name: "RMN cerebral", href: "/servicii/rmn-cerebral" },
    { name: "Toate", href: "/servicii" },
  ],
};
const ALONE = { name: "Contact", href: "/contact" };

it.each([
  [GROUP, "/servicii", true],
  [GROUP, "/servicii/rmn-cerebral", true],
  [GROUP, "/contact", false],
  [ALONE, "/contact", true],
  [ALONE, "/servicii", false],
])("a menu's entry has the page itself and those of its group: %j, %s: %s", (entry, path, has) => {
  expect(containsPath(entry, path)).toBe(has);
});

it("a menu's entry of an examination is known by its address", () => {
  const services = content.services.map((service) => ({ ...service, slug: "rmn-cerebral", menuNote: "cap" }));
  const [entry] = headerTexts({
    ...content,
    services,
    navigation: { ...content.navigation, desktop: [GROUP] },
  }).desktop;
  expect(entry?.submenu?.map(({ note }) => note)).toEqual(["cap", undefined]);
});
