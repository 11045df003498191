import { servicePath } from "#content/routes.ts";
import { coveredControls } from "./layout-faults.ts";
import {
  allHydrated,
  complaints,
  examinationPath,
  expect,
  headerHydrated,
  type Locator,
  nameIn,
  openBeforeScripts,
  type Page,
  paintTwice,
  passThroughCache,
  row,
  scrollTo,
  scrollTop,
  site,
  onTouch as test,
} from "./support.ts";

const { navigation, ui } = site;
/** A page whose link is in the collapsible group of the menu panel. */
const PAGE = examinationPath("coloana");
const LAST_SERVICE = examinationPath("mamar");
/** The collapsible group of the menu panel. */
const GROUP = navigation.mobile.find(({ submenu }) => submenu) ?? { name: "", submenu: [] };
const toggle = (page: Page) => page.getByRole("button", { name: ui.header.open });
const panel = (page: Page) => page.getByRole("dialog", { name: ui.header.panel });
const close = (page: Page) => panel(page).getByRole("button", { name: ui.header.close });
const group = (page: Page) => panel(page).locator("summary");
const link = (page: Page, path: string) =>
  panel(page).getByRole("link", { name: nameIn(navigation.mobile, path), exact: true });

async function openPanel(page: Page): Promise<void> {
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
}

const isInPlace = (page: Page) =>
  expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });

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
    row("P1", "P2", "P4", "P7"),
    async (page) => {
      expect(await focusIn(page)).toBe("DIALOG");
      await isInPlace(page);
      await isExpanded(page, true);
      const entries = [...navigation.mobile.map(({ name }) => name), RegExp(`^${ui.calls.header}`)];
      await expect(panel(page).locator("nav > ul > li > a, summary, [data-call]")).toHaveText(entries);
      const current = panel(page).locator("[aria-current=page]");
      await expect(current).toHaveText(nameIn(navigation.mobile, PAGE));
      await expect(current).toBeVisible();
      await expect(group(page)).toHaveAttribute("aria-current", "true");
      for (const key of ["Tab", "Shift+Tab"]) expect(await tabRound(page, key), key).toEqual(["DIALOG"]);
    },
  ],
  [
    row("P5", "P6"),
    async (page) => {
      for (const act of [() => page.keyboard.press("Escape"), () => close(page).tap()]) {
        await act();
        await expect(panel(page)).toBeHidden();
        await expect(toggle(page)).toBeFocused();
        await isExpanded(page, false);
        await openPanel(page);
        await isInPlace(page);
      }
    },
  ],
  [
    row("P8"),
    async (page) => {
      await isInPlace(page);
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
    row("P9", "P10"),
    async (page) => {
      await link(page, "/preturi-rmn").tap();
      await expect(page).toHaveURL(/preturi-rmn$/);
      await expect(panel(page)).toBeHidden();
      await headerHydrated(page);
      await openPanel(page);
      await link(page, "/preturi-rmn").tap();
      await expect(panel(page)).toBeHidden();
      await expect(page).toHaveURL(/preturi-rmn$/);
    },
  ],
  [
    row("P11"),
    async (page) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(panel(page)).toBeHidden();
      await expect(page.locator("header a").first()).toBeFocused();
      const before = await scrollTop(page);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => scrollTop(page)).toBe(before + 400);
      await page.getByRole("button", { name: navigation.desktop[0]?.name, exact: true }).click();
      await expect(page.locator("#meniu-1")).toBeVisible();
    },
  ],
  [
    row("P12"),
    async (page) => {
      await passThroughCache(page);
      await expect(panel(page)).toBeHidden();
      await scrollTo(page, 500);
      expect(await scrollTop(page)).toBe(500);
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

test(row("P3"), async ({ page }) => {
  await page.goto("/contact");
  await openPanel(page);
  await expect(link(page, LAST_SERVICE)).toBeHidden();
  await expect(group(page)).not.toHaveAttribute("aria-current");
  await group(page).tap();
  const links = panel(page).locator("details a");
  const pages = site.services.map(({ slug }) => servicePath(slug));
  await expect(links).toHaveText((GROUP.submenu ?? []).map(({ name }) => name));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/servicii",
    ...pages,
    "/servicii#trimitere",
  ]);
  await expect(links.last()).toBeVisible();
  await group(page).tap();
  await expect(links.last()).toBeHidden();
});

test(row("P13"), async ({ page }) => {
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
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("visible");
  await page.locator("main").getByRole("link", { name: ui.shell.homeCrumb, exact: true }).tap();
  await expect(page).toHaveURL(/\/$/);
});

test(row("P14", "P20"), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(PAGE);
  await headerHydrated(page);
  await openPanel(page);
  await paintTwice(page);
  expect((await panel(page).boundingBox())?.x).toBe(0);
  for (const [width, height] of [
    [320, 568],
    [667, 375],
    [568, 320],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await isInPlace(page);
    expect(await coveredControls(page), `${width} × ${height}`).toEqual([]);
  }
});

test.extend({ javaScriptEnabled: false })(row("P15"), async ({ page }) => {
  await page.goto("/contact");
  await toggle(page).tap();
  await group(page).tap();
  for (const link of await panel(page).getByRole("link").all()) await expect(link).toBeVisible();
  const entries = navigation.mobile.flatMap(({ submenu, ...item }) => submenu ?? [item]);
  // Besides the entries of the menu, the panel contains two links: the logo and the call link.
  await expect(panel(page).getByRole("link")).toHaveCount(entries.length + 2);
  await close(page).tap();
  await expect(panel(page)).toBeHidden();
});

test(row("P19"), async ({ page }) => {
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

test(row("P25"), async ({ page }) => {
  await page.goto(PAGE);
  const takesFocus = () =>
    page.evaluate(() => {
      const link = document.querySelector<HTMLElement>("main nav a");
      link?.focus();
      return document.activeElement === link;
    });
  await openPanel(page);
  await expect.poll(takesFocus).toBe(false);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect(await focusIn(page)).toBe("MAIN");
  await expect.poll(takesFocus).toBe(true);
});

test(row("P16", "P23", "Z2"), async ({ page }) => {
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

test(row("P22"), async ({ page }) => {
  await page.route("**/*.svg", (route) => route.abort());
  await page.goto("/contact");
  await openPanel(page);
  const widths = await page
    .locator(":is(header > div button, header [href^='tel:'], dialog button) svg")
    .evaluateAll((glyphs) => glyphs.map((glyph) => (glyph as SVGSVGElement).getBBox().width).filter(Boolean));
  // The four icons are in the menu button, the phone link of the header, and the close and call buttons of
  // the panel.
  expect(widths).toHaveLength(4);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(10);
});

test(row("P26"), async ({ page }) => {
  const ground = (entry: Locator) => entry.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto("/contact");
  await openPanel(page);
  const current = await ground(link(page, "/contact"));
  await page.goto(PAGE);
  await openPanel(page);
  expect(await ground(group(page))).not.toBe(current);
  await group(page).tap();
  await expect.poll(() => ground(group(page))).toBe(current);
});
