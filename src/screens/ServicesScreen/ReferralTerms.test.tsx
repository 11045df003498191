import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { servicePath } from "#content/routes.ts";
import { phoneHref } from "#lib/format.ts";
import { asRich } from "#lib/rich-text.ts";
import { ReferralTerms } from "#screens/ServicesScreen/ReferralTerms.tsx";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";
import { textOf } from "#tests/fixtures/markup.ts";

const [service] = FIXTURE_SITE.services as [(typeof FIXTURE_SITE.services)[number]];
const { clinic } = FIXTURE_SITE;

it("a term that may be an emergency: its row says when to call 112, before the link", () => {
  const { referralTerms } = FIXTURE_SITE;
  const items = referralTerms.items.map((item) => ({
    ...item,
    urgent: asRich("Dacă apare brusc, sunați imediat."),
  }));
  const html = shown(
    <ReferralTerms site={{ ...FIXTURE_SITE, referralTerms: { ...referralTerms, items } }} />,
  );
  expect(html.match(/<li><p>Dacă apare brusc, sunați imediat\.<\/p>\s*<a /g)?.length).toBeGreaterThan(0);
});

it("each word of referrals stands under its letter, and its row leads to its examination or to a call", () => {
  const items = [
    { term: "Șold", synonyms: ["coxofemurală"], service: service.slug },
    { term: "Cord", service: null },
  ];
  const referralTerms = { ...FIXTURE_SITE.referralTerms, items };
  const page = shown(<ReferralTerms site={{ ...FIXTURE_SITE, referralTerms }} />);
  const letters = page
    .split("<details")
    .slice(1)
    .map((group) => [
      textOf(/<summary.*?<\/summary>/.exec(`<details${group}`)?.[0] ?? ""),
      [...(group.split("</details>")[0] ?? "").matchAll(/<li>.*?<\/li>/gs)].map(([row]) => [
        /\p{L}+/u.exec(textOf(row))?.[0],
        /href="([^"]*)"/.exec(row)?.[1],
      ]),
    ]);
  const [hip, call] = [servicePath(service.slug), phoneHref(clinic.headerPhone)];
  expect(letters).toEqual([
    [
      "C",
      [
        ["Cord", call],
        ["Coxofemurală", hip],
      ],
    ],
    ["S", [["Șold", hip]]],
  ]);
});

it("a common referral links to the page of its examination, or to the phone number if there is no page", () => {
  const items = [
    { term: "Creier", service: service.slug, isCommon: true },
    { term: "Cord", service: null, isCommon: true },
    { term: "Orbite", service: service.slug },
  ];
  const { common, byPhone } = FIXTURE_SITE.referralTerms;
  const referralTerms = { ...FIXTURE_SITE.referralTerms, items };
  const page = shown(<ReferralTerms site={{ ...FIXTURE_SITE, referralTerms }} />);
  const [list = ""] = page.slice(page.indexOf(common)).match(/<ul.*?<\/ul>/) ?? [];
  const links = [...list.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [
    href,
    text,
  ]);
  expect(links).toEqual([
    [servicePath(service.slug), "Creier"],
    [phoneHref(clinic.headerPhone), `Cord, ${byPhone}`],
  ]);
});
