import { expect, it } from "vitest";
import { findAmount, servicePrice } from "#content/service-price.ts";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

const { prices, services } = FIXTURE_SITE;

it.each([
  ["rmn-cerebral", { extra: "+100–150\u00a0lei", contrastIncluded: false }],
  ["rmn-abdominal", { isDisputed: true }],
  ["rmn-mamar", { extra: undefined, contrastIncluded: true }],
  ["rmn-coloana", { extra: undefined, contrastIncluded: false }],
])("the price of an examination is computed from its amounts and the cost of contrast: %s", (slug, price) => {
  const costs = services.filter((entry) => entry.slug === slug).map((entry) => servicePrice(entry, prices));
  expect(costs).toMatchObject([price]);
});

it("the highest of several prices comes first, so that no patient expects too low a price", () => {
  const amounts = [700, 900, 800].map((amount) => ({ id: `${amount}`, label: `Suma ${amount}`, amount }));
  const [{ slug, price }] = services as [(typeof services)[number]];
  const priceOf = (ids: string[], byPhone?: string) =>
    servicePrice({ slug, price: { ...price, amounts: ids, byPhone } }, { ...prices, amounts });
  expect(priceOf(["700", "900", "800"]).amounts.map(({ amount }) => amount)).toEqual([900, 800, 700]);
  expect(priceOf(["700"]).single).toMatchObject({ amount: 700 });
  expect([priceOf(["700", "900"]).single, priceOf(["700"], "Umăr").single]).toEqual([undefined, undefined]);
});

it("findAmount throws an error that names an unknown amount", () => {
  expect(() => findAmount(prices, "nimic")).toThrow(/nimic/);
});
