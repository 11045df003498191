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
  "the lower half of the page's call button is outside the screen: the bar is shown; the whole button is visible: it is hidden",
  async ({ page }) => {
    await page.goto(SERVICE);
    await allHydrated(page);
    const { y, height, bottom } = await boxOf(page.locator("main [data-call]").first());
    for (const [edge, isShown] of [
      [y + height / 2, true],
      [bottom + 4, false],
    ] as const) {
      await page.setViewportSize({ width: 390, height: Math.round(edge) });
      await expect(call(page)).toBeVisible({ visible: isShown });
    }
  },
);

phone(
  "a dark section of the page is under the bar, the bar is looked at: the bar is dark, too",
  async ({ page }) => {
    const ground = () =>
      bar(page)
        .locator("> div")
        .evaluate((strip) => getComputedStyle(strip).backgroundColor);
    await belowHero(page);
    const night = await page.locator("footer").evaluate((footer) => getComputedStyle(footer).backgroundColor);
    expect(await ground()).not.toBe(night);
    await scrollTo(page, 100_000);
    await expect.poll(ground).toBe(night);
    await page.goto("/nu-exista");
    await expect.poll(ground).toBe(night);
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

test("1080 px wide: the bar is aligned with the content; 1081 px: there is no bar, and the header shows the number", async ({
  page,
}) => {
  await page.goto(SERVICE);
  await scrollTo(page, 1500);
  for (const width of [1080, 1081]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(top(page)).toBeVisible();
    await expect(call(page)).toBeVisible({ visible: width < 1081 });
    await expect(page.getByRole("complementary")).toHaveCount(width < 1081 ? 1 : 0);
    const number = page.locator("header nav").getByText(written(clinic.headerPhone));
    const isClipped = await number.evaluate((element) => getComputedStyle(element).clipPath !== "none");
    expect(isClipped, `${width} px`).toBe(width < 1081);
  }
  await page.setViewportSize({ width: 1080, height: 800 });
  const edge = await boxOf(page.locator("header nav").first());
  expect((await boxOf(call(page))).right).toBeCloseTo(edge.right, 0);
});

test("an examination, closed: the bar names it and says when the clinic opens; at 320 px its two lines are inside the screen", async ({
  page,
}) => {
  await withHours(page);
  // Sets a Tuesday evening, because the text of the call bar is longest while the clinic is closed until a
  // Wednesday.
  await page.clock.setFixedTime(new Date("2027-07-06T21:00:00+03:00"));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(SERVICE);
  await expect(bar(page).locator("p")).toContainText(services[0]?.title ?? "");
  await expect(bar(page).locator("[data-sentence]")).toContainText("miercuri");
  const outside = await bar(page).evaluate((element) =>
    [...element.querySelectorAll("span[data-sentence], a")]
      .filter((part) => {
        const { left, right, height } = part.getBoundingClientRect();
        // The paragraph of the sentence clips what is outside.
        const clip = part.closest("p")?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
        return left < clip.left || right > clip.right || height > (part.matches("a") ? 60 : 40);
      })
      .map((part) => part.textContent),
  );
  expect(outside).toEqual([]);
});

phone(
  "the animated call button: its rings end within five seconds, and return every 15 to 20 s; never under reduced motion",
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(SERVICE);
    const calm = await page
      .locator("main [data-call]")
      .evaluateAll((calls) => calls.flatMap((call) => call.getAnimations({ subtree: true })).length);
    expect(calm).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const rings = await page.locator("main [data-call]").evaluateAll((calls) =>
      calls
        .flatMap((call) => call.getAnimations({ subtree: true }))
        .map(({ effect }) => {
          const { delay = 0, duration, iterations } = effect?.getTiming() ?? {};
          const offsets = (effect as KeyframeEffect)
            .getKeyframes()
            .map(({ computedOffset }) => computedOffset);
          const last = Math.max(...offsets.filter((offset) => offset < 1));
          return { period: Number(duration), iterations, ends: delay + last * Number(duration) };
        }),
    );
    expect(rings.length).toBeGreaterThan(0);
    for (const { period, iterations, ends } of rings) {
      expect(ends).toBeLessThan(5000);
      expect(period).toBeGreaterThanOrEqual(15_000);
      expect(period).toBeLessThanOrEqual(20_000);
      expect(iterations).toBe(Number.POSITIVE_INFINITY);
    }
  },
);
