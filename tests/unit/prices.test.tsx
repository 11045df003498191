import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { asRich } from "../../src/lib/rich-text.ts";
import { findAmount, type ServicePrice, servicePrice } from "../../src/lib/service-price.ts";
import { PriceTable } from "../../src/screens/PricesScreen/PricesScreen.tsx";
import { PriceCard } from "../../src/screens/ServiceScreen/Price.tsx";
import { FIXTURE_SITE } from "../fixtures/content.ts";

/** The words of some markup, in order, one space between them. */
const words = (markup: string) =>
  markup
    .replaceAll(/<svg.*?<\/svg>/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ");

const { clinic, ui, services } = FIXTURE_SITE;
const TEXTS = {
  ...FIXTURE_SITE,
  clinic: { ...clinic, headerPhone: "0256 000 001" },
  cas: { ...FIXTURE_SITE.cas, badgeNote: asRich("Decontat.") },
  ui: {
    ...ui,
    service: {
      ...ui.service,
      withContrast: "cu contrast",
      contrastIncluded: "contrast",
      included: "inclus",
      byPhone: "se află la telefon",
    },
    badge: { ...ui.badge, conditions: "condițiile" },
  },
};
const [one, other] = [
  { id: "a", label: "Un genunchi", amount: 765 },
  { id: "b", label: "Ambii", amount: 1015 },
] as const;

function card(price: Partial<ServicePrice>, isDecontCAS = false): string {
  const [service] = services as [(typeof services)[number]];
  return renderToStaticMarkup(
    <PriceCard
      service={{ ...service, isDecontCAS, price: { ...service.price, note: asRich("Orientativ.") } }}
      price={{ amounts: [one], contrastIncluded: false, ...price }}
      texts={TEXTS}
    />,
  );
}

describe("the price card", () => {
  it("shows one amount large, with what it is for", () => {
    const markup = card({ amounts: [{ ...one, unit: "pe segment" }] });
    expect(words(markup)).toContain("765,00 lei pe segment");
    expect(markup).not.toContain("<dt>");
  });

  it("shows several as rows of their names", () => {
    const text = words(card({ amounts: [one, other] }));
    expect(text).toContain("Un genunchi 765,00 lei");
    expect(text).toContain("Ambii 1.015,00 lei");
  });

  it("lets ask for a price that it does not know", () => {
    const markup = card({ byPhone: "Umăr" });
    expect(words(markup)).toContain("Un genunchi 765,00 leiUmăr se află la telefon");
    expect(markup.match(/href="tel:\+40256000001"/g)).toHaveLength(2);
  });

  it("says what contrast adds, or that it is included, or neither", () => {
    expect(words(card({ extra: "+150 lei" }))).toContain("cu contrast +150 lei");
    expect(words(card({ contrastIncluded: true }))).toContain("contrast inclus");
    expect(words(card({}))).not.toContain("contrast");
  });

  it("speaks of CAS only where CAS pays", () => {
    expect(words(card({}, true))).toContain("Decontat. condițiile");
    expect(card({})).not.toContain("/rmn-prin-cas");
  });
});

it("the price list is a table whose rows lead to their examinations", () => {
  const markup = renderToStaticMarkup(
    <PriceTable
      caption="Prețuri orientative"
      columns={{ serviciu: "Serviciu", pret: "Preț (lei)" }}
      rows={[
        { serviciu: "RMN cerebral", pret: 835, href: "/servicii/rmn-cerebral" },
        { serviciu: "RMN coloană", pret: 1750, href: "/servicii/rmn-coloana", note: "pe segment" },
      ]}
    />,
  );
  expect(words(markup)).toBe(
    "Prețuri orientativeServiciuPreț (lei)RMN cerebral 835,00RMN coloană pe segment1.750,00",
  );
  expect(markup.match(/<th scope="col">/g)).toHaveLength(2);
  expect(markup.match(/<th scope="row"><a href="[^"]*"/g)).toEqual([
    '<th scope="row"><a href="/servicii/rmn-cerebral"',
    '<th scope="row"><a href="/servicii/rmn-coloana"',
  ]);
});

describe("what an examination costs", () => {
  const { prices } = FIXTURE_SITE;
  const priceOf = (slug: string) => {
    const service = services.find((entry) => entry.slug === slug);
    if (!service) throw new Error(slug);
    return servicePrice(service.price, prices);
  };

  it("follows the names to amounts, in their order", () => {
    expect(priceOf("rmn-genunchi").amounts.map(({ amount }) => amount)).toEqual([765, 1015]);
    expect(() => findAmount(prices, "nimic")).toThrow(/nimic/);
  });

  it("knows what contrast adds", () => {
    expect(priceOf("rmn-cerebral")).toMatchObject({ extra: "+100–150\u00a0lei", contrastIncluded: false });
    expect(priceOf("rmn-mamar")).toMatchObject({ extra: undefined, contrastIncluded: true });
    expect(priceOf("rmn-coloana")).toMatchObject({ extra: undefined, contrastIncluded: false });
  });
});
