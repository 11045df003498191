import { close, isInPlace, openPanel, PAGE, panel, toggle } from "./panel.ts";
import {
  allLive,
  expect,
  lack,
  openBeforeScripts,
  type Page,
  paintTwice,
  passThroughCache,
  row,
  scrollTo,
  scrollTop,
  site,
  takenOver,
  onTouch as test,
} from "./support.ts";

const group = (page: Page) => panel(page).locator("summary");
const link = (page: Page, name: string) => panel(page).getByRole("link", { name });
const focusIsInside = (page: Page) =>
  page.evaluate(() => document.querySelector("dialog")?.contains(document.activeElement) ?? false);
const isExpanded = (page: Page, is: boolean) =>
  expect(page.locator("header button[aria-haspopup=dialog]")).toHaveAttribute("aria-expanded", `${is}`);
/** Closed, and the focus where it came from. */
async function isClosed(page: Page): Promise<void> {
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await isExpanded(page, false);
}

const { navigation } = site;

/** Rows that begin with the open panel, the page behind it scrolled by 700 px. */
const OPEN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async P1(page) {
    expect(await focusIsInside(page)).toBe(true);
    await isInPlace(page);
    await isExpanded(page, true);
  },
  async P2(page) {
    const entries = [...navigation.mobile.map(({ name }) => name), /^Programează-te/];
    await expect(panel(page).locator("nav > ul > li > a, summary, [data-call]")).toHaveText(entries);
  },
  async P4(page) {
    const current = panel(page).locator("[aria-current=page]");
    await expect(current).toHaveText("RMN coloană");
    await expect(current).toBeVisible();
    await expect(group(page)).toHaveAttribute("aria-current", "true");
  },
  async P5(page) {
    await page.keyboard.press("Escape");
    await isClosed(page);
  },
  async P6(page) {
    await close(page).tap();
    await isClosed(page);
  },
  async P7(page) {
    const stops = await panel(page).locator("a:visible, button:visible, summary:visible").count();
    for (const key of ["Tab", "Shift+Tab"])
      for (let press = 0; press < stops + 2; press++) {
        await page.keyboard.press(key);
        expect(await focusIsInside(page), `${key} ${press + 1}`).toBe(true);
      }
  },
  async P8(page) {
    const touch = await page.context().newCDPSession(page);
    for (const gestureSourceType of ["touch", "mouse"] as const) {
      const swipe = { x: 195, y: 500, yDistance: -600, gestureSourceType };
      await touch.send("Input.synthesizeScrollGesture", swipe);
    }
    for (const key of ["PageDown", "End", "ArrowDown", "Home"]) await page.keyboard.press(key);
    expect(await scrollTop(page)).toBe(700);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    expect(await scrollTop(page)).toBe(700);
  },
  async P9(page) {
    await link(page, "Prețuri RMN").tap();
    await expect(page).toHaveURL(/preturi-rmn$/);
    await expect(panel(page)).toBeHidden();
  },
  async P10(page) {
    await link(page, "RMN coloană").tap();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  },
  async P11(page) {
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(panel(page)).toBeHidden();
    await expect(page.locator("header a").first()).toBeFocused();
    const before = await scrollTop(page);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrollTop(page)).toBe(before + 400);
    await page.getByRole("button", { name: "Servicii RMN" }).click();
    await expect(page.locator("#meniu-1")).toBeVisible();
  },
  async P12(page) {
    await passThroughCache(page);
    await expect(panel(page)).toBeHidden();
    await scrollTo(page, 500);
    expect(await scrollTop(page)).toBe(500);
  },
};
for (const [id, act] of Object.entries(OPEN))
  test(row(id), async ({ page }) => {
    await openPanel(page, PAGE, 700);
    await act(page);
  });

test.extend({ isMobile: false })(`${row("P1")} (with classic scrollbars)`, async ({ page }) => {
  await openPanel(page, PAGE, 1500);
  await isInPlace(page);
  await page.keyboard.press("Escape");
  expect(await scrollTop(page)).toBe(1500);
});

test(row("P3"), async ({ page }) => {
  await openPanel(page, "/contact");
  await expect(link(page, "RMN mamar")).toBeHidden();
  await expect(group(page)).not.toHaveAttribute("aria-current");
  await group(page).tap();
  const links = panel(page).locator("details a");
  const parts = ["cerebral", "coloană", "articulații", "abdominal", "pelvin", "mamar"];
  await expect(links).toHaveText(["Toate Investigațiile", ...parts.map((part) => `RMN ${part}`)]);
  await expect(links.first()).toHaveAttribute("href", "/servicii");
  await expect(links.last()).toBeVisible();
  await group(page).tap();
  await expect(links.last()).toBeHidden();
});

test(row("P13"), async ({ page }) => {
  await page.goto(PAGE);
  await takenOver(page);
  // Done and read in one go: on a busy machine the slide may be over before the next question arrives.
  const slide = (act: "showPopover" | "hidePopover") =>
    page.locator("dialog").evaluate(async (dialog: HTMLDialogElement, act) => {
      dialog[act]();
      const slides = dialog
        .getAnimations()
        .filter((animation) => (animation as CSSTransition).transitionProperty === "translate");
      const durations = slides.map(({ effect }) => effect?.getTiming().duration);
      if (act === "showPopover") await Promise.all(slides.map(({ finished }) => finished));
      return durations;
    }, act);
  expect(await slide("showPopover")).toEqual([300]);
  expect(await slide("hidePopover")).toEqual([300]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("visible");
  await page.locator("main").getByRole("link", { name: "Acasă" }).tap();
  await expect(page).toHaveURL(/\/$/);
});

test(row("P14"), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPanel(page);
  await paintTwice(page);
  expect((await panel(page).boundingBox())?.x).toBe(0);
});

const withoutScripts = test.extend({ javaScriptEnabled: false, bypassCSP: true });

withoutScripts(row("P15"), async ({ page }) => {
  await page.goto("/contact");
  await toggle(page).tap();
  await group(page).tap();
  for (const link of await panel(page).getByRole("link").all()) await expect(link).toBeVisible();
  const entries = navigation.mobile.flatMap(({ submenu, ...item }) => submenu ?? [item]);
  // And the logo and the call.
  await expect(panel(page).getByRole("link")).toHaveCount(entries.length + 2);
  await close(page).tap();
  await expect(panel(page)).toBeHidden();
});

withoutScripts(row("P24"), async ({ page }) => {
  await lack(page, "popovers");
  await page.goto("/contact");
  await expect(toggle(page)).toBeHidden();
  await page.locator("header").getByRole("link", { name: "Deschide meniul" }).tap();
  await expect(page.locator("footer").getByRole("link", { name: "RMN mamar" })).toBeInViewport();
});

test(row("P25"), async ({ page }) => {
  await page.goto(PAGE);
  await page.locator("dialog").evaluate((panel) => {
    const main = document.querySelector("main");
    panel.addEventListener("toggle", () => panel.setAttribute("data-first", `${main?.inert}`), {
      once: true,
    });
  });
  const takesFocus = () =>
    page.evaluate(() => {
      const link = document.querySelector<HTMLElement>("main nav a");
      link?.focus();
      return document.activeElement === link;
    });
  await toggle(page).tap();
  await expect(page.locator("dialog")).toHaveAttribute("data-first", "false");
  await expect.poll(takesFocus).toBe(false);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main, header")?.tagName)).toBe("MAIN");
  await expect.poll(takesFocus).toBe(true);
});

test(row("P23"), async ({ page }) => {
  const letGo = await openBeforeScripts(page, "/contact");
  await toggle(page).tap();
  await isInPlace(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const stops = await panel(page).locator("a:visible, button:visible, summary:visible").count();
  for (let press = 0; press < stops + 4; press++) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => document.activeElement?.closest("main, footer, aside")?.tagName);
    expect(place, `${press + 1} times Tab`).toBeUndefined();
  }
  await close(page).focus();
  await page.keyboard.press("Tab");
  const before = await focused();
  letGo();
  await allLive(page);
  await paintTwice(page);
  expect(await focused()).toBe(before);
});

test(row("P27"), async ({ page }) => {
  await page.route("**/later.*.css", (route) => route.abort());
  await page.goto("/contact");
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
  await group(page).tap();
  const icons = await panel(page)
    .locator("svg:visible")
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(Math.max(...icons)).toBeLessThanOrEqual(60);
  await link(page, "Prețuri RMN").tap();
  await expect(page).toHaveURL(/preturi-rmn$/);
});

test(row("P16"), async ({ page }) => {
  const letGo = await openBeforeScripts(page, "/contact");
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
  await group(page).tap();
  letGo();
  // Without another sign: focus in the panel is enough.
  await isExpanded(page, true);
  await expect(panel(page)).toBeVisible();
  await expect(link(page, "RMN mamar")).toBeVisible();
});
