import { expect, type Page, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { layoutShift } from "./support.ts";

const PAGE = "/servicii/rmn-coloana";
const header = (page: Page) => page.locator("header");
const button = (page: Page) => page.locator("[data-scroll-top]");
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

for (const [id, down, up] of [
  ["S1", 11, 10],
  ["S4", 900, 0],
] as const)
  test(row(id), async ({ page }) => {
    await page.goto(PAGE);
    await scrollTo(page, down);
    await expect(header(page)).toHaveAttribute("data-scrolled");
    await scrollTo(page, up);
    await expect(header(page)).not.toHaveAttribute("data-scrolled");
  });

test(row("S2"), async ({ page }) => {
  await page.goto("/");
  const ground = () =>
    page.locator("header").evaluate((header) => getComputedStyle(header, "::before").backgroundImage);
  expect(await ground()).toContain("gradient");
  await scrollTo(page, 11);
  await expect(header(page)).toHaveAttribute("data-scrolled");
  await expect.poll(ground).toBe("none");
  expect(await layoutShift(page)).toBe(0);
});

test(row("S3"), async ({ page }) => {
  await page.goto(PAGE);
  await scrollTo(page, 900);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expect(header(page)).toHaveAttribute("data-scrolled");
});

for (const [id, down, up] of [
  ["T1", 301, 300],
  ["T5", 2000, 0],
] as const)
  test(row(id), async ({ page }) => {
    await page.goto(PAGE);
    await scrollTo(page, down);
    await expect(button(page)).toBeVisible();
    await scrollTo(page, up);
    await expect(button(page)).toBeHidden();
    await button(page).evaluate((element) => (element as HTMLElement).focus());
    await expect(button(page)).not.toBeFocused();
  });

test(row("T2"), async ({ page }) => {
  await page.goto(PAGE);
  await scrollTo(page, 301);
  await expect(page.getByRole("button", { name: "Înapoi sus" })).toBeVisible();
  const box = await button(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
});

test(row("T3"), async ({ page }) => {
  await page.goto(PAGE);
  await scrollTo(page, 2000);
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener("scroll", () => seen.push(scrollY));
  });
  await button(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const between = await page.evaluate(() =>
    (window as unknown as { seen: number[] }).seen.filter((y) => y > 0),
  );
  expect(between.length).toBeGreaterThan(2);
  await expect(page.locator("header a").first()).toBeFocused();
});

test(row("T4"), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(PAGE);
  await scrollTo(page, 2000);
  await button(page).click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe("390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(row("T6"), async ({ page }) => {
    for (const path of ["/", PAGE, "/preturi-rmn", "/rmn-prin-cas", "/contact"]) {
      await page.goto(path);
      const covered = await page.evaluate(() => {
        const top = document.querySelector("[data-scroll-top]") as HTMLElement;
        const found: string[] = [];
        for (let y = 0; y < document.body.scrollHeight; y += 20) {
          window.scrollTo(0, y);
          dispatchEvent(new Event("scroll"));
          if (!top.hasAttribute("data-shown")) continue;
          const own = top.getBoundingClientRect();
          for (const target of document.querySelectorAll("main [data-call], footer a")) {
            const box = target.getBoundingClientRect();
            const apart =
              box.right <= own.left ||
              box.left >= own.right ||
              box.bottom <= own.top ||
              box.top >= own.bottom;
            if (!apart) found.push(`${y}: ${target.textContent}`);
          }
        }
        return found;
      });
      expect(covered, path).toEqual([]);
    }
  });
});

test(row("T7"), async ({ page }) => {
  await page.goto(PAGE);
  await scrollTo(page, 1200);
  await page
    .locator("footer")
    .getByRole("link", { name: "Contact", exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/contact$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(row("T8"), async ({ page }) => {
    await page.goto(PAGE);
    await page.mouse.wheel(0, 1500);
    await expect(page.getByRole("button", { name: "Înapoi sus" })).toHaveCount(0);
  });
});
