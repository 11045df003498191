import { expect, type Page } from "@playwright/test";
import { PATHS } from "./paths.ts";
import { atRest, scrollTo, withoutScripts } from "./support.ts";

const PAGE = PATHS.find((path) => path.startsWith("/servicii/")) as string;

const anchors = (page: Page) => page.locator("#sectiuni a, nav [data-island=tableOfContents] a");
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((section) => section.getBoundingClientRect().top);
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
  atRest(
    `top of the page, click on a section link: the section begins directly below the header and the row of links (${width} px)`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(PAGE);
      for (const index of [1, 4]) {
        const link = anchors(page).nth(index);
        const id = (await link.getAttribute("href"))?.slice(1) as string;
        await scrollTo(page, 0);
        await link.click();
        await expect.poll(() => topOf(page, id)).toBeLessThan(240);
        expect(await topOf(page, id), id).toBeGreaterThanOrEqual((await barBottom(page)) - 1);
      }
    },
  );

// At the top of an examination's page no section is current, at the top of a legal document the first chapter.
for (const [name, path, first, next] of [
  [
    "desktop, scroll through the page: the row of links stays in view and marks the current section",
    PAGE,
    undefined,
    2,
  ],
  [
    "a legal document, desktop, scroll through it: its table of contents marks the current chapter",
    "/legal/gdpr",
    0,
    3,
  ],
] as const)
  atRest(name, async ({ page }) => {
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
    if (path === PAGE) await link.click();
    else await chapter.evaluate((chapter) => chapter.scrollIntoView({ behavior: "instant" }));
    await expectCurrent(next);
    await scrollTo(page, 0);
    await expectFirst();
  });

withoutScripts(
  "no JavaScript, click on a disclosure, then on a section link: the text of the disclosure is shown, then the section is in view",
  async ({ page }) => {
    await page.goto(PAGE);
    await disclosures(page).last().locator("summary").click();
    await expect(disclosures(page).last().locator("p").first()).toBeVisible();
    await page.goto(`${PAGE}#intrebari`);
    await expect(page.locator("#intrebari h2")).toBeInViewport();
  },
);
