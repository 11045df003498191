import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { PricesScreen } from "#screens/PricesScreen/PricesScreen.tsx";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";
import { textOf } from "#tests/fixtures/markup.ts";

it("the price list also shows the price of the examination's page, but only where the two prices differ", () => {
  const list = textOf(shown(<PricesScreen trail={{ label: "", steps: [] }} site={FIXTURE_SITE} />));
  expect(
    list
      .split(FIXTURE_SITE.pricesPage.elsewhere)
      .slice(1)
      .map((rest) => rest.slice(1, 11)),
  ).toEqual(["920,00 lei"]);
});
