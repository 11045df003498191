import {
  boxOf,
  examinationPath,
  expect,
  headerHydrated,
  nameIn,
  openBeforeScripts,
  type Page,
  passThroughCache,
  row,
  site,
  test,
  withoutScripts,
} from "./support.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** The number of one of the two dropdowns in the header. */
type Which = 1 | 2;
const { desktop } = site.navigation;
const LINKS = desktop[0]?.submenu?.length ?? 0;
const button = (page: Page, which: Which) =>
  page.getByRole("button", { name: desktop[which - 1]?.name, exact: true });
const menu = (page: Page, which: Which) => page.locator(`#meniu-${which}`);
const links = (page: Page) => menu(page, 1).getByRole("link");

async function openPage(page: Page, path = "/contact") {
  await page.goto(path);
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

test(row("D1"), async ({ page }) => {
  await openPage(page);
  await hoverOpen(page);
  await expect(links(page)).toHaveCount(LINKS);
  await expectOpen(page, 1);
});

test(row("D2"), async ({ page }) => {
  await openPage(page);
  await freeze(page);
  await button(page, 1).hover();
  await page.clock.runFor(40);
  await away(page);
  await later(page);
  await expectOpen(page, 0);
});

test(row("D3"), async ({ page }) => {
  await openPage(page);
  await hoverOpen(page);
  await freeze(page);
  const [from, to] = [await boxOf(button(page, 1)), await boxOf(menu(page, 1))];
  const x = from.x + from.width / 2;
  for (const y of [from.bottom + 2, to.y - 3, to.y + 40]) await page.mouse.move(x, y, { steps: 5 });
  await later(page);
  await expectOpen(page, 1);
});

test(row("D4"), async ({ page }) => {
  await openPage(page);
  await hoverOpen(page);
  await away(page);
  await expectOpen(page, 0);
});

test(row("D5"), async ({ page }) => {
  await openPage(page);
  await hoverOpen(page);
  await clickOpen(page);
  await freeze(page);
  await away(page);
  await later(page);
  await expectOpen(page, 1);
});

test(row("D6"), async ({ page }) => {
  await openPage(page);
  await clickOpen(page);
  await button(page, 1).click();
  await expectOpen(page, 0);
});

for (const [id, key] of [
  ["D7", "Enter"],
  ["D8", "Space"],
] as const)
  test(row(id), async ({ page }) => {
    await openPage(page);
    await button(page, 1).press(key);
    await expect(button(page, 1)).toBeFocused();
    await expectOpen(page, 1);
  });

test(row("D9"), async ({ page }) => {
  await openPage(page);
  await button(page, 1).press("ArrowDown");
  await expect(links(page).first()).toBeFocused();
  await expectOpen(page, 1);
});

test(row("D10"), async ({ page }) => {
  await openPage(page);
  await button(page, 1).press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(button(page, 1)).toBeFocused();
  await expectOpen(page, 0);
});

test(row("D11"), async ({ page }) => {
  await openPage(page);
  await hoverOpen(page);
  await freeze(page);
  await page.keyboard.press("Escape");
  await expectOpen(page, 0);
  await later(page);
  await expectOpen(page, 0);
});

test(row("D12"), async ({ page }) => {
  await openPage(page);
  await button(page, 1).press("Enter");
  // One press for each link, and one that leaves the last link.
  for (let press = 0; press < LINKS + 1; press++) await page.keyboard.press("Tab");
  await expect(button(page, 2)).toBeFocused();
  await expectOpen(page, 0);
});

test(row("D13"), async ({ page }) => {
  await openPage(page);
  await clickOpen(page);
  await button(page, 2).hover();
  await expectOpen(page, 2);
});

test(row("D14"), async ({ page }) => {
  await openPage(page);
  await clickOpen(page);
  await page.mouse.click(200, 700);
  await expectOpen(page, 0);
});

test(row("D16"), async ({ page }) => {
  await openPage(page);
  await freeze(page);
  await button(page, 1).focus();
  await later(page);
  await expectOpen(page, 0);
});

test(row("D21"), async ({ page }) => {
  await openPage(page);
  await clickOpen(page);
  await passThroughCache(page);
  await expectOpen(page, 0);
});

test.extend({ hasTouch: true })(row("D15"), async ({ page }) => {
  await openPage(page);
  await button(page, 1).tap();
  await expectOpen(page, 1);
});

withoutScripts(row("D24"), async ({ page }) => {
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
});

test(row("D18"), async ({ page }) => {
  const releaseScripts = await openBeforeScripts(page, "/contact");
  await button(page, 1).click();
  await expect(menu(page, 1)).toBeVisible();
  releaseScripts();
  // `expectOpen` also checks `aria-expanded`, which only the hydrated header sets.
  await expectOpen(page, 1);
});

test(row("D19"), async ({ page }) => {
  const path = examinationPath("coloana");
  const { title = "" } = site.services.find(({ slug }) => path.endsWith(`/${slug}`)) ?? {};
  await openPage(page, path);
  await expect(button(page, 1)).toHaveAttribute("aria-current", "true");
  await expect(button(page, 2)).not.toHaveAttribute("aria-current");
  await button(page, 1).click();
  await expect(menu(page, 1).locator("[aria-current=page]")).toContainText(nameIn(desktop, path));
  await expect(page.locator("main nav span[aria-current=page]").first()).toContainText(title);
});

test(row("D22"), async ({ page }) => {
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
