import { renderToStaticMarkup as shown } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ClosedDays } from "#components/Hours/ClosedDays.tsx";
import { ClosedNote } from "#components/Hours/ClosedNote.tsx";
import { hoursTexts } from "#components/Hours/hours-texts.ts";
import { BodyPanel } from "#components/ServiceIndex/BodyPanel.tsx";
import { servicePath } from "#content/routes.ts";
import { findAmount, type ServicePrice, servicePrice } from "#content/service-price.ts";
import { phoneHref } from "#lib/format.ts";
import type { Calendar } from "#lib/open-now.ts";
import { asRich, plainText } from "#lib/rich-text.ts";
import { ContactScreen } from "#screens/ContactScreen/ContactScreen.tsx";
import { WeekChart } from "#screens/ContactScreen/WeekChart.tsx";
import { HomeScreen } from "#screens/HomeScreen/HomeScreen.tsx";
import { Rating } from "#screens/HomeScreen/Rating.tsx";
import { Visit } from "#screens/HomeScreen/Visit.tsx";
import { PricesScreen } from "#screens/PricesScreen/PricesScreen.tsx";
import { PriceCard } from "#screens/ServiceScreen/PriceCard.tsx";
import { ServiceFacts } from "#screens/ServiceScreen/ServiceFacts.tsx";
import { SpecialPrices } from "#screens/ServiceScreen/SpecialPrices.tsx";
import { ReferralTerms } from "#screens/ServicesScreen/ReferralTerms.tsx";
import { FIXTURE_SITE } from "../fixtures/content.ts";

const { clinic, prices, services } = FIXTURE_SITE;
const [service] = services as [(typeof services)[number]];
const ui = { ...FIXTURE_SITE.ui, hero: { ...FIXTURE_SITE.ui.hero, ratingChecked: "verificat la" } };

it("the body has one link for each drawing, also if two examinations share a drawing", () => {
  const html = shown(<BodyPanel {...FIXTURE_SITE} services={[service, { ...service, slug: "rmn-nou" }]} />);
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${servicePath(service.slug)}"`]);
});

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

describe("the rating", () => {
  const rating = (score: string, checked: string | null = null) => {
    const known = { source: "Google", score, checked };
    return shown(<Rating site={{ ui, clinic: { ...clinic, rating: { ...clinic.rating, ...known } } }} />);
  };

  // A star is 24 px wide, and the gap between two stars is 3 px.
  it.each([
    ["5.0", 5 * 27],
    ["4.5", 4 * 27 + 12],
    ["4.0", 4 * 27],
    ["0.5", 12],
    ["0.0", 0],
  ])("a score of %s fills the row of stars up to %d px", (score, width) => {
    expect(Number(/<svg width="([\d.]+)" aria-hidden/.exec(rating(score))?.[1])).toBeCloseTo(width);
  });

  it("shows outline stars behind a score below 5, and none behind a full row", () => {
    expect(rating("5.0").match(/<use/g)).toHaveLength(5);
    expect(rating("4.9").match(/<use/g)).toHaveLength(10);
  });

  it("leads to the text that says what it is worth, and says on which day it was checked", () => {
    expect(rating("5.0")).toContain('<a href="/legal">');
    expect(rating("5.0")).not.toContain("verificat la");
    expect(rating("5.0", "2027-05-02")).toContain("<small>verificat la 2\u00a0mai\u00a02027");
  });
});

it.each([
  ["nobody", {}, []],
  ["the doctor", { coordinatingDoctor: "dr. Ana Pop" }, ["dr. Ana Pop"]],
  [
    "authority and CAS",
    { healthAuthorisation: "12 din 2020", casContract: "CAS Timiș, 7" },
    ["12 din 2020", "CAS Timiș, 7"],
  ],
])(
  "the section about the visit names doctor, authority and CAS contract if they are known: %s",
  (_, known, vouchers) => {
    const texts = { ...FIXTURE_SITE, clinic: { ...clinic, operator: { ...clinic.operator, ...known } } };
    const values = shown(<Visit site={texts} />).matchAll(/<\/b><p>([^<]*)/g);
    expect([...values].map(([, text]) => text)).toEqual(vouchers);
  },
);

/** Returns props with opening hours, but without closing days and special hours. */
const usual = (openingHours: Calendar["openingHours"]) => ({
  calendar: { openingHours, closingDays: [], specialHours: [], publicHolidays: "unknown" as const },
  today: "azi",
});

it.each([
  ["08:00", "20:00", ["08", "14", "20"]],
  ["08:30", "14:15", ["08:30", "11", "14:15"]],
])("the week chart labels its axis with the opening hours: %s to %s", (opens, closes, hours) => {
  const chart = shown(<WeekChart {...usual([{ days: ["luni"], opens, closes }])} />);
  expect([...chart.matchAll(/text-anchor="end">([^ ]*)/gi)].map(([, hour]) => hour)).toEqual(hours);
});

it("the week chart shows a break as closed", () => {
  const days = ["luni" as const];
  const morning = { days, opens: "08:00", closes: "12:00" };
  const evening = { days, opens: "13:00", closes: "24:00" };
  const chart = shown(<WeekChart {...usual([evening, morning])} />);
  expect(chart).toContain('data-day="luni" data-open');
  expect(chart.match(/<rect/g)).toHaveLength(8);
});

it("special hours and closing days are shown with their year and removed after their date", () => {
  const hours = { opens: "09:00", closes: "13:00" };
  const days = {
    ...clinic,
    openingHours: [{ days: ["luni" as const], ...hours }],
    specialHours: [{ day: "2026-12-24", ...hours }],
    closingDays: [{ from: "2026-12-25", to: "2026-12-26" }],
  };
  const texts = hoursTexts({ ...TEXTS, clinic: days, ui: { ...ui, hours: { ...ui.hours, off: "închis" } } });
  const lines = shown(<ClosedDays hours={texts} />).match(/<p.*?<\/p>/g);
  expect(lines?.map((line) => line.replaceAll(/[\u00a0\u2009\u202f]/g, " "))).toEqual([
    "<p>Marți–duminică: închis</p>",
    "<p>24 decembrie 2026: 09:00–13:00</p>",
    "<p>25–26 decembrie 2026: închis</p>",
  ]);
  expect(texts.exceptions.map(({ until }) => until)).toEqual(["2026-12-24", "2026-12-26"]);
});

it("the price list also shows the price of the examination's page, but only where the two prices differ", () => {
  const list = textOf(shown(<PricesScreen trail={{ label: "", steps: [] }} site={FIXTURE_SITE} />));
  expect(
    list
      .split(FIXTURE_SITE.pricesPage.elsewhere)
      .slice(1)
      .map((rest) => rest.slice(1, 11)),
  ).toEqual(["920,00 lei"]);
});

/** Returns the text of HTML, with one space between words and without drawings. */
const textOf = (markup: string) =>
  markup
    .replaceAll(/<svg.*?<\/svg>/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ");

const words = {
  ...FIXTURE_SITE.ui.service,
  withContrast: "cu substanță",
  contrastIncluded: "și contrastul",
  included: "inclus",
  byPhone: "la telefon",
};
const TEXTS = { ...FIXTURE_SITE, ui: { ...ui, service: words } };
const [one, other] = [
  { id: "a", label: "Un genunchi", amount: 765 },
  { id: "b", label: "Ambii", amount: 1015 },
] as const;
const PRICE: ServicePrice = {
  amounts: [one],
  isDisputed: false,
  isListed: false,
  extra: undefined,
  contrastIncluded: false,
  byPhone: undefined,
};
const KNEE = "Un genunchi 765,00 lei";

it.each<[string, Partial<ServicePrice>, string[]]>([
  ["one amount with its unit", { amounts: [{ ...one, unit: "pe segment" }] }, ["765,00 lei pe segment"]],
  ["several amounts as named rows", { amounts: [one, other] }, [KNEE, "Ambii 1.015,00 lei"]],
  ["an unlisted price as „by phone”", { byPhone: "Umăr" }, [`${KNEE}Umăr ${words.byPhone}`]],
  ["the extra cost of contrast", { extra: "+150 lei" }, [`${words.withContrast} +150 lei`]],
  ["that contrast is included", { contrastIncluded: true }, ["și contrastul inclus"]],
])("the price card shows only %s", (_, price, rows) => {
  const card = (isDecontCAS: boolean) =>
    shown(<PriceCard service={{ ...service, isDecontCAS }} price={{ ...PRICE, ...price }} site={TEXTS} />);
  const text = textOf(card(false));
  for (const expected of rows) expect(text).toContain(expected);
  expect(text.match(/765,00 lei/g)).toHaveLength(1);
  // Three links dial a number: the call button, and two in the note that is shown while the clinic is closed
  // (the clinic's number and 112). A price that is told by phone adds a fourth link.
  expect(card(false).match(/href="tel:/g)).toHaveLength(price.byPhone ? 4 : 3);
  for (const word of [words.byPhone, words.withContrast, words.contrastIncluded])
    expect(text.includes(word), word).toBe(rows.join().includes(word));
  expect(textOf(card(false))).not.toContain(FIXTURE_SITE.cas.badgeNote);
  expect(textOf(card(true))).toContain(FIXTURE_SITE.cas.badgeNote);
});

it("the card of an examination names, after the amounts, what has a price only by phone", () => {
  const own = { ...service, price: { ...service.price, byPhone: "Umăr, altă articulație" } };
  const text = textOf(shown(<HomeScreen photos={[]} site={{ ...TEXTS, services: [own] }} />));
  expect(text).toMatch(/835,00\s+lei\s+Umăr, altă articulație: /);
  expect(text).toContain(`Umăr, altă articulație: ${words.byPhone}`);
});

it("the highest of several prices comes first, so that no patient expects too low a price", () => {
  const amounts = [700, 900, 800].map((amount) => ({ id: `${amount}`, label: `Suma ${amount}`, amount }));
  for (const Part of [ServiceFacts, PriceCard]) {
    const part = shown(<Part service={service} price={{ ...PRICE, amounts }} site={TEXTS} />);
    expect([...part.matchAll(/Suma (\d+)/g)].map(([, amount]) => amount)).toEqual(["900", "800", "700"]);
  }
});

it("the contact page suggests a question for the phone call until all facts that answer it are known", () => {
  const { ask } = FIXTURE_SITE.contactPage;
  const items = ask.items
    .slice(0, 1)
    .map((item) => ({ ...item, until: ["parking" as const, "access" as const] }));
  const contactPage = { ...FIXTURE_SITE.contactPage, ask: { ...ask, items } };
  const isAsked = (known: object) => {
    const visit = { ...clinic.visit, parking: null, access: null, ...known };
    const texts = { ...FIXTURE_SITE, contactPage, clinic: { ...clinic, visit } };
    return shown(<ContactScreen trail={{ label: "", steps: [] }} photos={[]} site={texts} />).includes(
      ask.title,
    );
  };
  expect(
    [{}, { parking: "În curte." }, { parking: "În curte.", access: "Prin curte." }].map(isAsked),
  ).toEqual([true, true, false]);
});

it("the price card names examinations with a special price and tells patients to phone for it", () => {
  const items = [
    { term: "Orbite", service: service.slug, confirm: true },
    { term: "Hipofiză", service: service.slug, confirm: true },
    { term: "Creier", service: service.slug },
  ];
  const referralTerms = { ...FIXTURE_SITE.referralTerms, items };
  const text = textOf(
    shown(<PriceCard service={service} price={PRICE} site={{ ...TEXTS, referralTerms }} />),
  );
  expect(text).toContain(`Orbite, hipofiză: ${words.special}`);
});

describe("the line about special prices below the first price", () => {
  const lineOf = (count: number, isDisputed = false) => {
    const terms = ["Orbite", "Hipofiză", "Epilepsie", "MRCP"].slice(0, count);
    const items = terms.map((term) => ({ term, service: service.slug, confirm: true }));
    const texts = { ...TEXTS, referralTerms: { ...FIXTURE_SITE.referralTerms, items } };
    return textOf(shown(<SpecialPrices service={service} price={{ ...PRICE, isDisputed }} site={texts} />));
  };

  it("names the first special examinations and says that there are others", () => {
    expect(lineOf(2)).toBe(`Orbite, hipofiză: ${words.special}`);
    expect(lineOf(4)).toBe(`Orbite, hipofiză, epilepsie ${words.andOthers}: ${words.special}`);
  });

  it("is missing without special examinations, or when patients must ask for the first price, too", () => {
    expect([lineOf(0), lineOf(4, true)]).toEqual(["", ""]);
  });
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

it("the note outside opening hours says whom to call in an emergency", () => {
  const note = shown(<ClosedNote hours={hoursTexts(FIXTURE_SITE)} />);
  expect(textOf(note)).toContain(plainText(FIXTURE_SITE.safety.emergency));
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

it.each([
  ["rmn-cerebral", { extra: "+100–150\u00a0lei", contrastIncluded: false }],
  ["rmn-abdominal", { isDisputed: true }],
  ["rmn-mamar", { extra: undefined, contrastIncluded: true }],
  ["rmn-coloana", { extra: undefined, contrastIncluded: false }],
  ["rmn-genunchi", { amounts: [{ amount: 765 }, { amount: 1015 }] }],
])("the price of an examination is computed from its amounts and the cost of contrast: %s", (slug, price) => {
  const costs = services.filter((entry) => entry.slug === slug).map((entry) => servicePrice(entry, prices));
  expect(costs).toMatchObject([price]);
});

it("findAmount throws an error that names an unknown amount", () => {
  expect(() => findAmount(prices, "nimic")).toThrow(/nimic/);
});
