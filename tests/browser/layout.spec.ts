import { LEAD_ID, servicePath } from "#content/routes.ts";
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

const { services } = site;
const SERVICE = servicePath(services[0]?.slug ?? "");
const MISSING = "/nu-exista";

/**
 * Finds texts and controls that are cut off or off-screen, texts that overlap, and a page that is too wide.
 */
const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = new Set<string>();
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`);

    /**
     * Finds out whether users can see `lines`: the boxes of the lines of a text in `parent`, or the box of
     * the control `parent`.
     * @returns `state`: "lost" if a box is cut off or off-screen, "hidden" if the boxes are hidden on purpose
     * or belong to a drawing, otherwise "shown". `on`: the nearest sticky or fixed ancestor, or else the body
     */
    function visibilityOf(
      lines: readonly DOMRect[],
      parent: Element,
    ): { state: "lost" | "hidden" | "shown"; on?: Element } {
      const isDrawn = parent.closest("[aria-hidden], svg") !== null;
      let isLost = !isDrawn && lines.some(({ left, right }) => left < -0.5 || right > clientWidth + 0.5);
      let scrolls = false;
      let on: Element | undefined;
      for (let around = parent; around !== document.body; around = around.parentElement as Element) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(around);
        // A clip path hides a text from sighted users on purpose; screen readers read it.
        if (clipPath !== "none") return { state: "hidden" };
        const edge = around.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth)
          return { state: "hidden" };
        scrolls ||= /auto|scroll/.test(overflowY);
        // The call bar (`aside`) hides a text by moving it out of the visible area, unless the whole text
        // fits.
        if (around.matches("aside p") && lines.every(({ left }) => left > edge.right - 1))
          return { state: "hidden" };
        if (!scrolls && (overflowX !== "visible" || overflowY !== "visible"))
          isLost ||= lines.some((line) => line.right > edge.right + 1 || line.bottom > edge.bottom + 1);
        // The page scrolls under a sticky element, which may cover texts of the page. Therefore the texts of
        // a sticky element are compared only with each other.
        if (position === "sticky") on ??= around;
        if (position !== "fixed") continue;
        isLost ||= !scrolls && lines.some(({ top, bottom }) => top < -1 || bottom > innerHeight + 1);
        return { state: isLost ? "lost" : "shown", on: on ?? around };
      }
      const state = isLost ? "lost" : isDrawn ? "hidden" : "shown";
      return { state, on: on ?? document.body };
    }

    const seen: { readonly line: DOMRect; readonly name: string; readonly on: Element }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      const lines = [...words.getClientRects()];
      const { state, on = document.body } = visibilityOf(lines, parent);
      const name = text.data.trim().slice(0, 50);
      if (state === "lost") found.add(`„${name}” is cut or outside`);
      else if (state === "shown") seen.push(...lines.map((line) => ({ line, name, on })));
    }
    // Also checks the boxes of buttons and call links. Of all other elements only the text is checked.
    for (const control of document.querySelectorAll("button, [data-call]"))
      if (
        control.checkVisibility({ visibilityProperty: true }) &&
        visibilityOf([control.getBoundingClientRect()], control).state === "lost"
      )
        found.add(`${control.outerHTML.slice(0, 80)} is cut or outside`);

    // Allows an overlap of about a third of the height, because the rectangle of a line is higher than its
    // letters.
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.35;
    seen.sort((a, b) => a.line.top - b.line.top);
    for (const [i, { line, name, on }] of seen.entries())
      for (let next = i + 1; next < seen.length; next++) {
        const other = seen[next] as (typeof seen)[number];
        if (other.line.top > line.bottom) break;
        if (other.on === on && overlap(line, other.line)) found.add(`„${name}” lies on „${other.name}”`);
      }
    return [...found];
  });

/** Expects no faults. Retries for five seconds, because animations may still run. @param where names the page */
const expectGoodLayout = (page: Page, where: string) =>
  expect
    .configure({ soft: true, message: where })
    .poll(() => layoutFaults(page), { timeout: 5000 })
    .toEqual([]);

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

test("a phone, 360 × 640: no page scrolls sideways, and no text is cut or covered", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [...KINDS, MISSING]) {
    await page.goto(path);
    await expectGoodLayout(page, path);
  }
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

test("a phone in landscape, 844 × 390: title and call button are on the first screen, and the row of section links is not sticky", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/");
  for (const part of [page.locator("h1"), page.locator("main [data-call]:visible").first()])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.goto(examinationPath("cerebral"));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.locator("#sectiuni")).not.toBeInViewport();
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

/** Sizes of windows on phones (upright and in landscape), tablets and desktops. */
const SCREENS = [
  [320, 640],
  [360, 640],
  [430, 932],
  [600, 960],
  [768, 1024],
  [1081, 800],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
] as const;

/** The states in which pages are tested. Each page is tested in each state on a part of the screens. */
const STATES = [
  { name: "as it loads", menu: false, size: () => 100, spacing: "" },
  // A wide window with the text at 200 % would be narrow for the media queries, which are in em.
  {
    name: "menu open, large text",
    menu: true,
    size: (width: number) => (width < 700 ? 200 : 150),
    spacing: "",
  },
  { name: "all parts open, text spaced, 150 %", menu: false, size: () => 150, spacing: TEXT_SPACING },
] as const;

/** Closes all menus and opens all disclosures, or else opens a menu with its groups. */
const open = (page: Page, menu: boolean) =>
  page.evaluate((menu) => {
    for (const popover of document.querySelectorAll<HTMLElement>("header :popover-open"))
      popover.hidePopover();
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = !menu;
    if (!menu) return;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("header > div [popovertarget]")];
    buttons.find((button) => button.checkVisibility())?.click();
    for (const group of document.querySelectorAll<HTMLDetailsElement>("dialog details")) group.open = true;
  }, menu);

for (const [index, path] of [...PATHS, MISSING].entries())
  atRest(
    `320 to 2560 px, large and spaced text, parts open: no horizontal scrolling, no text is cut or covered (${path})`,
    THOROUGH,
    async ({ page }) => {
      // Sets the time to night, because the pages contain a note with more controls while the clinic is closed.
      await page.clock.setFixedTime(new Date("2026-11-25T01:00:00Z"));
      await page.goto(path);
      await headerHydrated(page);
      for (const [at, [width, height]] of SCREENS.entries()) {
        const state = STATES[(index + at) % STATES.length] as (typeof STATES)[number];
        await page.setViewportSize({ width, height });
        await layStyles(
          page,
          `html{font-size:${state.size(width)}%}header,header *{pointer-events:auto!important}${state.spacing}`,
        );
        await page.evaluate(() => scrollTo(0, 0));
        if (state.name !== "as it loads") await open(page, state.menu);
        await expectGoodLayout(page, `${path}, ${width} × ${height}, ${state.name}`);
      }
    },
  );
