import { expect, it } from "vitest";
import type { Site } from "#content/files.ts";
import { allPages, lastModified, pageAt } from "#content/routes.ts";
import { FIXTURE_SITE as content } from "#tests/fixtures/content.ts";

const pages = allPages(content);
const pageWith = (path: string, changed: Partial<Site>) => pageAt(path, allPages({ ...content, ...changed }));

it("finds a page by its address, and throws an error that names an address without a page", () => {
  expect(pageAt("/legal/gdpr", pages).title).toBe("Gdpr");
  expect(() => pageAt("/legal/gdpr/", pages)).toThrow("No page at /legal/gdpr/");
});

it("a page's review date is that of its own texts; its date of change is the latest review date of all that it shows", () => {
  const prices = { ...content.prices, reviewed: "2027-03-01" };
  expect(pageWith("/preturi-rmn", { prices })).toMatchObject({ reviewed: ["2027-03-01"] });
  for (const path of ["/", "/servicii", "/servicii/rmn-coloana", "/preturi-rmn"]) {
    expect(lastModified(pageWith(path, { prices }))).toBe("2027-03-01");
  }
  expect(pageWith("/servicii/rmn-coloana", { prices }).reviewed[0]).not.toBe("2027-03-01");
  expect(lastModified(pageWith("/contact", { prices }))).not.toBe("2027-03-01");
});
