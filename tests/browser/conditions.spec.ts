import { expectGoodLayout } from "./layout-faults.ts";
import {
  alterPages,
  atRest,
  blockRequests,
  boxOf,
  examinationPath,
  expect,
  headerHydrated,
  KINDS,
  onPhone,
  PATHS,
  type Page,
  row,
  THOROUGH,
} from "./support.ts";

const call = (page: Page) => page.locator("a[href^='tel:+4']:visible").first();

onPhone(row("Q1"), async ({ page }) => {
  await blockRequests(page, ["image"]);
  for (const path of KINDS) {
    await page.goto(path);
    await expect.soft(call(page), path).toBeVisible();
    // Decorative images have an empty `alt`; inline SVG is hidden or has a name.
    const silent = page.locator("img:not([alt]), svg:not([aria-hidden]):not([aria-label])");
    await expect.soft(silent, path).toHaveCount(0);
    await expectGoodLayout(page, path);
  }
});

onPhone(row("Q2"), THOROUGH, async ({ page }) => {
  await blockRequests(page, ["stylesheet"]);
  await alterPages(page, (html) => html.replaceAll(/<style.*?<\/style>/gs, ""));
  for (const path of KINDS) {
    await page.goto(path);
    const { order, huge } = await page.evaluate(() => {
      const all = [...document.querySelectorAll("body *")];
      const at = (selector: string) => all.indexOf(document.querySelector(selector) as Element);
      return {
        order: ["body a[href^='#']", "header a[href='/']", "h1", "main h2", "footer a"].map(at),
        huge: [...document.querySelectorAll("svg, figure img")]
          .map((drawing) => ({ drawing, ...drawing.getBoundingClientRect().toJSON() }))
          .filter(({ right, height }) => right > innerWidth || height > innerHeight * 0.6)
          .map(({ drawing }) => drawing.outerHTML.slice(0, 80)),
      };
    });
    expect.soft(order, path).toEqual(order.toSorted((one, other) => one - other));
    expect.soft(order, path).not.toContain(-1);
    expect.soft(huge, path).toEqual([]);
    await expect.soft(page.locator("dialog, [popover]").first(), path).toBeHidden();
  }
});

for (const path of ["/", examinationPath("coloana"), "/contact"])
  onPhone(`${row("Q3")} (${path})`, async ({ page }) => {
    const asked: string[] = [];
    // Lets only the HTML load. All other requests stay pending.
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() === "document") return route.continue();
      asked.push(route.request().url());
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(call(page)).toBeInViewport();
    const fonts = await page.evaluate(() =>
      [...document.fonts].map(({ family, display }) => [family, display]),
    );
    // Every web font has `font-display: swap`, so that the fallback font is shown until the web font has
    // arrived.
    expect(fonts.filter(([family, display]) => !family?.includes("Fallback") && display !== "swap")).toEqual(
      [],
    );
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await call(page).click();
    await expect(call(page)).toBeFocused();
    await expect(call(page)).toHaveAttribute("href", /^tel:\+40\d{9}$/);
    expect(asked.length).toBeGreaterThan(0);
  });

for (const path of ["/", examinationPath("coloana")])
  onPhone(`${row("Q4")} (${path})`, async ({ page, context }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await context.setOffline(true);
    await page.locator("header button[aria-haspopup=dialog]").click();
    await page.locator("dialog summary").first().click();
    await expect(page.locator("dialog a[href='/contact']")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toBeHidden();
    const layer = page.locator("main details:not([open]) > summary:visible").first();
    await layer.click();
    await expect(page.locator("main details[open]").first()).toBeVisible();
    await page.mouse.wheel(0, 4000);
    await expect(page.locator("footer")).toBeVisible();
    await expect(call(page)).toHaveAttribute("href", /^tel:/);
    await context.setOffline(false);
    await headerHydrated(page);
    expect(await page.pageErrors()).toEqual([]);
  });

atRest(row("Q5"), THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 640 });
  for (const path of PATHS) {
    await page.goto(path);
    await expectGoodLayout(page, path);
  }
});

atRest(row("Q6"), THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  for (const path of KINDS) {
    await page.goto(path);
    await expectGoodLayout(page, path);
    const { long, left, right } = await page.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, p, li, dd), footer a")]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none")
        .map((element) => ({
          words: element.textContent ?? "",
          box: element.getBoundingClientRect(),
          em: Number.parseFloat(getComputedStyle(element).fontSize),
        }));
      return {
        // Lines must not be longer than about 100 letters, which need 48 em. A text of at most 100 letters
        // cannot have a longer line, so its box may be wider.
        long: texts
          .filter(({ words, box, em }) => words.length > 100 && box.width > 48 * em)
          .map(({ words }) => words.slice(0, 60)),
        left: Math.min(...texts.map(({ box }) => box.left)),
        right: innerWidth - Math.max(...texts.map(({ box }) => box.right)),
      };
    });
    expect.soft(long, path).toEqual([]);
    expect.soft(left, path).toBeGreaterThan(800);
    expect.soft(right, path).toBeGreaterThan(800);
  }
});

atRest(row("Q7", "Y4"), async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/");
  expect((await boxOf(page.locator("header"))).height).toBe(56);
  await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
  await expect(call(page)).toBeInViewport({ ratio: 1 });
  await page.goto(examinationPath("cerebral"));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.locator("#sectiuni")).not.toBeInViewport();
});
