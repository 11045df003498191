import { nat, sample, shuffledSubarray } from "fast-check";
import { LEAD_ID, servicePath } from "#content/routes.ts";
import { coveredControls, expectGoodLayout } from "./layout-faults.ts";
import {
  allHydrated,
  atRest,
  boxOf,
  examinationPath,
  expect,
  headerHydrated,
  KINDS,
  type Locator,
  layStyles,
  PATHS,
  type Page,
  site,
  TEXT_SPACING,
  THOROUGH,
  test,
} from "./support.ts";

const { services, whyUs } = site;
const SERVICE = servicePath(services[0]?.slug ?? "");
const MISSING = "/nu-exista";

test("the 404 page: nothing covers its button on a phone, and on a large screen the footer ends at the lower edge", async ({
  page,
}) => {
  await page.goto(MISSING);
  for (const [width, height] of [
    [360, 740],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator("aside a")).toBeVisible();
    const strip = await boxOf(page.locator("aside > div"));
    expect((await boxOf(page.locator("main a[href='/']"))).bottom).toBeLessThan(strip.y);
  }
  await page.setViewportSize({ width: 2560, height: 1440 });
  const footer = await boxOf(page.locator("footer"));
  expect(footer.bottom).toBeGreaterThanOrEqual(1440);
  expect((await boxOf(page.locator("main > :first-child"))).bottom).toBe(footer.y);
});

test("the films on home are scrolled through: each slides over the previous one, and covers neither its title nor its visible text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const heading = page.getByRole("heading", { name: whyUs.items[0]?.title });
  const all = page.locator("main ul:not(ul ul) > li > div", { has: heading }).locator("xpath=../../li/div");
  const found = await all.evaluateAll(async (films) => {
    const texts = films.map((film) => film.querySelector("p") as HTMLElement);
    const covered: string[] = [];
    let deepest = 0;
    scrollBy({ top: (films[0]?.getBoundingClientRect().top ?? 0) - 300, behavior: "instant" });
    for (let step = 0; step < 80; step++) {
      scrollBy({ top: 12, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      for (const [index, film] of films.slice(0, -1).entries()) {
        const next = (films[index + 1] as Element).getBoundingClientRect().top + 1;
        deepest = Math.max(deepest, film.getBoundingClientRect().bottom - next);
        const title = film.querySelector("h3") as HTMLElement;
        const shown = texts.filter((one) => film.contains(one) && getComputedStyle(one).opacity !== "0");
        for (const part of [title, ...shown])
          if (part.getBoundingClientRect().bottom > next) covered.push(`${part.textContent} at ${scrollY}`);
      }
    }
    return { covered, slides: deepest > 40 };
  });
  expect(found).toEqual({ covered: [], slides: true });
});

test("a phone, 360 × 640: no page scrolls sideways, and no text is cut or covered", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [...KINDS, MISSING]) {
    await page.goto(path);
    await expectGoodLayout(page, path);
  }
});

test("page of an examination at 1280 × 720, its price card is looked at: the whole card is visible, and it does not scroll", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // The price card of this examination has the most rows.
  await page.goto(examinationPath("articulatii"));
  const hidden = await page.locator("[id=pret]").evaluate((card) => card.scrollHeight - card.clientHeight);
  expect(hidden, "pixels of the card that are hidden").toBeLessThanOrEqual(1);
});

test("341 × 164 px, a laptop at 400 % zoom: neither header nor call bar is sticky, so that the text has the whole window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 341, height: 164 });
  await page.goto(SERVICE);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(page.locator("header > div").first()).not.toBeInViewport();
  await expect(page.locator("aside a")).not.toBeInViewport();
});

test("the price list at 360 × 640: at least three prices are above the call bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/preturi-rmn");
  await allHydrated(page);
  const row = await boxOf(page.locator("tbody tr").nth(2));
  const bar = await boxOf(page.locator("aside > div"));
  expect(row.y + row.height, "lower edge of the third price").toBeLessThanOrEqual(bar.y);
});

/** Returns the height, in CSS pixels, of a text without its first `lines` lines. */
const heightBeyond = (text: Locator, lines: number) =>
  text.evaluate(
    (element, lines) =>
      Math.max(
        0,
        element.clientHeight - lines * Math.ceil(Number.parseFloat(getComputedStyle(element).lineHeight)),
      ),
    lines,
  );

test("an examination at 390 × 664: duration, price, call button and links to preparation and safety are above the call bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(SERVICE);
  await allHydrated(page);
  const title = await heightBeyond(page.locator("h1"), 1);
  const lead = await heightBeyond(page.locator(`#${LEAD_ID}`), 5);
  // Polls the positions, because the call bar (`aside`) may still be sliding in or out.
  const roomBelow = async (part: Locator) =>
    (await boxOf(page.locator("aside > div"))).y - (await boxOf(part)).bottom;
  for (const [what, part] of [
    ["duration and price", page.locator("main dl").first()],
    ["the call", page.locator("main [data-call]").first()],
    ["the link to what must be told", page.locator("main [href='#spuneti']").first()],
    ["the link to the preparation", page.locator("main [href='#pregatire']").first()],
  ] as const)
    await expect
      .poll(() => roomBelow(part), `pixels between ${what} and the bar`)
      .toBeGreaterThanOrEqual(-title - lead);
});

/**
 * Returns the visible links and buttons that are narrower or lower than 44 CSS pixels, about the width of a
 * finger. Ignores links and buttons within a sentence, and the regions of the drawing of a body, because a
 * row beside the drawing leads to the same page.
 */
const smallTargets = (page: Page) =>
  page.locator(":is(a, button, summary):not([aria-hidden] *)").evaluateAll((targets) =>
    targets
      .filter((target) => {
        const isWithinSentence = [...(target.parentElement?.childNodes ?? [])].some(
          (node) => node instanceof Text && node.data.trim(),
        );
        const isShown = target.checkVisibility({ visibilityProperty: true });
        return isShown && !isWithinSentence && getComputedStyle(target).clipPath === "none";
      })
      .map((target) => {
        // A stretched link covers the whole card around it (`offsetParent`), so the size of the card counts.
        const isStretched = target.hasAttribute("data-stretched");
        const area = (isStretched && (target as HTMLElement).offsetParent) || target;
        const { width, height } = area.getBoundingClientRect();
        return { width, height, text: target.textContent?.trim().slice(0, 40) };
      })
      .filter(({ width, height }) => Math.min(width, height) < 44)
      .map(({ width, height, text }) => `„${text}” ${Math.round(width)} × ${Math.round(height)}`),
  );

for (const width of [390, 1280])
  atRest(
    `each link and button outside a sentence is at least 44 × 44 px large (${width} px)`,
    THOROUGH,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of [...KINDS, MISSING]) {
        await page.goto(path);
        await allHydrated(page, "heroStars", "heroStarsButton");
        expect.soft(await smallTargets(page), path).toEqual([]);
      }
    },
  );

/**
 * A case is a combination of open elements, text size and text spacing (`CASES`). Each page is tested on each
 * screen size in one case. The environment variable `SWEEP` is the seed that chooses these cases, such as
 * `SWEEP=7`; `SWEEP=all` tests all cases.
 */
const { SWEEP = "1" } = process.env;

/** Sizes of windows on phones (upright and in landscape), tablets and desktops. */
const SCREENS = [
  [320, 640],
  [344, 882],
  [360, 640],
  [390, 664],
  [390, 844],
  [430, 932],
  [600, 960],
  [731, 411],
  [768, 1024],
  [844, 390],
  [900, 700],
  [1024, 768],
  [1081, 800],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

const STATES = ["closed", "menu", "open"] as const;
const CASES = STATES.flatMap((state) =>
  [100, 150, 200].flatMap((size) => ["", TEXT_SPACING].map((spacing) => ({ state, size, spacing }))),
);

const seed = Number(SWEEP) || 1;
const shuffled = <Item>(items: readonly Item[]) =>
  sample(shuffledSubarray([...items], { minLength: items.length }), { seed, numRuns: 1 })[0] as Item[];
const screens = shuffled(SCREENS);

/**
 * Closes all menus and disclosures. Then opens a menu if `state` is "menu", or all disclosures if it is
 * "open". The number `which` chooses the menu, one disclosure of each group in which only one can be open,
 * and the layer of the drawing.
 */
const open = (page: Page, state: (typeof STATES)[number], which: number) =>
  page.evaluate(
    ([state, which]) => {
      for (const menu of document.querySelectorAll<HTMLElement>("header :popover-open")) menu.hidePopover();
      for (const details of document.querySelectorAll("details")) details.open = false;
      if (state === "menu") {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>("header > div [popovertarget]")];
        const shown = buttons.filter((button) => button.checkVisibility());
        shown[which % shown.length]?.click();
        for (const group of document.querySelectorAll<HTMLDetailsElement>("dialog details"))
          group.open = true;
      }
      if (state === "open") {
        // `which` decides the order: of several disclosures with the same name, only the one that is opened
        // last stays open.
        const details = [...document.querySelectorAll<HTMLDetailsElement>("main details")];
        const from = which % (details.length || 1);
        for (const one of [...details.slice(from), ...details.slice(0, from)]) one.open = true;
        const buttons = document.querySelectorAll<HTMLElement>("main figure button");
        for (let press = 0; press < which % 12; press++) buttons[which % 2]?.click();
      }
    },
    [state, which] as const,
  );

// The tests below use only some sizes and cases. This test is for a size and a case in which a price once
// overlapped the text beside it.
atRest(
  "320 to 2560 px, large and spaced text, parts open: no horizontal scrolling, no text is cut or covered, nor a focused control (large and spaced text beside a price)",
  THOROUGH,
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto(examinationPath("cerebral"));
    await headerHydrated(page);
    await layStyles(page, `html{font-size:200%}${TEXT_SPACING}`);
    await expectGoodLayout(page, examinationPath("cerebral"));
  },
);

for (const [index, path] of [...shuffled(PATHS), "/nu-exista"].entries())
  atRest(
    `320 to 2560 px, large and spaced text, parts open: no horizontal scrolling, no text is cut or covered, nor a focused control (${path})`,
    THOROUGH,
    async ({ page }) => {
      // Sets the time to night, because the pages contain a note with more controls while the clinic is closed.
      await page.clock.setFixedTime(new Date("2026-11-25T01:00:00Z"));
      await page.goto(path);
      await headerHydrated(page);
      const choices = sample(nat(1000), { seed: seed + index, numRuns: screens.length });
      for (const [at, [width, height]] of screens.entries()) {
        // The case depends on the indexes of the page and of the window size, so that neither a page nor a size
        // is always tested in the same case.
        const cases =
          SWEEP === "all" ? CASES : [CASES[(index + at) % CASES.length] as (typeof CASES)[number]];
        for (const { state, size, spacing } of cases) {
          await open(page, "closed", 0);
          await page.setViewportSize({ width, height });
          await layStyles(
            page,
            `html{font-size:${size}%}header,header *{pointer-events:auto!important}${spacing}`,
          );
          await page.evaluate(() => scrollTo(0, 0));
          const which = choices[at] ?? 0;
          await open(page, state, which);
          const name = `${path}, ${width} × ${height}, ${size} %, ${spacing && "spaced, "}${state} ${which}`;
          await expectGoodLayout(page, name);
          await expectGoodLayout(page, name, coveredControls);
        }
      }
    },
  );
