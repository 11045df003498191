import { FIXED } from "#content/fixed-texts.ts";
import { servicePath } from "#content/routes.ts";
import {
  allHydrated,
  boxOf,
  dials,
  expect,
  layoutShift,
  type Page,
  paintTwice,
  scrollTo,
  site,
  test,
  withHours,
  withoutFonts,
  written,
} from "./support.ts";

const { clinic, services } = site;
const SERVICE = servicePath(services[0]?.slug ?? "");
const phone = test.extend({ viewport: { width: 390, height: 664 } });

const bar = (page: Page) => page.locator("aside");
const call = (page: Page) => bar(page).locator("a");
const top = (page: Page) => page.locator("aside button");

/**
 * Opens the home page and scrolls past its first section, so that neither the footer nor a call button of the
 * page is in view. Then waits for the call bar.
 */
async function belowHero(page: Page): Promise<void> {
  await page.goto("/");
  await page
    .locator("main > section")
    .first()
    .evaluate(({ clientHeight }) => window.scrollTo(0, clientHeight));
  await expect(call(page)).toBeVisible();
}

phone(
  "at the top of a page with a call button on the screen: the bar is hidden, and nothing in it can be tapped or focused",
  async ({ page }) => {
    await page.goto("/");
    await allHydrated(page);
    await page.locator("main [data-call]").first().scrollIntoViewIfNeeded();
    await expect(call(page)).toBeHidden();
    await call(page).evaluate((link) => link.focus());
    await expect(call(page)).not.toBeFocused();
    const tapped = await page.evaluate(() =>
      document.elementFromPoint(innerWidth - 60, innerHeight - 30)?.closest("aside"),
    );
    expect(tapped).toBeNull();
  },
);

phone(
  "scrolled until the call button has left the screen: the bar appears with hours, number and „Sună acum!”, under reduced motion at once; at the top it disappears",
  async ({ page }) => {
    await belowHero(page);
    await expect(call(page)).toHaveAttribute("href", dials(clinic.headerPhone));
    await expect(call(page)).toContainText(FIXED.callNow);
    await expect(call(page)).toContainText(written(clinic.headerPhone));
    await expect(bar(page).locator("p")).not.toBeEmpty();
    expect((await boxOf(call(page))).height).toBeGreaterThanOrEqual(48);
    for (const place of ["main [data-call]", "footer"]) {
      await page.locator(place).last().scrollIntoViewIfNeeded();
      await expect(call(page), place).toBeInViewport({ ratio: 1 });
    }
    await scrollTo(page, 0);
    await expect(call(page)).toBeHidden();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await belowHero(page);
    await expect(bar(page)).toHaveAttribute("data-shown");
    await paintTwice(page);
    expect((await boxOf(call(page))).bottom).toBeLessThanOrEqual(664);
  },
);

phone(
  "no call button on the screen: the bar is shown; beyond 300 px „Înapoi sus” is its left button, without layout shift",
  async ({ page }) => {
    await withoutFonts(page);
    await page.goto("/legal/gdpr");
    // Before hydration the bar is always shown.
    await allHydrated(page);
    await expect(call(page)).toBeInViewport({ ratio: 1 });
    await expect(top(page)).toBeHidden();
    await scrollTo(page, 301);
    await expect(top(page)).toBeVisible();
    const { x, right } = await boxOf(top(page));
    expect(x).toBeLessThan(60);
    // Polls the position of the text, because a short animation moves it beside the button.
    await expect.poll(async () => (await boxOf(bar(page).locator("p"))).x).toBeGreaterThanOrEqual(right);
    expect(await layoutShift(page)).toBe(0);
  },
);

phone.extend({ javaScriptEnabled: false })(
  "no JavaScript: the bar is shown, it does not cover the end of the page, and there is no scroll-to-top button",
  async ({ page }) => {
    await page.goto(SERVICE);
    await expect(call(page)).toBeVisible();
    await page.mouse.wheel(0, 100_000);
    await expect(top(page)).toBeHidden();
    const end = page.locator("footer > :last-child");
    const strip = bar(page).locator("> div");
    await expect.poll(async () => (await boxOf(end)).bottom - (await boxOf(strip)).y).toBeLessThanOrEqual(0);
  },
);

test("899 px wide: the bar is shown; 900 px: there is no bar, and the header shows the number", async ({
  page,
}) => {
  await page.goto(SERVICE);
  await scrollTo(page, 1500);
  for (const width of [899, 900]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(top(page)).toBeVisible();
    await expect(call(page)).toBeVisible({ visible: width < 900 });
    await expect(page.getByRole("complementary")).toHaveCount(width < 900 ? 1 : 0);
    const words = page.locator("header nav [data-call] > :last-child");
    await expect(words).toContainText(written(clinic.headerPhone));
    const isClipped = await words.evaluate((element) => getComputedStyle(element).clipPath !== "none");
    expect(isClipped, `${width} px`).toBe(width < 900);
  }
});

test("an examination, closed: the bar names it and says when the clinic opens", async ({ page }) => {
  await withHours(page);
  await page.clock.setFixedTime(new Date("2027-07-06T21:00:00+03:00"));
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(SERVICE);
  await expect(bar(page).locator("p")).toContainText(services[0]?.title ?? "");
  await expect(bar(page).locator("[data-sentence]")).toContainText("miercuri");
});

phone(
  "the animated call button: its rings end within five seconds; under reduced motion it has none",
  async ({ page }) => {
    /** The times, in milliseconds, at which the rings end. The rest of the duration is the pause before they return. */
    const rings = () =>
      page.locator("main [data-call]").evaluateAll((calls) =>
        calls
          .flatMap((call) => call.getAnimations({ subtree: true }))
          .map(({ effect }) => {
            const { delay = 0, duration } = effect?.getTiming() ?? {};
            const frames = (effect as KeyframeEffect)
              .getKeyframes()
              .map(({ computedOffset }) => computedOffset);
            return delay + Math.max(...frames.filter((offset) => offset < 1)) * Number(duration);
          }),
      );
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(SERVICE);
    expect(await rings()).toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const ends = await rings();
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThan(5000);
  },
);
