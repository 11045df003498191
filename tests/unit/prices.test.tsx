import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { findAmount, type ServicePrice, servicePrice } from "../../src/lib/service-price.ts";
import { PriceCard } from "../../src/screens/ServiceScreen/Price.tsx";
import { FIXTURE_SITE } from "../fixtures/content.ts";

/** The words of some markup, in order, one space between them. */
const textOf = (markup: string) =>
  markup
    .replaceAll(/<svg.*?<\/svg>/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ");

const { prices, services, ui } = FIXTURE_SITE;
const words = {
  ...ui.service,
  withContrast: "cu substanță",
  contrastIncluded: "și contrastul",
  included: "inclus",
  byPhone: "la telefon",
};
const TEXTS = { ...FIXTURE_SITE, ui: { ...ui, service: words } };
const [one, other] = [
  { id: "a", label: "Un genunchi", amount: 765 },
  { id: "b", label: "Ambii", amount: 1015 },
] as const;
const KNEE = "Un genunchi 765,00 lei";

describe("the price card", () => {
  it.each<[string, Partial<ServicePrice>, string[]]>([
    [
      "one amount large, with what it is for",
      { amounts: [{ ...one, unit: "pe segment" }] },
      ["765,00 lei pe segment"],
    ],
    ["several as rows of their names", { amounts: [one, other] }, [KNEE, "Ambii 1.015,00 lei"]],
    ["by phone a price that it does not know", { byPhone: "Umăr" }, [`${KNEE}Umăr ${words.byPhone}`]],
    ["what contrast adds", { extra: "+150 lei" }, [`${words.withContrast} +150 lei`]],
    [
      "that contrast is included",
      { contrastIncluded: true },
      [`${words.contrastIncluded} ${words.included}`],
    ],
  ])("shows %s, and nothing else", (_, price, rows) => {
    const [service] = services as [(typeof services)[number]];
    const card = (isDecontCAS: boolean) =>
      renderToStaticMarkup(
        <PriceCard
          service={{ ...service, isDecontCAS }}
          price={{ amounts: [one], extra: undefined, contrastIncluded: false, byPhone: undefined, ...price }}
          texts={TEXTS}
        />,
      );
    const shown = textOf(card(false));
    for (const expected of rows) expect(shown).toContain(expected);
    expect(shown.match(/765,00 lei/g)).toHaveLength(1);
    expect(card(false).match(/href="tel:/g)).toHaveLength(price.byPhone ? 2 : 1);
    for (const word of [words.byPhone, words.withContrast, words.contrastIncluded])
      expect(shown.includes(word), word).toBe(rows.join().includes(word));
    expect(card(false)).not.toContain("/rmn-prin-cas");
    expect(card(true)).toContain("/rmn-prin-cas");
  });
});

describe("what an examination costs", () => {
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
