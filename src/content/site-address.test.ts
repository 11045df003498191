import { expect, it } from "vitest";
import { siteAddress } from "#content/site-address.ts";

const provisional = { siteUrl: "https://www.exemplu.ro", placeholders: ["siteUrl" as const] };
const real = { siteUrl: "https://clinica.ro", placeholders: [] };

it.each([
  { clinic: provisional, env: {}, origin: "https://www.exemplu.ro", isPlaceholder: true },
  { clinic: real, env: { SITE_URL: "" }, origin: "https://clinica.ro", isPlaceholder: false },
  {
    clinic: provisional,
    env: { SITE_URL: "https://test.clinica.ro" },
    origin: "https://test.clinica.ro",
    isPlaceholder: false,
  },
])(
  "the site address comes from SITE_URL or else from content/, and says whether it is provisional: $origin",
  ({ clinic, env, origin, isPlaceholder }) => {
    expect(siteAddress(clinic, env)).toEqual({ origin, isPlaceholder });
  },
);

it.each(["http://clinica.ro", "https://clinica.ro/", "clinica.ro", "https://clinica"])(
  "the address %s is refused with an example of a valid one",
  (SITE_URL) => {
    expect(() => siteAddress(real, { SITE_URL })).toThrow(
      /SITE_URL .*, de exemplu https:\/\/www\.clinica\.ro/,
    );
  },
);
