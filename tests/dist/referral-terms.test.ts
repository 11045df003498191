import { expect, it } from "vitest";
import { loadSite } from "../../src/content/load.ts";
import { phoneHref } from "../../src/lib/format.ts";
import { byLetter } from "../../src/lib/referral-terms.ts";
import { servicePath } from "../../src/lib/routes.ts";
import { attribute, crawl, squashed, textOf } from "./crawl.ts";

const REAL_SITE = loadSite(process.cwd());

const { clinic, referralTerms, services } = REAL_SITE;
const document = crawl().find(({ path }) => path === "/servicii")?.document;
const groups = byLetter(referralTerms.items);
const titleOf = (slug: string) => services.find((service) => service.slug === slug)?.title;

it("lists every word of referrals from A to Z, each with its examination or the advice to ask", () => {
  const shown = document?.querySelectorAll("#trimitere details li").map((row) => {
    const link = row.querySelector("a");
    return [squashed(textOf(row)), link && attribute(link, "href")];
  });
  const expected = groups
    .flatMap(({ terms }) => terms)
    .map(({ term, synonyms = [], service, confirm }) => {
      const answer =
        service === null ? referralTerms.byPhone : titleOf(service) + (confirm ? referralTerms.confirm : "");
      return [
        squashed(term + synonyms.join(",") + answer),
        service === null ? phoneHref(clinic.headerPhone) : servicePath(service),
      ];
    });
  expect(shown).toEqual(expected);
});

it("has a key for each letter, and behind it the words that begin with it", () => {
  const found = document
    ?.querySelectorAll("#trimitere details")
    .map((details) =>
      ["summary", "h3"].map((part) => details.querySelector(part)).map((part) => part && textOf(part)),
    );
  expect(found).toEqual(groups.map(({ letter }) => [letter, letter]));
  const headings = document?.querySelectorAll("#trimitere details h3");
  expect(headings?.map((heading) => attribute(heading, "id"))).toEqual(groups.map(({ id }) => id));
});
