import { expect, type Page, test } from "@playwright/test";
import { loadSite } from "../../src/content/load.ts";
import { formatLei, formatMinutesShort, formatPhone } from "../../src/lib/format.ts";
import { plainText } from "../../src/lib/rich-text.ts";
import { legalPath, servicePath } from "../../src/lib/routes.ts";
import { findAmount } from "../../src/lib/service-price.ts";
import { row } from "../behaviour/rows.ts";
import { layStyles, violations, withoutScripts } from "./support.ts";

const site = loadSite(process.cwd());
const { services, safety, clinic, cas, prices, pricesPage, ui } = site;
type Service = (typeof services)[number];
const FIRST = servicePath((services[0] as Service).slug);

/**
 * Letters that one sheet surely holds; the fullest of the content that the clinic started with has 3,300. An owner who
 * writes more gets a second page, not a red test.
 */
const LETTERS_OF_SHEET = { service: 3_400, cas: 3_400, prices: 2_000 };

/** CSS pixels of a millimetre and of a point. */
const [MM, PT] = [96 / 25.4, 96 / 72];

const onOneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** The page as paper shows it, at about the width of its text. */
async function sheetOf(page: Page, path: string) {
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await page.goto(path, { waitUntil: "networkidle" });
  return page.locator("body");
}

/** What one reads on that paper. */
async function wordsOf(page: Page, path: string) {
  const body = await sheetOf(page, path);
  return onOneLine(await body.innerText());
}

/** Sizes of the printed pages in whole points. */
async function printedPages(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sheets = pdf.matchAll(/\/Type\s*\/Page\b[\s\S]*?\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g);
  return [...sheets].map(([, ...lengths]) => lengths.map((length) => Math.round(Number(length))).join(" × "));
}

/** One A4 page, as long as its texts fit one. @returns what one reads on it */
async function expectOneSheet(page: Page, path: string, letters: number) {
  const words = await wordsOf(page, path);
  const sheets = await printedPages(page);
  const most = Math.ceil(words.length / letters);
  expect(sheets.length, `${path}, ${words.length} letters`).toBeLessThanOrEqual(most);
  expect(new Set(sheets), path).toEqual(new Set(["595 × 842"]));
  return words;
}

/** What a sheet of an examination must say. */
const mustSay = (service: Service) => [
  clinic.name,
  formatPhone(clinic.headerPhone),
  clinic.address.street,
  ui.sheet.kind,
  service.title,
  formatMinutesShort(service.duration.minutes),
  ...service.preparation.map(plainText),
  ...service.preparationFacts.flatMap(({ label, value }) => [label, value]),
  ...[...safety.bring, ...service.bring, ...safety.takeOff, ...service.takeOff].map(plainText),
  ...[
    safety.tellStaffLead,
    ...safety.tellStaff.flatMap(({ items }) => items),
    ...service.tellStaff,
    safety.emergency,
  ].map(plainText),
  ...service.price.amounts.map((name) => formatLei(findAmount(prices, name).amount)),
  plainText(service.price.note),
];

/** Rows of every service page: what is looked at on its sheet. */
const SHEETS: Readonly<Record<string, (page: Page, service: Service) => Promise<unknown>>> = {
  A1: (page, { slug }) => expectOneSheet(page, servicePath(slug), LETTERS_OF_SHEET.service),
  async A2(page, service) {
    const words = await wordsOf(page, servicePath(service.slug));
    for (const text of mustSay(service)) expect(words).toContain(onOneLine(text));
  },
  async A3(page, { slug }) {
    const words = await wordsOf(page, servicePath(slug));
    const { indications, during, advantages, limits, questions, booking, others } = ui.service;
    for (const title of [indications, during, advantages, limits, questions, booking, others])
      expect(words, title).not.toContain(title);
    await expect(page.locator("figure:visible, nav:visible, button:visible")).toHaveCount(0);
  },
  async A4(page, { slug }) {
    const body = await sheetOf(page, servicePath(slug));
    const lengths = (selector: string, names: readonly string[], pseudo?: string) =>
      body.locator(selector).evaluateAll(
        (elements, [names, pseudo]) =>
          elements.flatMap((element) => {
            const style = getComputedStyle(element, pseudo);
            return names.map((name) => Number.parseFloat(style.getPropertyValue(name)));
          }),
        [names, pseudo] as const,
      );
    for (const size of await lengths("#spuneti li", ["font-size"])) expect(size / PT).toBeCloseTo(12, 1);
    for (const size of await lengths("p:visible, li:visible, dt:visible, dd:visible", ["font-size"]))
      expect(size / PT).toBeGreaterThan(9.49);
    const sides = await lengths(":is(#spuneti, #aduceti) li", ["width", "height"], "::before");
    expect(sides.length).toBeGreaterThan(0);
    for (const side of sides) expect(side / MM).toBeCloseTo(5, 1);
  },
};
for (const [id, look] of Object.entries(SHEETS))
  test(row(id), async ({ page }) => {
    for (const service of services) await look(page, service);
  });

test(row("A5"), async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-04T09:00:00"));
  for (const path of [FIRST, "/rmn-prin-cas", "/preturi-rmn"]) {
    const body = await sheetOf(page, path);
    await printedPages(page);
    await expect(body.getByText(ui.sheet.printed)).toHaveText(`${ui.sheet.printed} 4 martie 2031`);
  }
});

withoutScripts(row("A6"), async ({ page }) => {
  const body = await sheetOf(page, FIRST);
  await expect(body.locator("[data-print]")).toBeHidden();
  await expect(body.getByText(ui.sheet.printed)).toHaveText(/_{10}/);
  for (const item of [safety.bring, safety.takeOff, ...safety.tellStaff.map(({ items }) => items)].flat())
    await expect(body.getByText(plainText(item), { exact: true }).first()).toBeVisible();
  expect(await printedPages(page)).not.toEqual([]);
});

test(row("A8"), async ({ page }) => {
  const words = await expectOneSheet(page, "/rmn-prin-cas", LETTERS_OF_SHEET.cas);
  const { conditions, requiredDocuments, optionalDocuments, steps, limits } = cas;
  for (const { title, text } of [conditions, requiredDocuments, optionalDocuments, steps, limits].flat()) {
    expect(words).toContain(onOneLine(title));
    expect(words).toContain(onOneLine(plainText(text)));
  }
});

test(row("A9"), async ({ page }) => {
  const words = await expectOneSheet(page, "/preturi-rmn", LETTERS_OF_SHEET.prices);
  for (const { pret } of [...prices.rows, ...pricesPage.others.rows]) {
    const [figures] = formatLei(findAmount(prices, pret).amount).split("\u00a0");
    expect(words).toContain(figures);
  }
});

test(row("A10"), async ({ page }) => {
  for (const { slug } of site.legal) {
    const body = await sheetOf(page, legalPath(slug));
    await expect(body).toHaveCSS("page", "legal");
    const css = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)).join(),
    );
    const [margins] = /@page legal \{.*?\} ?\}/s.exec(css) ?? [];
    expect(margins).toContain("counter(page)");
    expect(margins).toContain("counter(pages)");
  }
});

test(row("A11"), async ({ page }) => {
  for (const path of ["/", "/nu-exista", FIRST]) {
    await sheetOf(page, path);
    for (const backgrounds of ["", "* { background: none !important; }"]) {
      await layStyles(page, backgrounds);
      const found = await violations(page, (search) => search.withRules("color-contrast"));
      expect(found, `${path} ${backgrounds}`).toEqual([]);
    }
  }
});
