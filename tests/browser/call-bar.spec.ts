import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { loadSite } from "../../src/content/load.ts";
import { formatPhone, phoneHref } from "../../src/lib/format.ts";
import { row } from "../behaviour/rows.ts";
import { layoutShift, paintTwice, requestsOf, scrollTo } from "./support.ts";

const { clinic, ui, services } = loadSite(process.cwd());
const SERVICE = `/servicii/${services[0]?.slug}`;
const PAGES = ["/", "/servicii", SERVICE, "/preturi-rmn", "/rmn-prin-cas", "/contact", "/legal/gdpr"];

const bar = (page: Page) => page.locator("[data-call-bar]");
const call = (page: Page) => bar(page).locator("a");
const top = (page: Page) => page.locator("[data-scroll-top]");

/** A place where neither the footer nor a call button stands: just below the hero. */
async function belowHero(page: Page): Promise<void> {
  await page.goto("/");
  await scrollTo(
    page,
    await page.evaluate(() => document.querySelector("main > section")?.clientHeight ?? 0),
  );
  await expect(call(page)).toBeVisible();
}

test.describe("390 px", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test(row("C1"), async ({ page }) => {
    await belowHero(page);
    await page.locator("main [data-call]").first().scrollIntoViewIfNeeded();
    await expect(call(page)).toBeHidden();
    await call(page).evaluate((link) => link.focus());
    await expect(call(page)).not.toBeFocused();
    const tapped = await page.evaluate(() =>
      document.elementFromPoint(innerWidth - 60, innerHeight - 30)?.closest("[data-call-bar]"),
    );
    expect(tapped).toBeNull();
  });

  test(row("C2"), async ({ page }) => {
    await belowHero(page);
    await expect(call(page)).toHaveAttribute("href", phoneHref(clinic.headerPhone));
    await expect(call(page)).toContainText(ui.calls.hero);
    await expect(call(page)).toContainText(formatPhone(clinic.headerPhone));
    await expect(bar(page).locator("[data-open-now]")).not.toBeEmpty();
    const box = await call(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
  });

  test(row("C3"), async ({ page }) => {
    for (const place of ["main [data-call]", "footer"]) {
      await belowHero(page);
      await page.locator(place).last().scrollIntoViewIfNeeded();
      await expect(call(page), place).toBeHidden();
    }
  });

  test(row("C4"), async ({ page }) => {
    await page.goto(SERVICE);
    await expect(bar(page).locator("p")).toContainText(services[0]?.title ?? "");
  });

  test(row("C5"), async ({ page }) => {
    await page.goto("/legal/gdpr");
    await expect(call(page)).toBeVisible();
    await expect(top(page)).toBeHidden();
    await scrollTo(page, 301);
    await expect(top(page)).toBeVisible();
    // Bar and button still slide for a moment.
    await expect(async () => {
      const [strip, button, words] = await Promise.all(
        [bar(page).locator("> div"), top(page), bar(page).locator("p")].map((part) => part.boundingBox()),
      );
      expect(button?.y).toBeGreaterThanOrEqual(strip?.y ?? Number.NaN);
      expect(button?.x).toBeLessThan(60);
      expect(words?.x).toBeGreaterThan((button?.x ?? Number.NaN) + 48);
    }).toPass({ timeout: 5000 });
    expect(await layoutShift(page)).toBe(0);
  });

  test(row("C12"), async ({ page }) => {
    await page.goto("/servicii");
    const button = page.locator("main [data-call]").last();
    for (const share of [0.5, 1.1]) {
      await button.evaluate((element, share) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy(0, top + height * share - innerHeight);
      }, share);
      await paintTwice(page);
      await expect(call(page)).toBeVisible({ visible: share < 1 });
    }
    await page.goto(SERVICE);
    await page
      .locator("main [data-call]")
      .first()
      .evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 8));
    await expect(call(page)).toBeVisible();
  });

  test(row("C13"), async ({ page }) => {
    await page.goto("/");
    const answer = page.locator("main details[name]").last();
    await answer.locator("summary").click();
    await answer
      .locator("p")
      .last()
      .evaluate((text) => {
        scrollBy(0, text.getBoundingClientRect().bottom - innerHeight + 24);
      });
    // A smooth opening goes on moving the answer for a moment.
    await expect(answer).toHaveAttribute("open", "");
    const isOver = () =>
      top(page).evaluate((button) => {
        if (!button.checkVisibility({ visibilityProperty: true })) return false;
        const own = button.getBoundingClientRect();
        return [...document.querySelectorAll("main details[open] p")].some((text) => {
          const { top, bottom, left, right } = text.getBoundingClientRect();
          return bottom > own.top && top < own.bottom && left < own.right && right > own.left;
        });
      });
    await expect.poll(isOver).toBe(false);
  });

  test(row("C10"), async ({ page }) => {
    await belowHero(page);
    await page.emulateMedia({ media: "print" });
    await expect(bar(page)).toBeHidden();
  });

  test(row("C9"), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await belowHero(page);
    await expect(bar(page)).toHaveAttribute("data-shown");
    await paintTwice(page);
    const box = await call(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(664);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(row("C7"), async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(path);
        await expect(call(page), path).toBeVisible();
        await page.mouse.wheel(0, 100_000);
        const end = page.locator("footer > :last-child");
        const strip = bar(page).locator("> div");
        await expect
          .poll(async () => {
            const [above, below] = [await end.boundingBox(), await strip.boundingBox()];
            return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
          }, path)
          .toBeLessThanOrEqual(0);
      }
    });

    test(row("O5"), async ({ page }) => {
      await page.goto("/legal/gdpr");
      await expect(bar(page).locator("[data-open-now]")).toContainText(clinic.openingHours[0]?.opens ?? "");
    });
  });
});

test(row("C8"), async ({ page }) => {
  for (const width of [768, 1081]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(SERVICE);
    await scrollTo(page, 1500);
    await expect(call(page)).toBeHidden();
    const number = page.locator("header nav").getByText(formatPhone(clinic.headerPhone));
    const isClipped = await number.evaluate((element) => getComputedStyle(element).clipPath !== "none");
    expect(isClipped, `${width} px`).toBe(width < 1081);
  }
});

test(row("C11"), async ({ page }) => {
  // Closed: the longest words that it says.
  await page.clock.setFixedTime(new Date("2027-01-16T12:00:00+02:00"));
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of PAGES) {
    await page.goto(path);
    const outside = await bar(page).evaluate((element) =>
      [...element.querySelectorAll("[data-open-now], a")]
        .filter((part) => {
          const { left, right, height } = part.getBoundingClientRect();
          return left < 0 || right > innerWidth || height > (part.matches("a") ? 60 : 40);
        })
        .map((part) => part.textContent),
    );
    expect(outside, path).toEqual([]);
  }
});

test.describe("open now", () => {
  test.use({ timezoneId: "America/New_York", viewport: { width: 390, height: 664 } });

  const { opens = "", closes = "" } = clinic.openingHours[0] ?? {};
  const said = (page: Page) => bar(page).locator("[data-open-now]");
  /** The year's hours in summer and winter time; all tests choose days that no holiday touches, but O3. */
  const [MONDAY, SATURDAY] = ["2027-07-05T10:00:00+03:00", "2027-01-16T12:00:00+02:00"];
  const open = ui.hours.open.replace("{ora}", closes);
  const closed = (day: string) => ui.hours.closed.replace("{zi}", day).replace("{ora}", opens);

  for (const [id, moment, words] of [
    ["O1", MONDAY, open],
    ["O2", SATURDAY, closed("luni")],
    ["O3", "2028-12-25T12:00:00+02:00", ui.hours.holiday],
  ] as const)
    test(row(id), async ({ page }) => {
      await page.clock.setFixedTime(new Date(moment));
      await page.goto("/legal/gdpr");
      await expect(said(page)).toHaveText(words);
    });

  test(row("O4"), async ({ page }) => {
    await page.clock.install({ time: Date.parse(`2027-07-05T${closes}:00+03:00`) - 60_000 });
    await page.goto("/legal/gdpr");
    await expect(said(page)).toHaveText(open);
    await page.clock.runFor("01:01");
    await expect(said(page)).toHaveText(closed("marți"));
  });

  /** The texts that a visitor sees about the opening, each on one screen with the call that it belongs to. */
  const besideCalls = (page: Page) =>
    page.evaluate(() => {
      const isShown = (element: Element) => element.getClientRects().length > 0;
      const said = [...document.querySelectorAll("main :is([data-open-now], [data-closed] b)")].filter(
        isShown,
      );
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
    for (const path of PAGES.filter((path) => path !== "/legal/gdpr")) {
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

  test(row("O8"), async ({ page, browser }) => {
    await page.clock.setFixedTime(new Date(MONDAY));
    await page.goto("/contact");
    await expect(said(page)).toHaveText(open);
    await page.mouse.wheel(0, 20);
    for (const note of await page.locator("[data-closed]").all()) await expect(note).toBeHidden();
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(page.url());
    await expect(plain.locator("[data-closed]").first()).toBeHidden();
    await plain.close();
  });

  test(row("O9"), async ({ page }) => {
    await page.clock.setFixedTime(new Date(SATURDAY));
    await page.goto("/contact", { waitUntil: "networkidle" });
    const asked = requestsOf(
      page,
      (url, request) => !url.startsWith("blob:") && request.resourceType() !== "script",
    );
    await page.mouse.wheel(0, 20);
    const saved = page.waitForEvent("download");
    await page.locator("[data-closed] [download]").first().click();
    const entry = readFileSync(await (await saved).path(), "utf8");
    const opening = new Date(`2027-01-18T${opens}:00+02:00`).toISOString().replace(/[-:]|\.\d+/g, "");
    expect(entry).toContain(`DTSTART:${opening}\r\n`);
    expect(entry).toContain(formatPhone(clinic.headerPhone));
    expect(asked).toEqual([]);
  });

  test(row("O6"), async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const moment of [MONDAY, SATURDAY]) {
        await page.clock.setFixedTime(new Date(moment));
        for (const path of ["/", "/contact"]) {
          await page.goto(path);
          await expect(page.locator("main [data-open-now]").first()).toHaveText(/ acum, /);
          expect(await layoutShift(page), `${path}, ${width} px, ${moment}`).toBe(0);
        }
      }
    }
  });
});
