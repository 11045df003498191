import { expect, it } from "vitest";
import type { Site } from "../../src/content/files.ts";
import { allPages, lastModified, pageAt } from "../../src/lib/routes.ts";
import { socialImage } from "../../src/lib/seo/social-image.ts";
import { FIXTURE_SITE as content } from "../fixtures/content.ts";

const pages = allPages(content);
const pageWith = (path: string, changed: Partial<Site>) => pageAt(path, allPages({ ...content, ...changed }));

it("dates a page by its own review, and its last change by the latest review of what it shows", () => {
  const prices = { ...content.prices, reviewed: "2027-03-01" };
  expect(pageWith("/preturi-rmn", { prices })).toMatchObject({ reviewed: ["2027-03-01"] });
  for (const path of ["/", "/servicii", "/servicii/rmn-coloana", "/preturi-rmn"]) {
    expect(lastModified(pageWith(path, { prices }))).toBe("2027-03-01");
  }
  expect(pageWith("/servicii/rmn-coloana", { prices }).reviewed[0]).not.toBe("2027-03-01");
  expect(lastModified(pageWith("/contact", { prices }))).not.toBe("2027-03-01");
});

it("prints on the picture of every examination what its page shows large, with what it is for", () => {
  const prices = pages
    .filter(({ kind }) => kind === "service")
    .map((page) => [page.service?.slug, socialImage(page, content).card.price]);
  expect(Object.fromEntries(prices)).toEqual({
    "rmn-cerebral": "835,00\u00a0lei",
    "rmn-coloana": "750,00\u00a0lei pe segment",
    "rmn-genunchi": "Articulații mici: 765,00\u00a0lei",
    "rmn-abdominal": "920,00\u00a0lei",
    "rmn-mamar": "850,00\u00a0lei",
  });
});
