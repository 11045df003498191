import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { HomeScreen } from "#screens/HomeScreen/HomeScreen.tsx";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";
import { textOf } from "#tests/fixtures/markup.ts";

const words = FIXTURE_SITE.ui.service;
const [service] = FIXTURE_SITE.services as [(typeof FIXTURE_SITE.services)[number]];

it("the card of an examination names, after the amounts, what has a price only by phone", () => {
  const own = { ...service, price: { ...service.price, byPhone: "Umăr, altă articulație" } };
  const text = textOf(shown(<HomeScreen photos={[]} site={{ ...FIXTURE_SITE, services: [own] }} />));
  expect(text).toMatch(/835,00\s+lei\s+Umăr, altă articulație: /);
  expect(text).toContain(`Umăr, altă articulație: ${words.byPhone}`);
});

it.each([
  ["unread", undefined, false],
  ["read", { name: "dr. Ana Pop", on: "2027-01-12" }, true],
])("words of reports are explained only if a doctor has read the text: %s", (_, checkedBy, isShown) => {
  const markup = shown(
    <HomeScreen photos={[]} site={{ ...FIXTURE_SITE, services: [{ ...service, checkedBy }] }} />,
  );
  for (const { title } of service.reportWords) expect(markup.includes(title)).toBe(isShown);
  expect(markup.includes(words.reportNote)).toBe(isShown);
});
