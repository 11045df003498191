import { readFileSync } from "node:fs";
import { servicePath } from "#content/routes.ts";
import { formatPhone } from "#lib/format.ts";
import {
  boxOf,
  expect,
  KINDS,
  layoutShift,
  type Page,
  row,
  site,
  atRest as test,
  withoutFonts,
} from "./support.ts";

const { clinic, services, ui } = site;

test.use({ timezoneId: "America/New_York", viewport: { width: 390, height: 664 } });

const { opens = "", closes = "" } = clinic.openingHours[0] ?? {};
const said = (page: Page) => page.locator("main [data-open-now]").first();
/** The year's hours in summer and winter time; all tests choose days that no holiday touches, but O3. */
const [MONDAY, SATURDAY] = ["2027-07-05T10:00:00+03:00", "2027-01-16T12:00:00+02:00"];
const open = ui.hours.open.replace("{ora}", closes);
const closed = (day: string) => ui.hours.closed.replace("{zi}", day).replace("{ora}", opens);

for (const [id, moment, words] of [
  ["O2", SATURDAY, closed("luni")],
  ["O3", "2028-12-25T12:00:00+02:00", ui.hours.holiday],
] as const)
  test(row(id), async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto("/contact");
    await expect(said(page)).toHaveText(words);
  });

test(row("O4"), async ({ page }) => {
  await page.clock.install({ time: Date.parse(`2027-07-05T${closes}:00+03:00`) - 60_000 });
  await page.goto("/contact");
  await expect(said(page)).toHaveText(open);
  await page.clock.runFor("01:01");
  await expect(said(page)).toHaveText(closed("marți"));
});

/** The texts that a visitor sees about the opening, each on one screen with the call that it belongs to. */
const besideCalls = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const said = [...document.querySelectorAll("main :is([data-open-now], [data-closed] b)")].filter(isShown);
    const top = (element: Element) => element.getBoundingClientRect().top;
    return [...document.querySelectorAll("main [data-call]")].filter(isShown).map((call) =>
      said
        .filter((words) => Math.abs(top(words) - top(call)) < innerHeight / 2)
        .map((words) => words.textContent)
        .join(),
    );
  });

test(row("O7"), async ({ page }) => {
  await page.clock.setFixedTime(new Date(SATURDAY));
  const { note: words } = ui.hours;
  for (const path of KINDS.filter((path) => !path.startsWith("/legal"))) {
    await page.goto(path);
    await page.mouse.wheel(0, 20);
    const notes = page.locator("[data-closed]");
    await expect(notes.first(), path).toBeVisible();
    const day = new RegExp(`luni.*${opens}`);
    for (const text of await besideCalls(page)) expect(text, path).toMatch(day);
    for (const note of await notes.all()) {
      await note.locator("summary").click();
      await expect(note, path).toContainText(words.opens.replace("{zi}", "luni").replace("{ora}", opens));
      await expect(note.getByText(words.atHand), path).toBeVisible();
      await expect(note.locator("a[href^='mailto:']"), path).toBeVisible();
      await expect(note.locator("[download]"), path).toBeVisible();
    }
  }
});

test(row("O10"), async ({ page }) => {
  await page.clock.setFixedTime(new Date(SATURDAY));
  for (const { slug } of services) {
    await page.goto(servicePath(slug));
    await page.mouse.wheel(0, 20);
    await expect(page.locator("#pret [data-closed] [download]"), slug).toBeVisible();
    expect((await boxOf(page.locator("[data-closed]"))).y, slug).toBeLessThan(3 * 664);
  }
});

const expectNoNote = (page: Page) => expect(page.locator("[data-closed]:visible")).toHaveCount(0);

test(row("O8"), async ({ page }) => {
  await page.clock.setFixedTime(new Date(MONDAY));
  await page.goto("/contact");
  await expect(said(page)).toHaveText(open);
  await page.mouse.wheel(0, 20);
  await expectNoNote(page);
});

test(row("O9"), async ({ page }) => {
  await page.clock.setFixedTime(new Date(SATURDAY));
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.mouse.wheel(0, 20);
  const saved = page.waitForEvent("download");
  await page.locator("[data-closed] [download]").first().click();
  const entry = readFileSync(await (await saved).path(), "utf8");
  const opening = new Date(`2027-01-18T${opens}:00+02:00`).toISOString().replace(/[-:]|\.\d+/g, "");
  expect(entry).toContain(`DTSTART:${opening}\r\n`);
  expect(entry).toContain(formatPhone(clinic.headerPhone));
});

test.extend({ javaScriptEnabled: false })(row("O5", "O8"), async ({ page }) => {
  await page.goto("/contact");
  await expect(said(page)).toContainText(opens);
  await expectNoNote(page);
});

test(row("O1", "O6"), async ({ page }) => {
  await withoutFonts(page);
  await page.clock.setFixedTime(new Date(MONDAY));
  for (const path of ["/", "/contact"]) {
    await page.goto(path);
    await expect(said(page)).toHaveText(open);
    expect(await layoutShift(page), path).toBe(0);
  }
});
