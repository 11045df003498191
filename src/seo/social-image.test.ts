import { expect, it } from "vitest";
import { allPages } from "#content/routes.ts";
import { socialImage } from "#seo/social-image.ts";
import { FIXTURE_SITE as content } from "#tests/fixtures/content.ts";

const pages = allPages(content);

it("the social picture of a page shows its main fact: a price with its unit, the price range, the phone number", () => {
  const site = { ...content, clinic: { ...content.clinic, placeholders: [] } };
  const answers = pages.map((page) => [page.path.split("/").at(-1), socialImage(page, site).card.answer]);
  expect(Object.fromEntries(answers.filter(([, answer]) => answer))).toEqual({
    contact: "0256\u00a0000\u00a0000",
    "preturi-rmn": "750,00–1.015,00\u00a0lei",
    "rmn-cerebral": "835,00\u00a0lei",
    "rmn-coloana": "750,00\u00a0lei pe segment",
    "rmn-genunchi": "Articulații mici: 765,00\u00a0lei",
    "rmn-abdominal": "920,00\u00a0lei",
    "rmn-mamar": "850,00\u00a0lei",
  });
});

it("the social picture leaves out a provisional number, and writes the second part of a title on its own line", () => {
  const { cas, contact } = Object.fromEntries(pages.map((page) => [page.kind, page]));
  const cardOf = (page?: (typeof pages)[number]) => page && socialImage(page, content).card;
  expect(cardOf(contact)?.answer).toBeUndefined();
  expect(cardOf(cas && { ...cas, title: "RMN prin CAS, cu bilet" })).toMatchObject({
    title: "RMN\u00a0prin\u00a0CAS",
    answer: "cu bilet",
  });
});
