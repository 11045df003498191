import { expect, it } from "vitest";
import { securityTxt } from "../../src/lib/seo/site-files.ts";
import { FIXTURE_SITE } from "../fixtures/content.ts";

const { clinic, contactPage } = FIXTURE_SITE;
const textWith = (changes: object) =>
  securityTxt({ ...FIXTURE_SITE, clinic: { ...clinic, ...changes } }, "https://www.rmn-bega.ro");

it("says where to report, for less than a year from the last review", () => {
  expect(textWith({ placeholders: [], email: "contact@rmn-bega.ro" })).toBe(
    "Contact: mailto:contact@rmn-bega.ro\nExpires: 2027-11-19T00:00:00Z\nPreferred-Languages: ro, en\nCanonical: https://www.rmn-bega.ro/.well-known/security.txt\n",
  );
  expect(contactPage.reviewed).toBe("2026-11-20");
});

it("is silent while the e-mail address is provisional", () => {
  expect(textWith({ placeholders: ["email"] })).toBeUndefined();
});
