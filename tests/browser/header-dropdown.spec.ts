import { expect, type Page, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { holdBackScripts, lack, passThroughCache, readToItsEnd, takenOver } from "./support.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** The two dropdowns. */
type Which = 1 | 2;
const NAMES = { 1: "Servicii RMN", 2: "Prețuri & CAS" };
const button = (page: Page, which: Which) => page.getByRole("button", { name: NAMES[which] });
const menu = (page: Page, which: Which) => page.locator(`#meniu-${which}`);
const links = (page: Page) => menu(page, 1).getByRole("link");

async function openPage(page: Page, path = "/contact") {
  await page.goto(path);
  await takenOver(page);
}

/** Which dropdown is open, to the eye and to readers; 0 is none. */
async function expectOpen(page: Page, open: Which | 0) {
  for (const which of [1, 2] as const) {
    await expect(menu(page, which)).toBeVisible({ visible: which === open });
    await expect(button(page, which)).toHaveAttribute("aria-expanded", String(which === open));
  }
}

const away = (page: Page) => page.mouse.move(200, 700);
const click = (page: Page) => button(page, 1).click();
const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
  };
const hover = async (page: Page) => {
  await button(page, 1).hover();
  await expect(menu(page, 1)).toBeVisible();
};
/** What was asked for would have come by then. */
const later = (page: Page) => page.clock.runFor(2000);

/** From the button through the gap into its list. */
async function throughTheGap(page: Page, which: Which = 1) {
  const [from, to] = [await button(page, which).boundingBox(), await menu(page, which).boundingBox()];
  if (!from || !to) throw new Error("no box");
  const x = from.x + from.width / 2;
  for (const y of [from.y + from.height + 2, to.y - 3, to.y + 40]) await page.mouse.move(x, y, { steps: 5 });
  return Math.abs(from.x - to.x);
}

/** A row, what is done one after the other, and which dropdown is open then. */
const STEPS: readonly [string, readonly ((page: Page) => Promise<unknown>)[], Which | 0][] = [
  ["D1", [hover, (page) => expect(links(page)).toHaveCount(6)], 1],
  [
    "D2",
    [
      (page) => page.clock.install(),
      (page) => button(page, 1).hover(),
      (page) => page.clock.runFor(40),
      away,
      later,
    ],
    0,
  ],
  ["D3", [hover, (page) => page.clock.install(), (page) => throughTheGap(page), later], 1],
  ["D4", [hover, away], 0],
  ["D5", [hover, click, (page) => expectOpen(page, 1), (page) => page.clock.install(), away, later], 1],
  ["D6", [click, (page) => expectOpen(page, 1), click], 0],
  ["D11", [hover, (page) => page.clock.install(), press("Escape"), (page) => expectOpen(page, 0), later], 0],
  ["D13", [click, (page) => button(page, 2).hover()], 2],
  ["D14", [click, (page) => page.mouse.click(200, 700)], 0],
  ["D21", [click, (page) => expectOpen(page, 1), passThroughCache], 0],
];
for (const [id, steps, open] of STEPS)
  test(row(id), async ({ page }) => {
    await openPage(page);
    for (const step of steps) await step(page);
    await expectOpen(page, open);
  });

/** The same for keys, with what has the focus then. */
const KEYS: readonly [string, readonly string[], Which | 0, (page: Page) => ReturnType<typeof links>][] = [
  ["D7", ["Enter"], 1, (page) => button(page, 1)],
  ["D8", ["Space"], 1, (page) => button(page, 1)],
  ["D9", ["ArrowDown"], 1, (page) => links(page).first()],
  ["D10", ["ArrowDown", "Escape"], 0, (page) => button(page, 1)],
  ["D12", ["Enter", ...Array<string>(7).fill("Tab")], 0, (page) => button(page, 2)],
];
for (const [id, keys, open, focused] of KEYS)
  test(row(id), async ({ page }) => {
    await openPage(page);
    await button(page, 1).focus();
    await press(...keys)(page);
    await expect(focused(page)).toBeFocused();
    await expectOpen(page, open);
  });

test(row("D16"), async ({ page }) => {
  await openPage(page);
  await page.clock.install();
  await button(page, 1).focus();
  await later(page);
  await expectOpen(page, 0);
});

test.describe("touch", () => {
  test.use({ hasTouch: true });

  test(row("D15"), async ({ page }) => {
    await openPage(page);
    await button(page, 1).tap();
    await expectOpen(page, 1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(row("D17"), async ({ page }) => {
    await page.goto("/contact");
    await click(page);
    await expect(links(page)).toHaveCount(6);
    await expect(links(page).first()).toBeVisible();
  });

  test(row("D24"), async ({ page }) => {
    await page.goto("/contact");
    await button(page, 1).focus();
    await press("Enter")(page);
    for (const link of await links(page).all()) {
      await press("Tab")(page);
      await expect(link).toBeFocused();
    }
    await press("Tab")(page);
    await expect(button(page, 2)).toBeFocused();
    await expect(menu(page, 1)).toBeHidden();
  });
});

test(row("D18"), async ({ page }) => {
  const letGo = await holdBackScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await readToItsEnd(page);
  await click(page);
  await expect(menu(page, 1)).toBeVisible();
  letGo();
  // Without another sign: focus on the button is enough.
  await expectOpen(page, 1);
});

test(row("D19"), async ({ page }) => {
  await openPage(page, "/servicii/rmn-coloana");
  await expect(button(page, 1)).toHaveAttribute("aria-current", "true");
  await expect(button(page, 2)).not.toHaveAttribute("aria-current");
  await click(page);
  await expect(menu(page, 1).locator("[aria-current=page]")).toHaveText(/RMN coloană/);
});

test(row("D20"), async ({ page }) => {
  await openPage(page);
  for (const width of [768, 800, 899, 900, 1024, 1080, 1081, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const which of [1, 2] as const) {
      await button(page, which).click();
      await expect(menu(page, which), `${width} px`).toBeVisible();
      const box = await menu(page, which).boundingBox();
      expect(box?.x, `left at ${width} px`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `right at ${width} px`).toBeLessThanOrEqual(width);
      await page.keyboard.press("Escape");
    }
  }
});

test(row("D22"), async ({ page }) => {
  const letGo = await holdBackScripts(page, /header-menus/);
  const wanted = page.waitForRequest(/header-menus/);
  await page.goto("/contact");
  await button(page, 1).hover();
  await wanted;
  await expect(menu(page, 1)).toBeHidden();
  letGo();
  await expect(menu(page, 1)).toBeVisible();
});

test.describe("without anchor positioning", () => {
  test.use({ bypassCSP: true });

  test(row("D23"), async ({ page }) => {
    await lack(page, { anchors: true });
    await openPage(page);
    for (const which of [1, 2] as const) {
      await button(page, which).hover();
      await expect(menu(page, which)).toBeVisible();
      expect(await throughTheGap(page, which), NAMES[which]).toBeLessThanOrEqual(30);
      await page.clock.install();
      await later(page);
      await expect(menu(page, which)).toBeVisible();
      await page.clock.resume();
    }
  });
});
