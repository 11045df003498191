import { boxOf, expect, headerHydrated, type Locator, onTouch, type Page, test } from "./support.ts";

const PAGE = "/servicii";

const letters = (page: Page) => page.locator("#trimitere details[name]");
const keyOf = (letter: Locator) => letter.locator("summary");

/** The largest distance between the header and a heading that was scrolled below it. */
const MAX_GAP_PX = 40;

/**
 * Expects that only this disclosure is open, and that its heading (a letter) and its first word are in view
 * and not covered by the header.
 */
async function expectInView(page: Page, letter: Locator) {
  const heading = letter.locator("h3");
  await expect(letter).toHaveAttribute("open");
  await expect(page.locator("main details[open]")).toHaveCount(1);
  for (const shown of [heading, heading.locator("+ ul > li").first()])
    await expect(shown).toBeInViewport({ ratio: 1 });
  await expect.poll(() => belowHeader(page, heading)).toBeGreaterThanOrEqual(-1);
}

/** Returns the distance from the header's lower edge to an element, in CSS pixels. */
async function belowHeader(page: Page, element: Locator) {
  const header = await boxOf(page.locator("header > div").first());
  return (await boxOf(element)).y - Math.floor(header.bottom);
}

test.beforeEach(({ page }) => page.goto(PAGE));

const still = test.extend({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" },
});

still(
  "a letter is clicked: only its words are open, and as many of them as fit are in view",
  async ({ page }) => {
    // The client scrolls. A letter that is clicked before only opens.
    await headerHydrated(page);
    const all = await letters(page).all();
    for (const letter of [all[0], all[Math.floor(all.length / 2)], all.at(-1)] as Locator[]) {
      const key = keyOf(letter);
      await key.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await key.click();
      await expectInView(page, letter);
      // Either the heading is directly below the header, or all words are in view.
      await expect(async () => {
        if ((await belowHeader(page, letter.locator("h3"))) > MAX_GAP_PX)
          await expect(letter.locator("li").last()).toBeInViewport({ ratio: 1, timeout: 1 });
      }).toPass();
    }
  },
);

still(
  "all closed, the page is opened at the id of a letter: its words are open and in view",
  async ({ page }) => {
    const last = letters(page).last();
    const id = await last.locator("h3").getAttribute("id");
    await page.goto("/contact");
    await page.goto(`${PAGE}#${id}`);
    await expectInView(page, last);
  },
);

onTouch(
  "a letter at the lower edge of a phone's screen, tap it: its first word is in view, above the call bar",
  async ({ page }) => {
    await headerHydrated(page);
    const letter = letters(page).first();
    await keyOf(letter).evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await keyOf(letter).tap();
    const word = letter.locator("li").first();
    await expect(word).toBeInViewport({ ratio: 1 });
    const bar = page.locator("aside").filter({ has: page.locator("[data-call]") });
    await expect
      .poll(async () => (await boxOf(word)).bottom - (await boxOf(bar.first())).y)
      .toBeLessThanOrEqual(1);
  },
);

test("a letter open, click beside the name of an examination, in the row of a word: the page of the examination opens", async ({
  page,
}) => {
  const letter = letters(page)
    .filter({ has: page.locator("a[href^='/']") })
    .first();
  await letter.locator("summary").click();
  const word = letter.locator("li:not(:has(p))", { has: page.locator("a[href^='/']") }).first();
  const href = await word.locator("a").getAttribute("href");
  await word.click({ position: { x: 8, y: 20 } });
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});
