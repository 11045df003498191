import { expect, it } from "vitest";
import { findAmount, servicePrice } from "#content/service-price.ts";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

const { prices, services } = FIXTURE_SITE;

it.each([
  ["rmn-cerebral", { extra: "+100–150\u00a0lei", contrastIncluded: false }],
  ["rmn-abdominal", { isDisputed: true }],
  ["rmn-mamar", { extra: undefined, contrastIncluded: true }],
  ["rmn-coloana", { extra: undefined, contrastIncluded: false }],
  ["rmn-genunchi", { amounts: [{ amount: 765 }, { amount: 1015 }] }],
])("the price of an examination is computed from its amounts and the cost of contrast: %s", (slug, price) => {
  const costs = services.filter((entry) => entry.slug === slug).map((entry) => servicePrice(entry, prices));
  expect(costs).toMatchObject([price]);
});

it("findAmount throws an error that names an unknown amount", () => {
  expect(() => findAmount(prices, "nimic")).toThrow(/nimic/);
});
