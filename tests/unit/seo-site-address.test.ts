import { expect, it } from "vitest";
import { siteAddress } from "../../src/lib/site-address.ts";

const provisional = { siteUrl: "https://www.exemplu.ro", placeholders: ["siteUrl" as const] };
const real = { siteUrl: "https://clinica.ro", placeholders: [] };

it("is the content's address, and says whether that is provisional", () => {
  expect(siteAddress(provisional, {})).toEqual({ origin: "https://www.exemplu.ro", isPlaceholder: true });
  expect(siteAddress(real, { SITE_URL: "" })).toEqual({ origin: "https://clinica.ro", isPlaceholder: false });
});

it("is the variable's where there is one", () => {
  const env = { SITE_URL: "https://test.clinica.ro" };
  expect(siteAddress(provisional, env)).toEqual({ origin: env.SITE_URL, isPlaceholder: false });
});

it.each(["http://clinica.ro", "https://clinica.ro/", "clinica.ro", "https://clinica"])(
  "refuses %s and says what to write",
  (SITE_URL) => {
    expect(() => siteAddress(real, { SITE_URL })).toThrow(/SITE_URL .*"https:\/\/www\.clinica\.ro"/);
  },
);
