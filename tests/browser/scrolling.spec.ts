import {
  expect,
  KINDS,
  layoutShift,
  nameIn,
  type Page,
  row,
  scrollTo,
  scrollTop,
  site,
  THOROUGH,
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
test(row("S1", "S4", "T1", "T2", "T5"), async ({ page }) => {
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

test(row("S2"), async ({ page }) => {
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

test(row("S3"), async ({ page }) => {
  await page.goto(PAGE);
  await scrollTo(page, 900);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(900);
  await isScrolled(page);
});

for (const [id, reducedMotion] of [
  ["T3", "no-preference"],
  ["T4", "reduce"],
] as const)
  test(row(id), async ({ page }) => {
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
    if (id === "T3") expect(between).toBeGreaterThan(0);
    else expect(between).toBe(0);
    await expect(page.locator("header a").first()).toBeFocused();
  });

for (const path of KINDS)
  test(`${row("T6")} (${path})`, path === "/" ? {} : THOROUGH, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 768, 1080, 1081, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 301);
      await expect(button(page)).toBeVisible();
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
      expect.soft(covered, `${width} px`).toBe(0);
      await scrollTo(page, 100_000);
      await expect(button(page)).toBeVisible();
    }
  });

/**
 * Returns the luminance of a colour such as „rgb(3, 17, 19)”, as WCAG 2.2 defines it under "relative
 * luminance".
 */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test(row("T9"), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PAGE);
  await scrollTo(page, 100_000);
  await expect(page.locator("aside")).toHaveAttribute("data-night");
  await page.locator("footer a").last().focus();
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  const contrast = async () => {
    const ring = await button(page).evaluate((element) => getComputedStyle(element).outlineColor);
    const ground = await page
      .locator("footer")
      .evaluate((footer) => getComputedStyle(footer).backgroundColor);
    const [dark = 0, light = 0] = [ring, ground].map(luminance).sort((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
  };
  await expect(button(page)).not.toHaveCSS("outline-style", "none");
  await expect.poll(contrast).toBeGreaterThanOrEqual(3);
});

test(row("T7"), async ({ page }) => {
  await page.goto(PAGE);
  await scrollTo(page, 1200);
  await page
    .locator("footer")
    .getByRole("link", { name: nameIn(site.navigation.footer.informatii, "/contact"), exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/contact$/);
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect.poll(() => scrollTop(page)).toBe(1200);
});
