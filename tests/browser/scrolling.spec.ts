import {
  expect,
  KINDS,
  layoutShift,
  type Page,
  row,
  scrollTo,
  scrollTop,
  test,
  withoutFonts,
  withoutScripts,
} from "./support.ts";

const PAGE = "/servicii/rmn-coloana";
const header = (page: Page) => page.locator("header");
const button = (page: Page) => page.locator("aside button");

/** What scrolling turns on, and off again. */
const LOOK = {
  on: (page: Page) => expect(header(page)).toHaveAttribute("data-scrolled"),
  off: (page: Page) => expect(header(page)).not.toHaveAttribute("data-scrolled"),
};
const BUTTON = {
  on: (page: Page) => expect(button(page)).toBeVisible(),
  async off(page: Page) {
    await expect(button(page)).toBeHidden();
    await button(page).evaluate((element) => (element as HTMLElement).focus());
    await expect(button(page)).not.toBeFocused();
  },
};
for (const [id, { on, off }, down, up] of [
  ["S1", LOOK, 11, 10],
  ["S4", LOOK, 900, 0],
  ["T1", BUTTON, 301, 300],
  ["T5", BUTTON, 2000, 0],
] as const)
  test(row(id), async ({ page }) => {
    await page.goto(PAGE);
    await scrollTo(page, down);
    await on(page);
    await scrollTo(page, up);
    await off(page);
  });

test(row("S2"), async ({ page }) => {
  await withoutFonts(page);
  await page.goto("/");
  const ground = () =>
    header(page).evaluate((element) => getComputedStyle(element, "::before").backgroundImage);
  expect(await ground()).toContain("gradient");
  await scrollTo(page, 11);
  await LOOK.on(page);
  await expect.poll(ground).toBe("none");
  expect(await layoutShift(page)).toBe(0);
});

test(row("S3"), async ({ page }) => {
  await page.goto(PAGE);
  await scrollTo(page, 900);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(900);
  await LOOK.on(page);
});

test(row("T2"), async ({ page }) => {
  await page.goto(PAGE);
  await scrollTo(page, 301);
  await expect(page.getByRole("button", { name: "Înapoi sus" })).toBeVisible();
  const box = await button(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
});

for (const [id, reducedMotion] of [
  ["T3", "no-preference"],
  ["T4", "reduce"],
] as const)
  test(row(id), async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(PAGE);
    await scrollTo(page, 2000);
    await BUTTON.on(page);
    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener("scroll", () => seen.push(scrollY));
      return seen;
    });
    await button(page).click();
    await expect.poll(() => places.evaluate((seen) => seen.at(-1))).toBe(0);
    const between = await places.evaluate((seen) => seen.filter((y) => y > 0 && y < 2000).length);
    if (id === "T3") expect(between).toBeGreaterThan(0);
    else expect(between).toBe(0);
    await expect(page.locator("header a").first()).toBeFocused();
  });

for (const width of [360, 768, 1080, 1081, 1280, 1440])
  test(`${row("T6")} (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of KINDS) {
      await page.goto(path);
      await scrollTo(page, 301);
      await BUTTON.on(page);
      const covered = await button(page).evaluate((button) => {
        const own = button.getBoundingClientRect();
        const bar = button.parentElement as HTMLElement;
        if (getComputedStyle(bar).position === "fixed") {
          const words = [...bar.querySelectorAll("span, a")].map((part) => part.getBoundingClientRect());
          return words.filter(({ left, width }) => width && left < own.right).length;
        }
        const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, dd, td, a, summary, button)")];
        return texts
          .map((text) => text.getBoundingClientRect())
          .filter(({ right, left, width }) => width && left < own.left && right > own.left + 1).length;
      });
      expect.soft(covered, path).toBe(0);
      await scrollTo(page, 100_000);
      await BUTTON.on(page);
    }
  });

test(row("T7"), async ({ page }) => {
  await page.goto(PAGE);
  await scrollTo(page, 1200);
  await page
    .locator("footer")
    .getByRole("link", { name: "Contact", exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/contact$/);
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect.poll(() => scrollTop(page)).toBe(1200);
});

withoutScripts(row("T8"), async ({ page }) => {
  await page.goto(PAGE);
  await page.mouse.wheel(0, 1500);
  await expect(page.getByRole("button", { name: "Înapoi sus" })).toHaveCount(0);
});
