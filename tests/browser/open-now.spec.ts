import { readFileSync } from "node:fs";
import { servicePath } from "#content/routes.ts";
import {
  allHydrated,
  expect,
  layoutShift,
  type Page,
  site,
  atRest as test,
  withHours,
  withoutFonts,
  written,
} from "./support.ts";

const { clinic, services, ui } = site;

test.use({ timezoneId: "America/New_York", viewport: { width: 390, height: 664 } });

const SERVICE = servicePath(services[0]?.slug ?? "");
const openStatus = (page: Page) => page.locator("main [data-open-now]").first();
/**
 * A time in summer when the clinic is open, and a time in winter when it is closed. Neither is near a
 * holiday.
 */
const [MONDAY, SATURDAY] = ["2027-07-05T10:00:00+03:00", "2027-01-16T12:00:00+02:00"];
const open = ui.hours.open.replace("{ora}", "20:00");
const closed = (day: string) => ui.hours.closed.replace("{zi}", day).replace("{ora}", "08:00");

test.beforeEach(({ page }) => withHours(page));

test("nobody has said whether the clinic is open on legal holidays: status, note and call bar doubt it in the same words; so does the reminder, which begins at the next opening and contains the number", async ({
  page,
}) => {
  // The Monday after this Saturday is a legal holiday.
  await page.clock.setFixedTime(new Date("2026-11-28T12:00:00+02:00"));
  await page.goto("/contact", { waitUntil: "networkidle" });
  const said = `${closed("luni")}; ${ui.hours.holiday}`;
  await expect(openStatus(page)).toHaveText(said);
  await page.mouse.wheel(0, 400);
  await expect(page.locator("main [data-closed] summary").first()).toContainText(said);
  const [doubt = ""] = ui.hours.holiday.split(", ").slice(-1);
  await expect(page.locator("aside p")).toHaveText(`luni ${doubt}`);
  const saved = page.waitForEvent("download");
  await page.locator("[data-closed] [download]").first().click();
  const entry = readFileSync(await (await saved).path(), "utf8").replaceAll("\r\n ", "");
  // 08:00 in Timișoara, in UTC.
  expect(entry).toContain("DTSTART:20261130T060000Z\r\n");
  expect(entry).toContain(doubt);
  expect(entry).toMatch(written(clinic.headerPhone));
});

test("one minute before closing time, a minute passes: the page says that the clinic is closed, and when it opens again", async ({
  page,
}) => {
  await page.clock.install({ time: Date.parse("2027-07-05T19:59:00+03:00") });
  await page.goto("/contact");
  await expect(openStatus(page)).toHaveText(open);
  await page.clock.runFor("01:01");
  await expect(openStatus(page)).toHaveText(closed("marți"));
});

test("closed: a note says when the clinic opens and what to have at hand, with e-mail and reminder", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(SATURDAY));
  const { note: words } = ui.hours;
  for (const path of ["/contact", SERVICE]) {
    await page.goto(path);
    await expect(openStatus(page), path).toHaveText(closed("luni"));
    await page.mouse.wheel(0, 20);
    const note = page.locator("[data-closed]").first();
    await note.locator("summary").click();
    await expect(note, path).toContainText(`${closed("luni")}. ${words.opens}`);
    await expect(note.getByText(words.atHand), path).toBeVisible();
    await expect(note.locator("a[href^='mailto:']"), path).toBeVisible();
    await expect(note.locator("[download]"), path).toBeVisible();
  }
});

const expectNoNote = (page: Page) => expect(page.locator("[data-closed]:visible")).toHaveCount(0);

test("15 December, closed until 31 March: menu, chart and footer say „closed until 1 April”", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-12-15T12:00:00+02:00"));
  await withHours(page, { closingDays: [{ from: "2026-12-01", to: "2027-03-31" }] });
  await page.goto("/contact", { waitUntil: "networkidle" });
  const said = ui.hours.closedLong.replace("{zi}", "pe 1 aprilie").replace("{ora}", "08:00");
  await page.getByRole("button", { name: ui.header.open }).click();
  await expect(page.locator("dialog [data-open-now]")).toHaveText(said);
  await page.keyboard.press("Escape");
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(page.locator("footer b")).toHaveText(said);
  await expect(page.locator("[data-today]")).toHaveAttribute("data-day", "marți");
  await expect(page.locator("[data-day][data-open]")).toHaveCount(0);
});

test.extend({ javaScriptEnabled: false })(
  "no JavaScript: the opening hours are shown, but neither whether the clinic is open nor the note that it is closed",
  async ({ page }) => {
    await page.goto("/contact");
    await expect(openStatus(page)).toContainText(clinic.openingHours[0]?.opens ?? "");
    await expectNoNote(page);
  },
);

test("Monday 10:00 in Timișoara, a browser in New York: it says „Deschis acum, până la …”, without layout shift, and there is no note that the clinic is closed", async ({
  page,
}) => {
  await withoutFonts(page);
  await page.clock.setFixedTime(new Date(MONDAY));
  await page.goto("/contact");
  await expect(openStatus(page)).toHaveText(open);
  await allHydrated(page);
  await expectNoNote(page);
  expect(await layoutShift(page)).toBe(0);
});
