import {
  boxOf,
  expect,
  openBeforeScripts,
  type Page,
  passThroughCache,
  row,
  takenOver,
  test,
  withoutScripts,
} from "./support.ts";

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

type Step = (page: Page) => Promise<unknown>;
const away: Step = (page) => page.mouse.move(200, 700);
const click: Step = (page) => button(page, 1).click();
const focus: Step = (page) => button(page, 1).focus();
const isOpen: Step = (page) => expectOpen(page, 1);
const press =
  (...keys: string[]): Step =>
  async (page) => {
    for (const key of keys) await page.keyboard.press(key);
  };
const isFocused =
  (control: (page: Page) => ReturnType<typeof links>): Step =>
  (page) =>
    expect(control(page)).toBeFocused();
const hover: Step = async (page) => {
  await button(page, 1).hover();
  await expect(menu(page, 1)).toBeVisible();
};

/** From here on time passes in the page only when a step lets it pass, however busy the machine is. */
const freeze: Step = async (page) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
};
const pass =
  (milliseconds: number): Step =>
  (page) =>
    page.clock.runFor(milliseconds);
/** What was asked for would have come by then. */
const later = pass(2000);

/** From the button through the gap into its list. */
const throughTheGap: Step = async (page) => {
  const [from, to] = [await boxOf(button(page, 1)), await boxOf(menu(page, 1))];
  const x = from.x + from.width / 2;
  for (const y of [from.bottom + 2, to.y - 3, to.y + 40]) await page.mouse.move(x, y, { steps: 5 });
};

const first = (page: Page) => button(page, 1);
const second = (page: Page) => button(page, 2);

/** A row, which dropdown is open at its end, and what is done one after the other. */
const STEPS: readonly [string, Which | 0, ...Step[]][] = [
  ["D1", 1, hover, (page) => expect(links(page)).toHaveCount(6)],
  ["D2", 0, freeze, (page) => first(page).hover(), pass(40), away, later],
  ["D3", 1, hover, freeze, throughTheGap, later],
  ["D4", 0, hover, away],
  ["D5", 1, hover, click, isOpen, freeze, away, later],
  ["D6", 0, click, isOpen, click],
  ["D7", 1, focus, press("Enter"), isFocused(first)],
  ["D8", 1, focus, press("Space"), isFocused(first)],
  ["D9", 1, focus, press("ArrowDown"), isFocused((page) => links(page).first())],
  ["D10", 0, focus, press("ArrowDown", "Escape"), isFocused(first)],
  ["D11", 0, hover, freeze, press("Escape"), (page) => expectOpen(page, 0), later],
  ["D12", 0, focus, press("Enter", ...Array<string>(7).fill("Tab")), isFocused(second)],
  ["D13", 2, click, (page) => second(page).hover()],
  ["D14", 0, click, (page) => page.mouse.click(200, 700)],
  ["D16", 0, freeze, focus, later],
  ["D21", 0, click, isOpen, passThroughCache],
];
for (const [id, open, ...steps] of STEPS)
  test(row(id), async ({ page }) => {
    await openPage(page);
    for (const step of steps) await step(page);
    await expectOpen(page, open);
  });

test.extend({ hasTouch: true })(row("D15"), async ({ page }) => {
  await openPage(page);
  await button(page, 1).tap();
  await expectOpen(page, 1);
});

withoutScripts(row("D24"), async ({ page }) => {
  await page.goto("/contact");
  await button(page, 1).focus();
  await press("Enter")(page);
  await expect(links(page)).toHaveCount(6);
  for (const link of await links(page).all()) {
    await press("Tab")(page);
    await expect(link).toBeFocused();
  }
  await press("Tab")(page);
  await expect(button(page, 2)).toBeFocused();
  await expect(menu(page, 1)).toBeHidden();
});

test(row("D18"), async ({ page }) => {
  const letGo = await openBeforeScripts(page, "/contact");
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
  await expect(page.locator("main nav span[aria-current=page]").first()).toHaveText(/RMN coloană/);
});

test(row("D22"), async ({ page }) => {
  const letGo = await openBeforeScripts(page, "/contact");
  await button(page, 1).hover();
  // Shown by CSS, and from when the code has come by the browser.
  await expect(menu(page, 1)).toBeVisible();
  expect(await menu(page, 1).evaluate((list) => list.matches(":popover-open"))).toBe(false);
  letGo();
  await expectOpen(page, 1);
  await away(page);
  await expectOpen(page, 0);
});
