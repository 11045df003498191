import { renderToStaticMarkup as shown } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ServicePrice } from "#content/service-price.ts";
import { PriceCard } from "#screens/ServiceScreen/PriceCard.tsx";
import { ServiceFacts } from "#screens/ServiceScreen/ServiceFacts.tsx";
import { SpecialPrices } from "#screens/ServiceScreen/SpecialPrices.tsx";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";
import { textOf } from "#tests/fixtures/markup.ts";

const [service] = FIXTURE_SITE.services as [(typeof FIXTURE_SITE.services)[number]];

const words = {
  ...FIXTURE_SITE.ui.service,
  withContrast: "cu substanță",
  contrastIncluded: "și contrastul",
  included: "inclus",
  byPhone: "la telefon",
};
const TEXTS = { ...FIXTURE_SITE, ui: { ...FIXTURE_SITE.ui, service: words } };
const [one, other] = [
  { id: "a", label: "Un genunchi", amount: 765 },
  { id: "b", label: "Ambii", amount: 1015 },
] as const;
const PRICE: ServicePrice = {
  amounts: [one],
  single: one,
  isDisputed: false,
  extra: undefined,
  contrastIncluded: false,
  byPhone: undefined,
};
const KNEE = "Un genunchi 765,00 lei";

it.each<[string, Partial<ServicePrice>, string[]]>([
  ["one amount with its unit", { single: { ...one, unit: "pe segment" } }, ["765,00 lei pe segment"]],
  [
    "several amounts as named rows, each with its unit",
    { amounts: [other, { ...one, unit: "pe segment" }], single: undefined },
    [`Ambii 1.015,00 lei${KNEE} pe segment`],
  ],
  [
    "an unlisted price as „by phone”",
    { byPhone: "Umăr", single: undefined },
    [`${KNEE}Umăr ${words.byPhone}`],
  ],
  ["the extra cost of contrast", { extra: "+150 lei" }, [`${words.withContrast} +150 lei`]],
  ["that contrast is included", { contrastIncluded: true }, ["și contrastul inclus"]],
])("the price card shows only %s", (_, price, rows) => {
  const card = (isDecontCAS: boolean) =>
    shown(<PriceCard service={{ ...service, isDecontCAS }} price={{ ...PRICE, ...price }} site={TEXTS} />);
  const text = textOf(card(false));
  for (const expected of rows) expect(text).toContain(expected);
  expect(text.match(/765,00 lei/g)).toHaveLength(1);
  // The call button dials a number, and so does a price that is told by phone.
  expect(card(false).match(/href="tel:/g)).toHaveLength(price.byPhone ? 2 : 1);
  for (const word of [words.byPhone, words.withContrast, words.contrastIncluded])
    expect(text.includes(word), word).toBe(rows.join().includes(word));
  expect(textOf(card(false))).not.toContain(FIXTURE_SITE.cas.badgeNote);
  expect(textOf(card(true))).toContain(FIXTURE_SITE.cas.badgeNote);
});

it("the head of the page names every price and the variant whose price is told by phone", () => {
  const facts = (price: Partial<ServicePrice>) =>
    textOf(shown(<ServiceFacts service={service} price={{ ...PRICE, ...price }} site={TEXTS} />));
  expect(facts({ amounts: [other, one], single: undefined })).toContain(
    "Ambii 1.015,00 leiUn genunchi 765,00 lei",
  );
  expect(facts({ byPhone: "Umăr", single: undefined })).toContain("Un genunchi 765,00 leiUmăr la telefon");
});

it("the price card names examinations with a special price and tells patients to phone for it", () => {
  const items = [
    { term: "Orbite", service: service.slug, confirm: true },
    { term: "Hipofiză", service: service.slug, confirm: true },
    { term: "Creier", service: service.slug },
  ];
  const referralTerms = { ...FIXTURE_SITE.referralTerms, items };
  const text = textOf(
    shown(<PriceCard service={service} price={PRICE} site={{ ...TEXTS, referralTerms }} />),
  );
  expect(text).toContain(`Orbite, hipofiză: ${words.special}`);
});

describe("the line about special prices below the first price", () => {
  const lineOf = (count: number, isDisputed = false) => {
    const terms = ["Orbite", "Hipofiză", "Epilepsie", "MRCP"].slice(0, count);
    const items = terms.map((term) => ({ term, service: service.slug, confirm: true }));
    const texts = { ...TEXTS, referralTerms: { ...FIXTURE_SITE.referralTerms, items } };
    return textOf(shown(<SpecialPrices service={service} price={{ ...PRICE, isDisputed }} site={texts} />));
  };

  it("names the first special examinations and says that there are others", () => {
    expect(lineOf(2)).toBe(`Orbite, hipofiză: ${words.special}`);
    expect(lineOf(4)).toBe(`Orbite, hipofiză, epilepsie ${words.andOthers}: ${words.special}`);
  });

  it("is missing without special examinations, or when patients must ask for the first price, too", () => {
    expect([lineOf(0), lineOf(4, true)]).toEqual(["", ""]);
  });
});
