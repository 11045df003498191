import { expect, it } from "vitest";
import { allPages, lastModified, pageAt } from "#content/routes.ts";
import { collectFacts } from "#content/tokens.ts";
import { asRich } from "#lib/rich-text.ts";
import { mapLinks } from "#screens/ContactScreen/map-links.ts";
import { vCard } from "#screens/ContactScreen/vcard.ts";
import { structuredData } from "#seo/graph.ts";
import { llmsTxt } from "#seo/llms.ts";
import { webManifest } from "#seo/site-files.ts";
import { FIXTURE_CONTENT, FIXTURE_SITE } from "../fixtures/content.ts";

/**
 * What machines are told of the tests' own clinic, whole, as files that a person has read once: a change shows in the
 * diff. Written again by `npx vitest run tests/unit/machines.test.ts -u`.
 */
const golden = (name: string, told: unknown) =>
  expect(typeof told === "string" ? told : `${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot(
    `golden/${name}`,
  );

const { services, ui } = FIXTURE_SITE;
const clinic = { ...FIXTURE_SITE.clinic, footerPhone: "0256 123 456", email: "receptie@clinica.ro" };
const open: typeof FIXTURE_SITE = { ...FIXTURE_SITE, clinic: { ...clinic, placeholders: [] } };
const address = { origin: "https://clinica.ro", isPlaceholder: false };
const provisional: typeof FIXTURE_SITE = {
  ...FIXTURE_SITE,
  clinic: { ...clinic, placeholders: ["siteUrl", "footerPhone", "email"] },
};
const unknown = { origin: "https://www.exemplu.ro", isPlaceholder: true };

/** What a page tells search engines. */
function graph(path: string, site = open, at = address): string {
  const pages = allPages(site);
  return structuredData(pageAt(path, pages), { pages, site, address: at });
}

it("language models: the clinic in plain text, and where its pages are", () =>
  golden("llms.txt", llmsTxt(open, address)));

it.each(["/", "/servicii/rmn-cerebral", "/servicii/rmn-genunchi", "/contact", "/legal/gdpr"])(
  "search engines: the graph of %s",
  (path) => golden(`${path.slice(1).replaceAll("/", "-") || "acasa"}.json`, JSON.parse(graph(path))),
);

it("search engines: hours with a break, and days with other hours or none", () => {
  const [group] = clinic.openingHours as [(typeof clinic.openingHours)[number]];
  const hours = {
    openingHours: [
      { ...group, closes: "12:00" },
      { ...group, opens: "13:00", closes: "24:00" },
    ],
    specialHours: [{ day: "2026-12-24", opens: "08:00", closes: "13:00" }],
    closingDays: [{ from: "2026-12-25", to: "2026-12-26" }],
  };
  const told = JSON.parse(graph("/contact", { ...open, clinic: { ...open.clinic, ...hours } }));
  const { openingHoursSpecification: usual, specialOpeningHoursSpecification: special } =
    told["@graph"].at(-1);
  expect(usual).toMatchObject([
    { opens: "08:00", closes: "12:00" },
    { opens: "13:00", closes: "23:59" },
  ]);
  const type = { "@type": "OpeningHoursSpecification" };
  expect(special).toEqual([
    { ...type, validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "08:00", closes: "13:00" },
    { ...type, validFrom: "2026-12-25", validThrough: "2026-12-26", opens: "00:00", closes: "00:00" },
  ]);
});

it("address books: the clinic's card", () =>
  golden("centru.vcf", vCard(open, `${address.origin}/`).replaceAll("\r\n", "\n")));

it("browsers: the manifest of a bookmark", () => golden("manifest.json", webManifest(clinic.name)));

it("all who ask for pages: the route map", () =>
  golden(
    "routes.json",
    allPages(open).map(({ service, seo, ...page }) => ({
      ...page,
      lastModified: lastModified(page),
      ...(service && { service: service.slug }),
    })),
  ));

it("texts: the facts that they may quote", () =>
  golden("facts.json", Object.fromEntries(collectFacts(FIXTURE_CONTENT))));

const nodes = (type: string, ...args: Parameters<typeof graph>) =>
  (JSON.parse(graph(...args))["@graph"] as Record<string, unknown>[]).filter((other) =>
    [other["@type"]].flat().includes(type),
  );

it("states the clinic without provisional values, and names it without an address", () => {
  const text = graph("/contact", provisional, unknown);
  expect(text).not.toMatch(/exemplu|receptie@|\+40|"url"|"telephone"|"email"/);
  expect(text).toContain('"@id":"/#clinica"');
  expect(llmsTxt(provisional, unknown)).not.toMatch(/exemplu|receptie@|0256 123/);
});

it("does not spread a provisional number that a text quotes, nor lose the words around it", () => {
  const [service, ...others] = services as [(typeof services)[number]];
  const preparation = ["Nu mâncați.", "Dacă aveți diabet, sunați la 0256\u00a0123\u00a0456 înainte."].map(
    asRich,
  );
  const quoting = { ...provisional, services: [{ ...service, preparation }, ...others] };
  const path = `/servicii/${service.slug}`;
  const said = `Dacă aveți diabet, sunați la ${ui.unknown.phone} înainte.`;
  const told = (site: typeof open) => nodes("ImagingTest", path, site)[0]?.preparation;
  expect(told(quoting)).toMatch(new RegExp(`^Nu mâncați\\. ${said}`));
  expect(told({ ...quoting, clinic: open.clinic })).toContain("sunați la 0256\u00a0123\u00a0456 înainte.");
});

it("offers only what has one price on the whole site", () => {
  for (const slug of ["abdominal", "mamar"]) expect(nodes("Offer", `/servicii/rmn-${slug}`)).toEqual([]);
  const service = services.find(({ slug }) => slug === "rmn-coloana");
  const duration = { minutes: { from: 30, to: 45 }, per: "segment" as const };
  const referenceQuantity = { value: 1, unitText: "segment" };
  const priceSpecification = { price: "750.00", priceCurrency: "RON", referenceQuantity };
  const offers = nodes("Offer", "/servicii/rmn-coloana", {
    ...open,
    services: services.map((other) => (other === service ? { ...other, duration } : other)),
  });
  expect(offers).toMatchObject([{ priceSpecification }]);
});

const card = (changes: object) => vCard({ ui, clinic: { ...clinic, ...changes } }, "https://www.exemplu.ro");

it("a card names a number once", () => {
  expect(card({}).match(/\.TEL/g)).toHaveLength(2);
  expect(card({ footerPhone: clinic.headerPhone }).match(/\.TEL/g)).toHaveLength(1);
});

it.each([
  [{ address: { ...clinic.address, street: "Strada A; nr. 4, sc. B" } }, ";;Strada A\\; nr. 4\\, sc. B;"],
  [{ name: "Centrul\nRMN" }, "FN:Centrul\\nRMN\r\n"],
])("a card escapes what separates values: %#", (changes, line) => expect(card(changes)).toContain(line));

it("map services are handed the place whole", () => {
  for (const link of Object.values(mapLinks("Strada Ștrandului 4, Timișoara"))) {
    expect(new URL(link).protocol).toBe("https:");
    expect([...new URL(link).searchParams.values()]).toContain("Strada Ștrandului 4, Timișoara");
  }
});
