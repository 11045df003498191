import { expect, it } from "vitest";
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

const nodes = (type: string, ...args: Parameters<typeof graphText>) =>
  (JSON.parse(graphText(...args))["@graph"] as Record<string, unknown>[]).filter((other) =>
    [other["@type"]].flat().includes(type),
  );

it("states the clinic without provisional values, and names it without an address", () => {
  const text = graphText("/contact", withPlaceholders, unknown);
  expect(text).not.toMatch(/exemplu|receptie@|\+40|"url"|"telephone"|"email"/);
  expect(text).toContain('"@id":"/#clinica"');
  expect(llmsTxt(withPlaceholders, unknown)).not.toContain(unknown.origin);
});

it("does not spread a provisional number that a text quotes, nor lose the words around it", () => {
  const [service, ...others] = content.services as [(typeof content.services)[number]];
  const preparation = ["Nu mâncați.", "Dacă aveți diabet, sunați la 0256\u00a0123\u00a0456 înainte."].map(
    asRich,
  );
  const quoting = { ...withPlaceholders, services: [{ ...service, preparation }, ...others] };
  const path = `/servicii/${service.slug}`;
  const said = `Dacă aveți diabet, sunați la ${content.ui.unknown.phone} înainte.`;
  expect(nodes("ImagingTest", path, quoting)[0]?.preparation).toMatch(new RegExp(`^Nu mâncați\\. ${said}`));
  expect(llmsTxt(quoting, unknown)).toContain(said);
  expect(llmsTxt(quoting, unknown)).not.toContain("123\u00a0456");
  const real = { ...quoting, clinic: withKnownClinic.clinic };
  expect(llmsTxt(real, known)).toContain("sunați la 0256\u00a0123\u00a0456 înainte.");
});

it("offers only what has one price on the whole site", () => {
  for (const slug of ["abdominal", "mamar"]) expect(nodes("Offer", `/servicii/rmn-${slug}`)).toEqual([]);
  const service = content.services.find(({ slug }) => slug === "rmn-coloana");
  const duration = { minutes: { from: 30, to: 45 }, per: "segment" as const };
  const services = content.services.map((other) => (other === service ? { ...other, duration } : other));
  const referenceQuantity = { value: 1, unitText: "segment" };
  const priceSpecification = { price: "750.00", priceCurrency: "RON", referenceQuantity };
  const offers = nodes("Offer", "/servicii/rmn-coloana", { ...withKnownClinic, services });
  expect(offers).toMatchObject([{ priceSpecification }]);
});

it("cannot end its script element early", () => {
  const evil = { ...content.contactPage, title: "</script><b>" };
  const text = graphText("/contact", { ...withKnownClinic, contactPage: evil });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].name).toBe("</script><b>");
});
