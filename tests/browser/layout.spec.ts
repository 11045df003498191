import { LEAD_ID, servicePath } from "#content/routes.ts";
import {
  allHydrated,
  atRest,
  boxOf,
  expect,
  KINDS,
  type Locator,
  onPhone,
  PATHS,
  type Page,
  row,
  site,
  THOROUGH,
  test,
} from "./support.ts";

const { faq, home, services, whyUs } = site;
const MISSING = "/nu-exista";

/**
 * Returns the font sizes of all texts of a page in CSS pixels, also of texts in closed disclosures. Ignores
 * elements that a script removes during the measurement.
 */
const sizesOf = (page: Page) =>
  page
    .locator("body :not(svg *, script, style)")
    .evaluateAll((elements) =>
      elements
        .filter(
          ({ childNodes, isConnected }) =>
            isConnected && [...childNodes].some((node) => node instanceof Text && node.data.trim()),
        )
        .map((element) => Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * 10) / 10),
    );

atRest(row("Y1"), THOROUGH, async ({ page }) => {
  const sizes = { 390: new Set<number>(), 1440: new Set<number>() };
  for (const path of [...PATHS, MISSING]) {
    await page.goto(path);
    for (const width of [390, 1440] as const) {
      await page.setViewportSize({ width, height: 844 });
      for (const size of await sizesOf(page)) sizes[width].add(size);
    }
  }
  for (const [width, all] of Object.entries(sizes))
    expect(all.size, `${width} px: ${[...all].join(", ")}`).toBeLessThanOrEqual(8);
});

test(row("Y2", "Y3"), async ({ page }) => {
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

test(row("Y5"), async ({ page }) => {
  const questions = faq.items.flatMap(({ question, isShortcut }) => (isShortcut ? [question] : []));
  for (const name of [...Object.values(home.shortcuts), ...questions]) {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page.locator(":target")).toBeInViewport();
  }
});

for (const width of [390, 1440])
  test(`${row("Y6")} (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const cards = page.locator("main li", {
      has: page.getByRole("heading", { name: whyUs.items[0]?.title }),
    });
    const all = cards.locator("xpath=../li");
    // Scrolls until the last card is in its sticky position.
    await all.last().evaluate((card) => {
      const { top } = card.getBoundingClientRect();
      scrollBy({ top: top - Number.parseFloat(getComputedStyle(card).top), behavior: "instant" });
    });
    for (let index = 0; index + 1 < whyUs.items.length; index++) {
      const [card, next] = [all.nth(index), all.nth(index + 1)];
      const title = card.getByRole("heading");
      await expect(title).toBeInViewport({ ratio: 1 });
      const over = (await boxOf(next)).y;
      expect((await boxOf(title)).bottom).toBeLessThanOrEqual(over);
      expect(over).toBeLessThan((await boxOf(card)).bottom - 40);
    }
    // Gives all cards the same text, so that the result does not depend on the length of the clinic's texts.
    const covered = await all.evaluateAll((cards) => {
      for (const text of cards.map((card) => card.querySelector("p")))
        if (text) text.textContent = "Un text.";
      const list = cards[0]?.parentElement as HTMLElement;
      const found: string[] = [];
      const isGone = () => list.getBoundingClientRect().bottom < 0;
      for (let step = 0; step < 200 && !isGone(); step++) {
        scrollBy({ top: 40, behavior: "instant" });
        for (const [index, card] of cards.entries()) {
          const title = card.querySelector("h3")?.firstChild as Text;
          const range = document.createRange();
          range.selectNodeContents(title);
          const next = cards[index + 1]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
          if (range.getBoundingClientRect().bottom > next + 1) found.push(`${title.data} at ${scrollY} px`);
        }
      }
      return isGone() ? found : ["the pile never leaves"];
    });
    expect(covered, "titles under the next card").toEqual([]);
  });

/** Returns the number of characters that a reader sees in an element. */
const lettersOf = (part: Locator) => part.innerText().then((text) => text.replace(/\s+/g, " ").length);

// The limits of rows Y7, Y11 and Y12 depend on the length of the texts, so that a longer text breaks no test.
onPhone(row("Y7"), async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const letters = () => lettersOf(page.locator("main"));
  // Sets the time to night, because a note makes the pages longer while the clinic is closed.
  await page.clock.setFixedTime(new Date("2027-07-06T23:30:00+03:00"));
  for (const { slug } of services) {
    await page.goto(servicePath(slug));
    await allHydrated(page);
    for (const id of ["pregatire", "spuneti"]) {
      const { y } = await boxOf(page.locator(`[id="${id}"]`));
      expect(y / (await height()), `${slug}, ${id}`).toBeLessThan(0.42);
    }
    expect((await height()) / (await letters()), slug).toBeLessThanOrEqual(1.35);
    await page.setViewportSize({ width: 1440, height: 844 });
    expect((await height()) / (await letters()), slug).toBeLessThanOrEqual(0.88);
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

test(row("Y8"), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const { slug } of services) {
    await page.goto(servicePath(slug));
    const hidden = await page.locator("[id=pret]").evaluate((card) => card.scrollHeight - card.clientHeight);
    expect(hidden, `${slug}: pixels of the card that are hidden`).toBeLessThanOrEqual(1);
  }
});

test(row("Y9"), async ({ page }) => {
  await page.setViewportSize({ width: 341, height: 164 });
  await page.goto(servicePath(services[0]?.slug ?? ""));
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(page.locator("header > div").first()).not.toBeInViewport();
  await expect(page.locator("aside a")).not.toBeInViewport();
});

for (const [width, height] of [
  [390, 664],
  [360, 640],
] as const) {
  test(`${row("Y10")} (${width} × ${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/preturi-rmn");
    await allHydrated(page);
    const row = await boxOf(page.locator("tbody tr").nth(2));
    const bar = await boxOf(page.locator("aside > div"));
    expect(row.y + row.height, "lower edge of the third price").toBeLessThanOrEqual(bar.y);
  });
}

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

test(row("Y11"), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const { slug } of services) {
    await page.goto(servicePath(slug));
    await allHydrated(page);
    const title = await heightBeyond(page.locator("h1"), 1);
    const lead = await heightBeyond(page.locator(`#${LEAD_ID}`), 5);
    // Polls the positions, because the call bar (`aside`) may still be sliding in or out.
    const roomBelow = async (part: Locator) =>
      (await boxOf(page.locator("aside > div"))).y - (await boxOf(part)).bottom;
    for (const [what, part] of [
      ["duration and price", page.locator("h1 ~ dl")],
      ["the call", page.locator("main [data-call]").first()],
      ["the link to what must be told", page.locator("main [href='#spuneti']").first()],
      ["the link to the preparation", page.locator("main [href='#pregatire']").first()],
    ] as const)
      await expect
        .poll(() => roomBelow(part), `${slug}: pixels between ${what} and the bar`)
        .toBeGreaterThanOrEqual(-title - lead);
  }
});

onPhone(row("Y12"), async ({ page }) => {
  for (const { slug } of services) {
    await page.goto(servicePath(slug));
    const section = page.locator("#spuneti");
    expect((await boxOf(section)).height / (await lettersOf(section)), slug).toBeLessThanOrEqual(0.78);
  }
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
  atRest(`${row("Y14")} (${width} px)`, THOROUGH, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [...KINDS, MISSING]) {
      await page.goto(path);
      await allHydrated(page, "heroStars", "heroStarsButton");
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  });
