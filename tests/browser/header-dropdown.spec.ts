import {
  boxOf,
  expect,
  headerHydrated,
  menus,
  openBeforeScripts,
  type Page,
  passThroughCache,
  test,
  withoutScripts,
} from "./support.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** The number of one of the two dropdowns in the header. */
type Which = 1 | 2;
const { desktop } = menus;
const LINKS = desktop[0]?.submenu?.length ?? 0;
const button = (page: Page, which: Which) =>
  page.getByRole("button", { name: desktop[which - 1]?.name, exact: true });
const menu = (page: Page, which: Which) => page.locator(`#meniu-${which}`);
const links = (page: Page) => menu(page, 1).getByRole("link");

async function openPage(page: Page) {
  await page.goto("/contact");
  await headerHydrated(page);
}

/** Expects that only this dropdown is visible and has `aria-expanded="true"`; 0 means that none is open. */
async function expectOpen(page: Page, open: Which | 0) {
  for (const which of [1, 2] as const) {
    await expect(menu(page, which)).toBeVisible({ visible: which === open });
    await expect(button(page, which)).toHaveAttribute("aria-expanded", String(which === open));
  }
}

const away = (page: Page) => page.mouse.move(200, 700);

async function hoverOpen(page: Page) {
  await button(page, 1).hover();
  await expect(menu(page, 1)).toBeVisible();
}

async function clickOpen(page: Page) {
  await button(page, 1).click();
  await expectOpen(page, 1);
}

/** Stops the page's clock, so that time passes only when the test advances the clock. */
async function freeze(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}
/** Advances the page's clock by more than the delays with which a dropdown opens and closes. */
const later = (page: Page) => page.clock.runFor(2000);

test("closed, the mouse crosses the button without resting: it stays closed", async ({ page }) => {
  await openPage(page);
  await freeze(page);
  await button(page, 1).hover();
  await page.clock.runFor(40);
  await away(page);
  await later(page);
  await expectOpen(page, 0);
});

test("the mouse rests on the button, then between button and list, then on the list: it opens and stays open; the mouse leaves: it stays for a tenth of a second, then closes", async ({
  page,
}) => {
  await openPage(page);
  await hoverOpen(page);
  await expect(links(page)).toHaveCount(LINKS);
  await freeze(page);
  const [from, to] = [await boxOf(button(page, 1)), await boxOf(menu(page, 1))];
  for (const y of [from.bottom + 2, to.y - 3, to.y + 40]) {
    await page.mouse.move(from.x + from.width / 2, y, { steps: 5 });
    await later(page);
    await expectOpen(page, 1);
  }
  await away(page);
  await page.clock.runFor(100);
  await expectOpen(page, 1);
  await later(page);
  await expectOpen(page, 0);
});

test("open by hover, click on the button: it stays open, also when the mouse leaves; another click: it closes", async ({
  page,
}) => {
  await openPage(page);
  await hoverOpen(page);
  await clickOpen(page);
  await freeze(page);
  await away(page);
  await later(page);
  await expectOpen(page, 1);
  await button(page, 1).click();
  await expectOpen(page, 0);
});

test("closed, Enter or Space on the button: it opens, and the focus stays on the button; Tab beyond the last link: it closes, and the focus goes to the next control", async ({
  page,
}) => {
  await openPage(page);
  for (const key of ["Enter", "Space"]) {
    await button(page, 1).press(key);
    await expect(button(page, 1)).toBeFocused();
    await expectOpen(page, 1);
    // One press for each link, and one that leaves the last link.
    for (let press = 0; press < LINKS + 1; press++) await page.keyboard.press("Tab");
    await expect(button(page, 2)).toBeFocused();
    await expectOpen(page, 0);
  }
});

test("closed, Arrow Down on the button: it opens at its first link; Escape: it closes, and the focus returns to the button", async ({
  page,
}) => {
  await openPage(page);
  await button(page, 1).press("ArrowDown");
  await expect(links(page).first()).toBeFocused();
  await expectOpen(page, 1);
  await page.keyboard.press("Escape");
  await expect(button(page, 1)).toBeFocused();
  await expectOpen(page, 0);
});

test("open by hover, Escape, the mouse does not move: it closes and stays closed", async ({ page }) => {
  await openPage(page);
  await hoverOpen(page);
  await freeze(page);
  await page.keyboard.press("Escape");
  await expectOpen(page, 0);
  await later(page);
  await expectOpen(page, 0);
});

test("one dropdown open, the other dropdown is opened: only this other dropdown is open; Back from the back/forward cache: none is open", async ({
  page,
}) => {
  await openPage(page);
  await clickOpen(page);
  await button(page, 2).hover();
  await expectOpen(page, 2);
  await passThroughCache(page);
  await expectOpen(page, 0);
});

test.extend({ hasTouch: true })(
  "closed, one tap on a touch screen: it opens and stays open",
  async ({ page }) => {
    await openPage(page);
    await button(page, 1).tap();
    await expectOpen(page, 1);
  },
);

withoutScripts(
  "no JavaScript, Enter, then Tab beyond the last link: the dropdown closes, and the focus is on the next control",
  async ({ page }) => {
    await page.goto("/contact");
    await button(page, 1).press("Enter");
    await expect(links(page)).toHaveCount(LINKS);
    for (const link of await links(page).all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(button(page, 2)).toBeFocused();
    await expect(menu(page, 1)).toBeHidden();
  },
);

test("closed, the scripts delayed, click, then the script arrives: it opens at once, stays open, and aria-expanded is true", async ({
  page,
}) => {
  const releaseScripts = await openBeforeScripts(page, "/contact");
  await button(page, 1).click();
  await expect(menu(page, 1)).toBeVisible();
  releaseScripts();
  // `expectOpen` also checks `aria-expanded`, which only the hydrated header sets.
  await expectOpen(page, 1);
});

test("the scripts delayed, the mouse rests on the button: it opens, stays open while they arrive, and closes when the mouse leaves", async ({
  page,
}) => {
  const releaseScripts = await openBeforeScripts(page, "/contact");
  await button(page, 1).hover();
  // Before hydration CSS shows the list on hover, without opening the popover. Hydration opens the popover.
  await expect(menu(page, 1)).toBeVisible();
  expect(await menu(page, 1).evaluate((list) => list.matches(":popover-open"))).toBe(false);
  releaseScripts();
  await expectOpen(page, 1);
  await away(page);
  await expectOpen(page, 0);
});
