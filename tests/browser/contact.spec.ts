import {
  dials,
  expect,
  type Page,
  site,
  atRest as test,
  withHours,
  withoutScripts,
  written,
} from "./support.ts";

const { clinic, contactPage } = site;
const PLACE = `${clinic.address.street}, ${clinic.address.locality}`;
const { copy, copied, map, waze, apple } = contactPage.address;

const open = (page: Page) => page.goto("/contact");

test.extend({ permissions: ["clipboard-read", "clipboard-write"] })(
  "„Copiați adresa”: the address is in the clipboard, and the page confirms it; a second click is announced again",
  async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: copy }).click();
    await expect(page.getByRole("status")).toHaveText(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PLACE);
    // Screen readers announce the same text again only if it is in a new element.
    const first = await page.locator("[role=status] > *").elementHandle();
    await page.getByRole("button", { name: copy }).click();
    await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(page.getByRole("status")).toHaveText(copied);
  },
);

withoutScripts(
  "no JavaScript: there is no copy button; the links to the maps are shown",
  async ({ page }) => {
    await open(page);
    await expect(page.getByRole("button", { name: copy })).toBeHidden();
    for (const name of [map, waze, apple]) {
      const link = page.locator("main").getByRole("link", { name, exact: true });
      expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toContain(PLACE);
    }
  },
);

test.extend({ timezoneId: "America/Los_Angeles" })(
  "a browser in California: the current day in Timișoara is marked in the week",
  async ({ page }) => {
    // At this time it is Wednesday in Timișoara and still Tuesday in California.
    await page.clock.setFixedTime(new Date("2026-11-25T06:00:00Z"));
    await open(page);
    await expect(page.locator("[data-today]")).toHaveAttribute("data-day", "miercuri");
  },
);

test("nobody has said whether the clinic is open on a legal holiday: the column of that day in the week chart is dashed and has no line for the current hour", async ({
  page,
}) => {
  await withHours(page);
  // This Friday is a holiday, and the only one of its week.
  await page.clock.setFixedTime(new Date("2026-05-01T11:00:00+03:00"));
  await open(page);
  const holiday = page.locator("[data-unsure]");
  await expect(holiday).toHaveAttribute("data-day", "vineri");
  await expect(holiday.locator("line")).toHaveCount(0);
});

test("the phone number for bookings comes first, and is the largest", async ({ page }) => {
  await open(page);
  const numbers = page.locator("main a[href^='tel:']:visible").filter({ hasText: /^[\d\s]{10,}$/ });
  await expect(numbers.first()).toHaveAttribute("href", dials(clinic.headerPhone));
  // The text of a call button is in the last element of the link.
  const [first = 0, ...others] = await numbers.evaluateAll((links) =>
    links.map((link) =>
      Number.parseFloat(getComputedStyle([...link.querySelectorAll("span")].at(-1) ?? link).fontSize),
    ),
  );
  expect(Math.max(...others)).toBeLessThan(first);
});

test("printed: name, address, both numbers and hours; no button, and nothing about now or today", async ({
  page,
}) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  for (const number of [clinic.headerPhone, clinic.footerPhone])
    await expect(main.locator("a:visible", { hasText: written(number) }).first()).toBeVisible();
  await expect(main.getByText(PLACE).first()).toBeVisible();
  for (const part of [
    "[data-today] line",
    "[data-today] text + text",
    "[data-call]",
    "button",
    "[data-open-now]",
    "header",
    "footer nav",
  ])
    await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
});
