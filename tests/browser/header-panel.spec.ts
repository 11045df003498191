import { FIXED } from "#content/fixed-texts.ts";
import {
  allHydrated,
  complaints,
  examinationPath,
  expect,
  headerHydrated,
  menus,
  nameIn,
  openBeforeScripts,
  type Page,
  paintTwice,
  passThroughCache,
  scrollTo,
  scrollTop,
  site,
  onTouch as test,
} from "./support.ts";

const { ui } = site;
/** A page whose link is in the collapsible group of the menu panel. */
const PAGE = examinationPath("coloana");
const LAST_SERVICE = examinationPath("mamar");
const toggle = (page: Page) => page.getByRole("button", { name: ui.header.open });
const panel = (page: Page) => page.getByRole("dialog", { name: ui.header.panel });
const close = (page: Page) => panel(page).getByRole("button", { name: ui.header.close });
const group = (page: Page) => panel(page).locator("summary");
const link = (page: Page, path: string) =>
  panel(page).getByRole("link", { name: nameIn(menus.mobile, path), exact: true });

async function openPanel(page: Page): Promise<void> {
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
}

const isInPlace = (page: Page) =>
  expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });

/** „hidden” if the page has no scroll bar. */
const overflowOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY);

/** Returns the tag name of the part of the page that contains the focus, such as „DIALOG” or „MAIN”. */
const focusIn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("dialog, header, main, footer, aside, body")?.tagName);

const isExpanded = (page: Page, is: boolean) =>
  expect(page.locator("header button[aria-haspopup=dialog]")).toHaveAttribute("aria-expanded", `${is}`);

/**
 * Presses a key a few times more than the menu panel has controls.
 * @returns the tag names of the parts of the page that had the focus
 */
async function tabRound(page: Page, key = "Tab") {
  const stops = await panel(page).locator("a:visible, button:visible, summary:visible").count();
  const places = new Set<string | undefined>();
  for (let press = 0; press < stops + 4; press++) {
    await page.keyboard.press(key);
    places.add(await focusIn(page));
  }
  return [...places];
}

/**
 * Titles and steps of tests that begin with the menu panel open and the page behind it scrolled by 700 px.
 */
const OPEN: readonly [string, (page: Page) => Promise<void>][] = [
  [
    "tap on the menu button: it fills the screen with the entries in their order, the group of the page open; Tab stays in the panel",
    async (page) => {
      expect(await focusIn(page)).toBe("DIALOG");
      await isInPlace(page);
      await isExpanded(page, true);
      const entries = [...menus.mobile.map(({ name }) => name), RegExp(`^${FIXED.book}`)];
      await expect(panel(page).locator("nav > ul > li > a, summary, [data-call]")).toHaveText(entries);
      const current = panel(page).locator("[aria-current=page]");
      await expect(current).toHaveText(nameIn(menus.mobile, PAGE));
      await expect(current).toBeVisible();
      await expect(group(page)).toHaveAttribute("aria-current", "true");
      for (const key of ["Tab", "Shift+Tab"]) expect(await tabRound(page, key), key).toEqual(["DIALOG"]);
    },
  ],
  [
    "open, Escape or the close button: it closes, the focus returns to the menu button, and the page behind, which was inert, can be used at once",
    async (page) => {
      const takesFocus = () =>
        page.evaluate(() => {
          const link = document.querySelector<HTMLElement>("main nav a");
          link?.focus();
          return document.activeElement === link;
        });
      // The page becomes inert after the panel's first frame; before, this test would take the focus from
      // the panel.
      await expect(page.locator("main")).toHaveJSProperty("inert", true);
      expect(await takesFocus()).toBe(false);
      for (const act of [() => page.keyboard.press("Escape"), () => close(page).tap()]) {
        await act();
        await expect(panel(page)).toBeHidden();
        await expect(toggle(page)).toBeFocused();
        await isExpanded(page, false);
        await openPanel(page);
        await isInPlace(page);
      }
      await page.keyboard.press("Escape");
      await page.keyboard.press("Tab");
      expect(await focusIn(page)).toBe("MAIN");
      await expect.poll(takesFocus).toBe(true);
    },
  ],
  [
    "open, page scrolled, wheel, touch swipe, keys: the page behind does not move, also after closing",
    async (page) => {
      await isInPlace(page);
      expect(await overflowOf(page)).toBe("hidden");
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
  ],
  [
    "open, a link to another page: the panel closes at once, before the other page arrives; after Back from the back/forward cache it is closed",
    async (page) => {
      await passThroughCache(page);
      await expect(panel(page)).toBeHidden();
      await scrollTo(page, 500);
      expect(await scrollTop(page)).toBe(500);
      await openPanel(page);
      const isOpen = await link(page, "/preturi-rmn").evaluate((link: HTMLElement) => {
        link.click();
        return link.closest("dialog")?.matches(":popover-open");
      });
      expect(isOpen).toBe(false);
      await expect(page).toHaveURL(/preturi-rmn$/);
      await expect(panel(page)).toBeHidden();
    },
  ],
  [
    "open, the window becomes 768 px wide: the panel is closed, the focus is on the logo, the page can be scrolled, and the dropdowns work",
    async (page) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(panel(page)).toBeHidden();
      await expect(page.locator("header a").first()).toBeFocused();
      const before = await scrollTop(page);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => scrollTop(page)).toBe(before + 400);
      await page.getByRole("button", { name: menus.desktop[0]?.name, exact: true }).click();
      await expect(page.locator("#meniu-1")).toBeVisible();
    },
  ],
];
for (const [name, act] of OPEN)
  test(name, async ({ page }) => {
    await page.goto(PAGE);
    await headerHydrated(page);
    await scrollTo(page, 700);
    await openPanel(page);
    await act(page);
  });

test("closed, it is opened, then closed: it slides for 300 ms; afterwards the page is usable at once", async ({
  page,
}) => {
  await page.goto(PAGE);
  await headerHydrated(page);
  // Opens or closes the panel and reads its animations in one call, because on a slow machine the animations
  // may end before a second call.
  for (const act of ["showPopover", "hidePopover"] as const) {
    const slides = await page.locator("dialog").evaluate((dialog: HTMLDialogElement, act) => {
      dialog[act]();
      return dialog
        .getAnimations()
        .map((slide) => [(slide as CSSTransition).transitionProperty, slide.effect?.getTiming().duration]);
    }, act);
    expect(slides).toContainEqual(["translate", 300]);
    if (act === "showPopover") await isInPlace(page);
  }
  expect(await overflowOf(page)).toBe("visible");
  await page.locator("main").getByRole("link", { name: ui.shell.homeCrumb, exact: true }).tap();
  await expect(page).toHaveURL(/\/$/);
});

test("reduced motion: the panel is in its final position at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(PAGE);
  await headerHydrated(page);
  await openPanel(page);
  await paintTwice(page);
  expect((await panel(page).boundingBox())?.x).toBe(0);
});

test.extend({ javaScriptEnabled: false })(
  "no JavaScript, tap on the menu button: it opens, every link is visible, and the close button closes it",
  async ({ page }) => {
    await page.goto("/contact");
    await toggle(page).tap();
    await group(page).tap();
    for (const link of await panel(page).getByRole("link").all()) await expect(link).toBeVisible();
    const entries = menus.mobile.flatMap(({ submenu, ...item }) => submenu ?? [item]);
    // Besides the entries of the menu, the panel contains two links: the logo and the call link.
    await expect(panel(page).getByRole("link")).toHaveCount(entries.length + 2);
    await close(page).tap();
    await expect(panel(page)).toBeHidden();
  },
);

test("closed, a double tap on the menu button: the panel is open, and no link was followed", async ({
  page,
}) => {
  await page.goto("/contact");
  await headerHydrated(page);
  // Slows all animations down, so that even on a slow machine the second tap comes while the panel slides in.
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.1 });
  for (let tap = 0; tap < 2; tap++) await toggle(page).tap({ force: true });
  await isInPlace(page);
  await expect(page).toHaveURL(/\/contact$/);
});

test("the panel and a group are opened before the scripts arrive: Tab stays inside, and both stay open afterwards", async ({
  page,
}) => {
  const complained = complaints(page);
  const releaseScripts = await openBeforeScripts(page, "/contact");
  await openPanel(page);
  await group(page).tap();
  await isInPlace(page);
  await expect(page.locator("aside [data-call]")).toBeHidden();
  for (const place of await tabRound(page)) expect(place).not.toMatch(/MAIN|FOOTER|ASIDE/);
  await close(page).focus();
  await page.keyboard.press("Tab");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const before = await focused();
  releaseScripts();
  await allHydrated(page);
  await paintTwice(page);
  expect(await focused()).toBe(before);
  await expect(panel(page)).toBeVisible();
  await expect(link(page, LAST_SERVICE)).toBeVisible();
  await isExpanded(page, true);
  expect(complained).toEqual([]);
});
