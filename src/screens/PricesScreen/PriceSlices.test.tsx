import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { servicePath } from "#content/routes.ts";
import { PriceSlices } from "#screens/PricesScreen/PriceSlices.tsx";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

it("each examination of the price list has one slice, whose height is in proportion to its price", () => {
  const { prices, pricesPage, services } = FIXTURE_SITE;
  const [one, other] = services.map(({ slug }) => servicePath(slug)) as [string, string];
  const amounts = [800, 400, 1000].map((amount, index) => ({ id: `a${index}`, label: "", amount }));
  const rows = [one, other, other].map((href, index) => ({ serviciu: "RMN", pret: `a${index}`, href }));
  const page = { ...pricesPage, others: { ...pricesPage.others, rows: [] } };
  const html = shown(
    <PriceSlices services={services} prices={{ ...prices, amounts, rows }} pricesPage={page} />,
  );
  const [first, second, ...rest] = [...html.matchAll(/<svg [^>]*height="(\d+)"/g)].map(([, height]) =>
    Number(height),
  );
  expect(rest).toEqual([]);
  expect(first).toBe(2 * (second as number));
});
