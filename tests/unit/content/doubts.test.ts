import { expect, it } from "vitest";
import { checkContent } from "#content/check.ts";
import { changeDoubts } from "#content/doubts.ts";
import type { Content } from "#content/files.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "../../fixtures/content.ts";

/** The tests' own clinic after an edit. */
function edited(edit: (content: Content) => void): Content {
  const content = structuredClone(FIXTURE_CONTENT);
  edit(content);
  return content;
}

/** Its numbers are its own; they differ in nothing else. */
const published = edited(({ clinic, faq }) => {
  Object.assign(faq.items[0] ?? {}, { answer: "Rezultatul vine în 2–5 zile." });
  clinic.placeholders = [];
  clinic.headerPhone = "0256 123 456";
});
const rulesOf = (edit: (content: Content) => void) =>
  changeDoubts(
    edited((content) => {
      Object.assign(content, structuredClone({ clinic: published.clinic, faq: published.faq }));
      edit(content);
    }),
    published,
  ).map(({ rule, path }) => `${rule} ${path?.join(".")}`);

interface Row {
  readonly what: string;
  readonly edit: (content: Content) => void;
  readonly asked?: string;
}

const ROWS: readonly Row[] = [
  { what: "nothing", edit: () => {} },
  {
    what: "a price by a tenth",
    edit: ({ prices }) => Object.assign(prices.amounts[0] ?? {}, { amount: 920 }),
  },
  {
    what: "figures of a price that changed places",
    edit: ({ prices }) => Object.assign(prices.amounts[0] ?? {}, { amount: 583 }),
    asked: "price-changed amounts.0.amount",
  },
  { what: "another number", edit: ({ clinic }) => Object.assign(clinic, { headerPhone: "0356 987 654" }) },
  {
    what: "one digit of a number",
    edit: ({ clinic }) => Object.assign(clinic, { headerPhone: "0256 123 457" }),
    asked: "phone-changed headerPhone",
  },
  {
    what: "two digits that changed places",
    edit: ({ clinic }) => Object.assign(clinic, { headerPhone: "0256 123 465" }),
    asked: "phone-changed headerPhone",
  },
  {
    what: "what contrast costs",
    edit: ({ prices }) => Object.assign(prices.contrast[0] ?? {}, { extra: { from: 100, to: 1500 } }),
    asked: "contrast-changed contrast.0.extra",
  },
  {
    what: "what a price is for",
    edit: ({ prices }) => Object.assign(prices.amounts[0] ?? {}, { unit: "pe oră" }),
    asked: "price-changed amounts.0.unit",
  },
  {
    what: "a figure of a text, and no more",
    edit: ({ faq }) => Object.assign(faq.items[0] ?? {}, { answer: "Rezultatul vine în 2–5 ore." }),
    asked: "figure-changed items.0.answer",
  },
  {
    what: "a text of other words and figures",
    edit: ({ faq }) => Object.assign(faq.items[0] ?? {}, { answer: "Rezultatul este gata în 3 zile." }),
  },
  {
    what: "a week that is much shorter",
    edit: ({ clinic }) => Object.assign(clinic.openingHours[0] ?? {}, { closes: "12:00" }),
    asked: "hours-changed openingHours",
  },
];

it.each(ROWS)("asks about what changed a lot since it was published, alone: $what", ({ edit, asked }) => {
  expect(rulesOf(edit)).toEqual(asked ? [asked] : []);
});

it("asks where the files are checked, tells what is public, and stops nothing", () => {
  const prices = "content/prices.yaml";
  const text = FIXTURE_FILES.get(prices) ?? "";
  const files = new Map([...FIXTURE_FILES, [prices, text.replace("835", "583")]]);
  const { problems, content } = checkContent(files, "2026-11-23", FIXTURE_FILES);
  expect(content).toBeDefined();
  const asked = problems.find(({ rule }) => rule === "price-changed");
  expect(asked).toMatchObject({ level: "warning", file: prices, line: expect.any(Number) });
  expect(asked?.remedy.replaceAll("\u00a0", " ")).toContain("835,00 lei");
});
