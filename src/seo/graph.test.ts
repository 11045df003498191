import { expect, it } from "vitest";
import { allPages, pageAt } from "#content/routes.ts";
import { asRich } from "#lib/rich-text.ts";
import { structuredData } from "#seo/graph.ts";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

/**
 * Tests rules of the structured data that the clinic's own content does not show: confirmed and provisional values, breaks, closing days.
 * tests/dist/structured-data.test.ts tests what is published.
 */

const { services } = FIXTURE_SITE;
const clinic = { ...FIXTURE_SITE.clinic, footerPhone: "0256 123 456", email: "receptie@clinica.ro" };
const open: typeof FIXTURE_SITE = { ...FIXTURE_SITE, clinic: { ...clinic, placeholders: [] } };
const address = { origin: "https://clinica.ro", isPlaceholder: false };
const provisional: typeof FIXTURE_SITE = {
  ...FIXTURE_SITE,
  clinic: { ...clinic, placeholders: ["siteUrl", "footerPhone", "email"] },
};
const unknown = { origin: "https://www.exemplu.ro", isPlaceholder: true };

/** The structured data of a page, as text. */
function graph(path: string, site = open, at = address): string {
  const pages = allPages(site);
  return structuredData(pageAt(path, pages), { pages, site, address: at });
}

/** The nodes of a page's graph, by type. */
const graphOf = (...args: Parameters<typeof graph>) => JSON.parse(graph(...args))["@graph"] as Node[];
type Node = Readonly<Record<string, unknown>>;
it("structured data: the clinic has its address, hours, phone numbers and prices", () => {
  expect(graphOf("/contact").at(-1)).toMatchObject({
    name: "Centru RMN Bega",
    address: { streetAddress: "Strada Corbului 4", addressLocality: "Timișoara", addressCountry: "RO" },
    email: "receptie@clinica.ro",
    priceRange: "750,00–1.015,00\u00a0lei",
    openingHoursSpecification: [
      {
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "08:00",
        closes: "20:00",
      },
    ],
  });
  expect(graph("/contact")).toContain("+40256123456");
});

it("structured data: the clinic has its hours with a break, its days with special hours and its closing days", () => {
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

const nodes = (type: string, ...args: Parameters<typeof graph>) =>
  (JSON.parse(graph(...args))["@graph"] as Record<string, unknown>[]).filter((other) =>
    [other["@type"]].flat().includes(type),
  );

it("structured data leave out provisional values, also in texts: address of the site, phone number, e-mail", () => {
  const text = asRich("Sunați la 0256\u00a0123\u00a0456.");
  const { services, faq, pricesPage } = provisional;
  const quoting = {
    ...provisional,
    services: services.map((service) => ({
      ...service,
      lead: text,
      tellStaff: [text],
      takeOff: [text],
      price: { ...service.price, note: text },
    })),
    faq: { items: faq.items.map((item) => ({ ...item, answer: text, points: [text] })) },
    pricesPage: { ...pricesPage, lead: text },
  };
  for (const path of ["/", "/servicii/rmn-coloana", "/preturi-rmn", "/contact"])
    expect(graph(path, quoting, unknown)).not.toMatch(
      /0256\s123|exemplu|receptie@|\+40|"url"|"telephone"|"email"/,
    );
});

it("structured data: only examinations with one price on the whole site have offers", () => {
  expect(nodes("Offer", "/servicii/rmn-genunchi")).toMatchObject([
    { itemOffered: { name: "Ambii genunchi" }, price: "1015.00", priceCurrency: "RON" },
    { itemOffered: { name: "Articulații mici" }, price: "765.00", priceCurrency: "RON" },
  ]);
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

it("structured data: a text that contains a tag does not end the script, and is read unchanged", () => {
  const name = 'Clinica </script><img src="x">';
  const data = graph("/contact", { ...open, clinic: { ...open.clinic, name } });
  expect(data).not.toContain("<");
  expect(JSON.parse(data)["@graph"].at(-1)).toMatchObject({ name });
});
