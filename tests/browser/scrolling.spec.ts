import {
  expect,
  layoutShift,
  menus,
  nameIn,
  type Page,
  scrollTo,
  scrollTop,
  site,
  test,
  withoutFonts,
} from "./support.ts";

const PAGE = "/rmn-prin-cas";
const header = (page: Page) => page.locator("header");
const button = (page: Page) => page.locator("aside button");
const isScrolled = (page: Page) => expect(header(page)).toHaveAttribute("data-scrolled");

/**
 * Scroll positions in order, each with two flags: whether the header has its scrolled style, and whether the
 * scroll-to-top button is visible.
 */
const PLACES = [
  [10, false, false],
  [11, true, false],
  [300, true, false],
  [301, true, true],
  [300, true, false],
  [10, false, false],
  [2000, true, true],
  [0, false, false],
] as const;
test("scrolled to 10, 300 and 301 px and back: header and scroll-to-top button change exactly there", async ({
  page,
}) => {
  await page.goto(PAGE);
  // Waits until the button appears, because the first assertions of the loop would also hold without a
  // script.
  await scrollTo(page, 301);
  await expect(page.getByRole("button", { name: site.ui.shell.scrollTop })).toBeVisible();
  const box = await button(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  for (const [top, isScrolled, isFar] of PLACES) {
    await scrollTo(page, top);
    const look = () => header(page).getAttribute("data-scrolled");
    await expect.poll(look, `${top} px`).toBe(isScrolled ? "true" : null);
    await expect(button(page), `${top} px`).toBeVisible({ visible: isFar });
    const takesFocus = await button(page).evaluate((element) => {
      element.focus();
      return document.activeElement === element;
    });
    expect(takesFocus, `${top} px`).toBe(isFar);
    await button(page).blur();
  }
});

test("top of the page, scroll to 11 px: the header has its scrolled appearance, without layout shift", async ({
  page,
}) => {
  // On an ordinary day, because before a holiday the opening status gets a second line when it is hydrated.
  await page.clock.setFixedTime(new Date("2026-11-25T10:00:00Z"));
  await withoutFonts(page);
  await page.goto("/");
  const ground = () =>
    header(page).evaluate((element) => getComputedStyle(element, "::before").backgroundImage);
  await expect.poll(ground).toContain("gradient");
  await scrollTo(page, 11);
  await isScrolled(page);
  await expect.poll(ground).toBe("none");
  expect(await layoutShift(page)).toBe(0);
});

for (const [name, reducedMotion] of [
  [
    "shown, click: the page scrolls smoothly to the top, and the focus moves to the start of the page",
    "no-preference",
  ],
  ["shown, reduced motion, click: the page is at the top at once", "reduce"],
] as const)
  test(name, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(PAGE);
    await scrollTo(page, 2000);
    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener("scroll", () => seen.push(scrollY));
      return seen;
    });
    await button(page).click();
    await expect.poll(() => places.evaluate((seen) => seen.at(-1))).toBe(0);
    const between = await places.evaluate((seen) => seen.filter((y) => y > 0 && y < 2000).length);
    if (reducedMotion === "no-preference") expect(between).toBeGreaterThan(0);
    else expect(between).toBe(0);
    await expect(page.locator("header a").first()).toBeFocused();
  });

test("scrolled, a link to another page, then Back, then reload: the new page starts at the top; Back and reload restore the scroll position and the look of the header", async ({
  page,
}) => {
  await page.goto(PAGE);
  await scrollTo(page, 1200);
  await page
    .locator("footer")
    .getByRole("link", { name: nameIn(menus.footer.informatii, "/contact"), exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/contact$/);
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await isScrolled(page);
});
