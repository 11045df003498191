import { expect, type Page, test } from "@playwright/test";
import { loadSite } from "../../src/content/load.ts";
import { phoneHref } from "../../src/lib/format.ts";
import { row } from "../behaviour/rows.ts";

const PAGE = "/servicii";

const list = (page: Page) => page.locator("details:has(h4)");
const letters = (page: Page) => page.locator("nav:has(+ details) a");
const headingOf = async (page: Page, index: number) =>
  page.locator((await letters(page).nth(index).getAttribute("href")) as string);

/** Whether the heading and the word below it are in view, neither of them under the header. */
async function expectInView(page: Page, index: number) {
  const heading = await headingOf(page, index);
  const word = heading.locator("+ ul > li").first();
  await expect(list(page)).toHaveAttribute("open", "");
  for (const shown of [heading, word]) await expect(shown).toBeInViewport({ ratio: 1 });
  const bar = await page
    .locator("header > div")
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(Math.floor(bar) - 1);
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

    test(`${row("W1")} (${width} px)`, async ({ page }) => {
      await page.goto(PAGE);
      const count = await letters(page).count();
      for (const index of [0, Math.floor(count / 2), count - 1]) {
        await page.goto(PAGE);
        await expect(list(page)).not.toHaveAttribute("open");
        await letters(page).nth(index).click();
        await expectInView(page, index);
      }
    });

    test(`${row("W2")} (${width} px)`, async ({ page }) => {
      await page.goto(PAGE);
      const last = (await letters(page).count()) - 1;
      const hash = await letters(page).nth(last).getAttribute("href");
      await page.goto("/contact");
      await page.goto(PAGE + hash);
      await expectInView(page, last);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test(`${row("W4")} (${width} px)`, async ({ page }) => {
        await page.goto(PAGE);
        const last = (await letters(page).count()) - 1;
        await letters(page).nth(last).click();
        await expectInView(page, last);
      });
    });
  });
}

test(row("W3"), async ({ page }) => {
  await page.goto(PAGE);
  await letters(page).first().click();
  await expect(list(page)).toHaveAttribute("open", "");
  await list(page).locator("summary").click();
  await expect(list(page)).not.toHaveAttribute("open");
  await letters(page).first().click();
  await expectInView(page, 0);
});

test(row("W5"), async ({ page }) => {
  await page.goto(PAGE);
  await page.locator("main a[href^='#']").first().click();
  await expect(page.locator("section:has(> details) h2")).toBeInViewport({ ratio: 1 });
});

test(row("W6"), async ({ page }) => {
  await page.goto(PAGE);
  await list(page).locator("summary").click();
  const word = list(page)
    .locator("li", { has: page.locator("a[href^='/']") })
    .first();
  const href = await word.locator("a").getAttribute("href");
  await word.click({ position: { x: 8, y: 20 } });
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test(row("W7"), async ({ page }) => {
  const { clinic, referralTerms } = loadSite(process.cwd());
  await page.goto(PAGE);
  await list(page).locator("summary").click();
  const calls = list(page).getByRole("link", { name: referralTerms.byPhone, exact: true });
  await expect(calls.first()).toHaveAttribute("href", phoneHref(clinic.headerPhone));
});
