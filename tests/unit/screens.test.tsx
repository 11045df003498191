import { renderToStaticMarkup as shown } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { findAmount, type ServicePrice, servicePrice } from "../../src/lib/service-price.ts";
import { WeekChart } from "../../src/screens/ContactScreen/WeekChart.tsx";
import { Rating } from "../../src/screens/HomeScreen/Rating.tsx";
import { Visit } from "../../src/screens/HomeScreen/Visit.tsx";
import { PriceCard } from "../../src/screens/ServiceScreen/Price.tsx";
import { FIXTURE_SITE } from "../fixtures/content.ts";

const { clinic, prices, services } = FIXTURE_SITE;
const ui = { ...FIXTURE_SITE.ui, hero: { ...FIXTURE_SITE.ui.hero, ratingChecked: "verificat la" } };

describe("the rating", () => {
  const rating = (score: string, checked: string | null = null) => {
    const known = { source: "Google", score, href: "/legal", checked };
    return shown(<Rating texts={{ ui, clinic: { ...clinic, rating: { ...clinic.rating, ...known } } }} />);
  };

  // A star is 24 px wide and the next begins 3 px after it.
  it.each([
    ["5.0", 5 * 27],
    ["4.5", 4 * 27 + 12],
    ["4.0", 4 * 27],
    ["0.5", 12],
    ["0.0", 0],
  ])("a score of %s lights the row up to %d px", (score, width) => {
    expect(Number(/<svg width="([\d.]+)" aria-hidden/.exec(rating(score))?.[1])).toBeCloseTo(width);
  });

  it("shows the stars that are missing, and none behind a full row", () => {
    expect(rating("5.0").match(/<use/g)).toHaveLength(5);
    expect(rating("4.9").match(/<use/g)).toHaveLength(10);
  });

  it("leads to what the score is worth, and says when somebody has looked", () => {
    expect(rating("5.0")).toMatch(/<a href="\/legal">.*<\/a><\/span>/);
    expect(rating("5.0", "2027-05-02")).toContain("</a><small>verificat la 2\u00a0mai\u00a02027");
  });
});

it.each([
  [{}, null],
  [{ coordinatingDoctor: "dr. Ana Pop" }, ["<dd>dr. Ana Pop"]],
  [
    { healthAuthorisation: "12 din 2020", casContract: "CAS Timiș, 7" },
    ["<dd>12 din 2020", "<dd>CAS Timiș, 7"],
  ],
])("a visit says who vouches for the clinic as far as that is known: %j", (known, vouchers) => {
  const texts = { ...FIXTURE_SITE, clinic: { ...clinic, operator: { ...clinic.operator, ...known } } };
  expect(shown(<Visit texts={texts} />).match(/<dd>[^<]*/g)).toEqual(vouchers);
});

it.each([
  ["08:00", "20:00", ["08", "14", "20"]],
  ["08:30", "14:15", ["08:30", "11", "14:15"]],
])("the week's drawing says the hours beside it as they are: %s to %s", (opens, closes, hours) => {
  const chart = shown(<WeekChart openingHours={[{ days: ["luni"], opens, closes }]} today="azi" />);
  expect([...chart.matchAll(/text-anchor="end">([^ ]*)/gi)].map(([, hour]) => hour)).toEqual(hours);
});

/** The words of some markup, in order, one space between them. */
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
const KNEE = "Un genunchi 765,00 lei";

it.each<[string, Partial<ServicePrice>, string[]]>([
  [
    "one amount large, and for what",
    { amounts: [{ ...one, unit: "pe segment" }] },
    ["765,00 lei pe segment"],
  ],
  ["several as rows of their names", { amounts: [one, other] }, [KNEE, "Ambii 1.015,00 lei"]],
  ["by phone a price that it does not know", { byPhone: "Umăr" }, [`${KNEE}Umăr ${words.byPhone}`]],
  ["what contrast adds", { extra: "+150 lei" }, [`${words.withContrast} +150 lei`]],
  ["that contrast is included", { contrastIncluded: true }, ["și contrastul inclus"]],
])("the price card shows %s, and nothing else", (_, price, rows) => {
  const [service] = services as [(typeof services)[number]];
  const card = (isDecontCAS: boolean) =>
    shown(
      <PriceCard
        service={{ ...service, isDecontCAS }}
        price={{ amounts: [one], extra: undefined, contrastIncluded: false, byPhone: undefined, ...price }}
        texts={TEXTS}
      />,
    );
  const said = textOf(card(false));
  for (const expected of rows) expect(said).toContain(expected);
  expect(said.match(/765,00 lei/g)).toHaveLength(1);
  expect(card(false).match(/href="tel:/g)).toHaveLength(price.byPhone ? 2 : 1);
  for (const word of [words.byPhone, words.withContrast, words.contrastIncluded])
    expect(said.includes(word), word).toBe(rows.join().includes(word));
  expect(card(false)).not.toContain("/rmn-prin-cas");
  expect(card(true)).toContain("/rmn-prin-cas");
});

it.each([
  ["rmn-cerebral", { extra: "+100–150\u00a0lei", contrastIncluded: false }],
  ["rmn-mamar", { extra: undefined, contrastIncluded: true }],
  ["rmn-coloana", { extra: undefined, contrastIncluded: false }],
  ["rmn-genunchi", { amounts: [{ amount: 765 }, { amount: 1015 }] }],
])("an examination costs what its names of amounts say, and what contrast adds: %s", (slug, price) => {
  const [service] = services.filter((entry) => entry.slug === slug);
  expect(service && servicePrice(service.price, prices)).toMatchObject(price);
});

it("stops at an amount that there is not", () => {
  expect(() => findAmount(prices, "nimic")).toThrow(/nimic/);
});
