import { expect, type Page, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { PATHS } from "./paths.ts";
import { atRest, scrollTo, site, withoutScripts } from "./support.ts";

const PAGE = PATHS.find((path) => path.startsWith("/servicii/")) as string;

const anchors = (page: Page) => page.locator("#sectiuni a, nav [data-island=tableOfContents] a");
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((section) => section.getBoundingClientRect().top);
const { safety } = site;
const disclosures = (page: Page) => page.locator("main details:not([name], [data-closed] *, #spuneti *)");

/**
 * Returns the lower edge, in CSS pixels, of the bar that stays at the top of the window while the page
 * scrolls: the row of section links if it is sticky, otherwise the header.
 */
const barBottom = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector("#sectiuni");
    const bar = document.querySelector("header > div");
    const isSticky = row !== null && getComputedStyle(row).position === "sticky";
    return Math.floor(((isSticky ? row : bar) as Element).getBoundingClientRect().bottom);
  });

for (const width of [390, 1440])
  atRest(`${row("L1")} (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PAGE);
    for (const index of [1, 2, 3, 4]) {
      const link = anchors(page).nth(index);
      const id = (await link.getAttribute("href"))?.slice(1) as string;
      await scrollTo(page, 0);
      await link.click();
      await expect.poll(() => topOf(page, id)).toBeLessThan(240);
      expect(await topOf(page, id), id).toBeGreaterThanOrEqual((await barBottom(page)) - 1);
    }
  });

// At the top of an examination's page no section is current, at the top of a legal document the first chapter.
for (const [id, path, first, next] of [
  ["L2", PAGE, undefined, 2],
  ["L8", "/legal/gdpr", 0, 3],
] as const)
  atRest(row(id), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path, { waitUntil: "networkidle" });
    const current = page.locator(":is(#sectiuni, [data-island=tableOfContents]) [aria-current]");
    const expectCurrent = async (index: number) => {
      const link = anchors(page).nth(index);
      await expect(link).toHaveAttribute("aria-current", "true");
      await expect(current).toHaveCount(1);
      await expect(link).toBeInViewport();
    };
    const expectFirst = async () => {
      if (first === undefined) await expect(current).toHaveCount(0);
      else await expectCurrent(first);
    };
    await expectFirst();
    const link = anchors(page).nth(next);
    const chapter = page.locator((await link.getAttribute("href")) as string);
    if (id === "L2") await link.click();
    else await chapter.evaluate((chapter) => chapter.scrollIntoView({ behavior: "instant" }));
    await expectCurrent(next);
    await scrollTo(page, 0);
    await expectFirst();
  });

atRest(row("L10"), async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE, { waitUntil: "networkidle" });
  await anchors(page).nth(2).click();
  await expect(page.locator("#sectiuni [aria-current]")).toHaveCount(1);
  const marks = await anchors(page).evaluateAll((links) =>
    links.map((link) => ({
      isCurrent: link.ariaCurrent === "true",
      colour: getComputedStyle(link).borderBottomColor,
    })),
  );
  const current = marks.filter(({ isCurrent }) => isCurrent).map(({ colour }) => colour);
  const others = marks.filter(({ isCurrent }) => !isCurrent).map(({ colour }) => colour);
  expect(others.length).toBeGreaterThan(2);
  expect(others).not.toContain(current[0]);
});

test(row("L9"), async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PAGE, { waitUntil: "networkidle" });
    await anchors(page).last().scrollIntoViewIfNeeded();
    for (const link of await anchors(page).all())
      await expect(link, `${width} px`).toBeInViewport({ ratio: 0.99 });
  }
});

test(row("L4"), async ({ page }) => {
  await page.goto(`${PAGE}#contrast`);
  await expect(page.locator("#contrast")).toBeInViewport();
  await expect(page.locator("#contrast p").first()).toBeVisible();
});

withoutScripts(row("L5"), async ({ page }) => {
  await page.goto(PAGE);
  await disclosures(page).last().locator("summary").click();
  await expect(disclosures(page).last().locator("p").first()).toBeVisible();
  await page.goto(`${PAGE}#intrebari`);
  await expect(page.locator("#intrebari h2")).toBeInViewport();
});

test(row("L6"), async ({ page }) => {
  await page.goto(PAGE);
  await page.emulateMedia({ media: "print" });
  const shown = page.locator("main details #deoparte :is(li, p)");
  for (const item of await shown.all())
    await expect.poll(async () => (await item.boundingBox())?.height).toBeGreaterThan(10);
  await expect(shown).not.toHaveCount(0);
  await expect(page.locator("main details #examinare :is(li, p):visible")).not.toHaveCount(0);
  await expect(page.locator("main details:not([name], #spuneti *):visible")).toHaveCount(3);
});

test(row("L7"), async ({ page }) => {
  await page.goto(PAGE);
  for (const { title, items } of safety.tellStaff) {
    const group = page
      .locator("#spuneti div", { has: page.getByRole("heading", { name: title, exact: true }) })
      .last();
    await expect(group.locator("li:visible"), title).toHaveCount(items.length);
  }
  await expect(page.locator("details #spuneti")).toHaveCount(0);
  // The only closed disclosure contains the harmless items: those that cannot injure anybody or prevent an
  // examination.
  await expect(page.locator("#spuneti details:not([open])")).toHaveCount(1);
});
