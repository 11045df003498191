import { describe, expect, it } from "vitest";
import { asRich } from "../../src/lib/rich-text.ts";
import { allPages, pageAt } from "../../src/lib/routes.ts";
import { structuredData } from "../../src/lib/seo/json-ld/graph.ts";
import { llmsTxt } from "../../src/lib/seo/llms.ts";
import { FIXTURE_SITE as content } from "../fixtures/content.ts";

const known = { origin: "https://clinica.ro", isPlaceholder: false };
const unknown = { origin: "https://www.exemplu.ro", isPlaceholder: true };

const clinic = { ...content.clinic, footerPhone: "0256 123 456", email: "receptie@clinica.ro" };
const withKnownClinic = { ...content, clinic: { ...clinic, placeholders: [] } };
const withPlaceholders = {
  ...content,
  clinic: { ...clinic, placeholders: ["siteUrl" as const, "footerPhone" as const, "email" as const] },
};

function graphText(path: string, texts = withKnownClinic as typeof content, address = known) {
  const pages = allPages(texts);
  return structuredData(pageAt(path, pages), pages, texts, address);
}

const graph = (...args: Parameters<typeof graphText>) =>
  JSON.parse(graphText(...args))["@graph"] as Record<string, unknown>[];
const node = (type: string, ...args: Parameters<typeof graphText>) =>
  graph(...args).find((other) => [other["@type"]].flat().includes(type));

describe("the clinic", () => {
  it("is stated with all that is known", () => {
    expect(node("MedicalClinic", "/contact")).toMatchObject({
      "@id": "https://clinica.ro/#clinica",
      name: "Centru RMN Bega",
      url: "https://clinica.ro/",
      telephone: "+40256123456",
      email: "receptie@clinica.ro",
      address: { streetAddress: "Strada Corbului 4", addressLocality: "Timișoara" },
      openingHoursSpecification: [
        {
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "08:00",
          closes: "20:00",
        },
      ],
      priceRange: "750–1.015 lei",
    });
  });

  it("is stated without provisional values, and named without an address", () => {
    const text = graphText("/contact", withPlaceholders, unknown);
    expect(text).not.toMatch(/exemplu|receptie@|\+40|"url"|"telephone"|"email"/);
    expect(text).toContain('"@id":"/#clinica"');
  });
});

it("does not spread a provisional number that a text quotes, nor lose the words around it", () => {
  const [service, ...others] = content.services as [(typeof content.services)[number]];
  const preparation = ["Nu mâncați.", "Dacă aveți diabet, sunați la 0256\u00a0123\u00a0456 înainte."].map(
    asRich,
  );
  const quoting = { ...withPlaceholders, services: [{ ...service, preparation }, ...others] };
  const path = `/servicii/${service.slug}`;
  const said = `Dacă aveți diabet, sunați la ${content.ui.unknown.phone} înainte.`;
  expect(node("ImagingTest", path, quoting)?.preparation).toMatch(new RegExp(`^Nu mâncați\\. ${said}`));
  expect(llmsTxt(quoting, unknown)).toContain(said);
  expect(llmsTxt(quoting, unknown)).not.toContain("123\u00a0456");
  const real = { ...quoting, clinic: withKnownClinic.clinic };
  expect(llmsTxt(real, known)).toContain("sunați la 0256\u00a0123\u00a0456 înainte.");
});

it("says what follows an examination, and the public address once it is known", () => {
  const after = ["Beți apă."].map(asRich);
  const told = { ...content, safety: { ...content.safety, after } };
  expect(node("ImagingTest", "/servicii/rmn-cerebral", told)?.followup).toBe("Beți apă.");
  expect(llmsTxt(content, unknown)).not.toContain(unknown.origin);
  expect(llmsTxt(content, known)).toContain(`- ${known.origin}\n`);
});

it("offers only what has one price on the whole site", () => {
  const offers = (path: string) =>
    graph(path)
      .filter((other) => other["@type"] === "Offer")
      .map(({ price, itemOffered }) => [(itemOffered as { name: string }).name, price]);
  expect(offers("/servicii/rmn-cerebral")).toEqual([["RMN cerebral", "835.00"]]);
  expect(offers("/servicii/rmn-coloana")).toEqual([["RMN coloană, pe segment", "750.00"]]);
  expect(offers("/servicii/rmn-genunchi")).toEqual([
    ["Articulații mici", "765.00"],
    ["Ambii genunchi", "1015.00"],
  ]);
  for (const slug of ["abdominal", "mamar"]) expect(offers(`/servicii/rmn-${slug}`)).toEqual([]);
});

it("cannot end its script element early", () => {
  const evil = { ...content.contactPage, title: "</script><b>" };
  const text = graphText("/contact", { ...withKnownClinic, contactPage: evil });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].name).toBe("</script><b>");
});
