import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { PricesScreen } from "#screens/PricesScreen/PricesScreen.tsx";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";
import { textOf } from "#tests/fixtures/markup.ts";

const list = textOf(shown(<PricesScreen trail={{ label: "", steps: [] }} site={FIXTURE_SITE} />));

it("the price list also shows the price of the examination's page, but only where the two prices differ", () => {
  const others = list.split(FIXTURE_SITE.pricesPage.elsewhere).slice(1);
  expect(others.map((rest) => rest.slice(1, 11))).toEqual(["920,00 lei"]);
});

it("a price for a part of an examination says so in the price list: „pe segment”", () => {
  expect(list).toContain("RMN coloană pe segment750,00");
});
