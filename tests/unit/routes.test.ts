import { expect, it } from "vitest";
import { allPages, formerPaths, pageAt } from "../../src/lib/routes.ts";
import { FIXTURE_SITE } from "../fixtures/content.ts";

const pages = allPages(FIXTURE_SITE);
const [service, ...others] = FIXTURE_SITE.services as [(typeof FIXTURE_SITE.services)[number]];

it("leads each former address of an examination to the one of today", () => {
  const moved = { ...service, formerPaths: ["/rmn-cap", "/servicii/rmn-creier"] };
  expect([...formerPaths([moved, ...others])]).toEqual([
    ["/rmn-cap", "/servicii/rmn-cerebral"],
    ["/servicii/rmn-creier", "/servicii/rmn-cerebral"],
  ]);
});

it("finds a page by its address, and says which one there is not", () => {
  expect(pageAt("/legal/gdpr", pages).title).toBe("GDPR");
  expect(() => pageAt("/legal/gdpr/", pages)).toThrow("No page at /legal/gdpr/");
});
