import { FIXTURE_CONTENT } from "../../fixtures/content.ts";
import type { Edit } from "./edit.ts";

const prices = "content/prices.yaml";
const faq = "content/faq.yaml";
const QUESTION = FIXTURE_CONTENT.services[0]?.questions[0]?.id;
const firstAmount = "amounts → poziția 1 → amount";
const NOT_A_NUMBER =
  "trebuie să fie un număr întreg, fără ghilimele, fără „lei” și fără virgulă (de exemplu 835)";
const AMOUNTS = FIXTURE_CONTENT.prices.amounts.map(({ id }) => id).join(", ");

/** Mistakes in prices, days and names of prices. */
export const PRICES_EDITS: readonly Edit[] = [
  {
    name: "a price that is text",
    file: prices,
    change: [/amount: \d+/, 'amount: "835 lei"'],
    field: firstAmount,
    remedy: NOT_A_NUMBER,
  },
  {
    name: "a price with decimals and comma",
    file: prices,
    change: [/amount: \d+/, "amount: 835,00"],
    field: firstAmount,
    remedy: NOT_A_NUMBER,
  },
  {
    name: "a price with half a leu",
    file: prices,
    change: [/amount: \d+/, "amount: 835.5"],
    field: firstAmount,
    remedy: "trebuie să fie un număr întreg (de exemplu 835)",
  },
  {
    name: "a price with a thousands dot",
    file: prices,
    change: [/amount: \d+/, "amount: 1.015"],
    field: firstAmount,
    remedy: "trebuie să fie un număr întreg (de exemplu 835)",
  },
  {
    name: "a price that is no number",
    file: prices,
    change: [/amount: \d+/, "amount: .nan"],
    field: firstAmount,
    remedy: NOT_A_NUMBER,
  },
  {
    name: "an endless price",
    file: prices,
    change: [/amount: \d+/, "amount: .inf"],
    field: firstAmount,
    remedy: NOT_A_NUMBER,
  },
  {
    name: "a negative price",
    file: prices,
    change: [/amount: \d+/, "amount: -835"],
    field: firstAmount,
    remedy: "este prea mic; cea mai mică valoare permisă este 200",
  },
  {
    name: "a price with two digits too many",
    file: prices,
    change: [/amount: \d+/, "amount: 101500"],
    field: firstAmount,
    remedy: "este prea mare; cea mai mare valoare permisă este 5000",
  },
  {
    name: "a price range the wrong way round",
    file: prices,
    change: [/\{ ?from: \d+, to: \d+ ?\}/, "{ from: 150, to: 100 }"],
    field: "contrast → poziția 1 → extra",
    remedy: "este pe dos; „from” nu poate fi mai mare decât „to”",
  },
  {
    name: "a price list without rows",
    file: prices,
    change: ["rows:\n", "rows: []\nrowsOld:\n"],
    field: "rows",
    remedy: "are prea puține rânduri; cel puțin 1",
  },
  {
    name: "a row with an unknown price",
    file: prices,
    change: [/pret: .*/, "pret: cap"],
    field: "rows → poziția 1 → pret",
    remedy: `„cap” nu există în lista amounts; alegeți unul dintre: ${AMOUNTS}`,
  },
  {
    name: "a day that is not in the calendar",
    file: prices,
    change: [/reviewed: .*/, 'reviewed: "2026-11-31"'],
    field: "reviewed",
    remedy: "nu există în calendar; verificați ziua și luna",
  },
  {
    name: "a day in another order",
    file: prices,
    change: [/reviewed: .*/, 'reviewed: "20.11.2026"'],
    field: "reviewed",
    remedy: 'trebuie scrisă an-lună-zi, de exemplu "2026-11-20"',
  },
  {
    name: "a day without quotes, which Astro would read as a date",
    file: prices,
    change: [/reviewed: .*/, "reviewed: 2026-11-20"],
    field: "reviewed",
    remedy: 'trebuie să fie o dată între ghilimele, de exemplu "2026-11-20"',
  },
  {
    name: "a duplicate id",
    file: prices,
    change: ["id: coloana-segment", "id: cerebral"],
    field: "amounts → poziția 2 → id",
    remedy: "numele „cerebral” mai apare o dată în același fișier; fiecare nume (id) trebuie să fie unic",
  },
  {
    name: "an id with capitals and diacritics",
    file: prices,
    change: ["id: coloana-segment", "id: Coloană"],
    field: "amounts → poziția 2 → id",
    remedy: "poate avea doar litere mici fără diacritice, cifre și cratime",
  },
  {
    name: "an id of another file",
    file: faq,
    change: ["id: ce-este-rmn", `id: ${QUESTION}`],
    field: "questions → poziția 1 → id",
    remedy: `numele „${QUESTION}” mai apare o dată în ${faq}; fiecare nume (id) trebuie să fie unic`,
  },
  {
    name: "a missing field",
    file: prices,
    change: [/ +amount: \d+\n/, ""],
    field: firstAmount,
    remedy: "lipsește; adăugați câmpul",
  },
];
