import { expect, it } from "vitest";
import { allPages, pageAt } from "#content/routes.ts";
import { structuredData } from "#seo/structured-data.ts";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

/**
 * Tests rules of the structured data that the clinic's own content does not show: confirmed and provisional values, breaks, closing days.
 * tests/dist/structured-data.test.ts tests what is published.
 */

const clinic = { ...FIXTURE_SITE.clinic, footerPhone: "0256 123 456", email: "receptie@clinica.ro" };
const open: typeof FIXTURE_SITE = { ...FIXTURE_SITE, clinic: { ...clinic, placeholders: [] } };
const provisional: typeof FIXTURE_SITE = {
  ...FIXTURE_SITE,
  clinic: { ...clinic, placeholders: ["siteUrl", "footerPhone", "email"] },
};

/** The structured data of a page, as text. */
function graph(path: string, site = open): string {
  const pages = allPages(site);
  return structuredData(pageAt(path, pages), { pages, site });
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
  const told = graphOf("/contact", { ...open, clinic: { ...open.clinic, ...hours } }).at(-1);
  const { openingHoursSpecification: usual, specialOpeningHoursSpecification: special } = told ?? {};
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

it("structured data leave out provisional values: address of the site, phone number, e-mail", () => {
  for (const path of ["/", "/servicii/rmn-coloana", "/contact"])
    expect(graph(path, provisional)).not.toMatch(/exemplu|"url"|"telephone"|"email"/);
});

it("structured data: a text that contains a tag does not end the script, and is read unchanged", () => {
  const name = 'Clinica </script><img src="x">';
  const data = graph("/contact", { ...open, clinic: { ...open.clinic, name } });
  expect(data).not.toContain("<");
  expect(JSON.parse(data)["@graph"].at(-1)).toMatchObject({ name });
});
