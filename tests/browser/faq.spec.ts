import {
  allHydrated,
  alterPages,
  boxOf,
  expect,
  onTouch,
  openBeforeScripts,
  type Page,
  site,
  atRest as test,
} from "./support.ts";

const { faq } = site;

const items = (page: Page) => page.locator("main [data-island=faq] details");
const question = (page: Page, index: number) => items(page).nth(index).locator("summary");
const answer = (page: Page, index: number) => items(page).nth(index).locator("p").first();

test.beforeEach(({ page }) => page.goto("/"));

/**
 * For each test: its title, whether JavaScript runs, and clicks. A click consists of the index
 * of the question and the index of the only answer that is open afterwards (undefined: none).
 */
const CLICKS: readonly [string, boolean, ...(readonly [clicked: number, open: number | undefined])[]][] = [
  [
    "click on a question: its answer shows; on another: only that one is open; on the open one: all are closed",
    true,
    [0, 0],
    [2, 2],
    [2, undefined],
  ],
  [
    "no JavaScript, click on a question, then on another: only the answer of the last one shows",
    false,
    [3, 3],
    [1, 1],
  ],
];
for (const [name, javaScriptEnabled, ...clicks] of CLICKS)
  test.extend({ javaScriptEnabled })(name, async ({ page }) => {
    await expect(items(page).getByRole("heading", { level: 3 })).toHaveCount(faq.items.length);
    for (const [clicked, open] of clicks) {
      await question(page, clicked).click();
      for (let index = 0; index < faq.items.length; index++)
        await expect(answer(page, index)).toBeVisible({ visible: index === open });
    }
  });

test("a browser without details name, several questions are clicked, before hydration and after: only one is open", async ({
  page,
}) => {
  await alterPages(page, (html) => html.replaceAll(' name="intrebari"', ""));
  const releaseScripts = await openBeforeScripts(page, "/");
  const open = page.locator("main [data-island=faq] details[open]");
  // Opens questions with the keyboard, because a click could miss a question that moves while the answer
  // above it opens.
  for (const index of [0, 1]) await question(page, index).press("Enter");
  await expect(open).toHaveCount(2);
  releaseScripts();
  await expect(open).toHaveCount(1);
  for (const index of [2, 3]) await question(page, index).press("Enter");
  await expect(open).toHaveCount(1);
  await expect(answer(page, 3)).toBeVisible();
});

test("closed, the page is opened at the text or id of an answer: the answer is open", async ({ page }) => {
  const id = await answer(page, 2).getAttribute("id");
  await page.goto(`/#${id}`);
  await expect(answer(page, 2)).toBeVisible();
  await page.goto("/contact");
  await page.goto(`/#${id}`);
  await expect(answer(page, 2)).toBeVisible();
});

onTouch.extend({ contextOptions: { reducedMotion: "reduce" } })(
  "one open, tap on a question below it: that question stays under the finger while the other closes",
  async ({ page }) => {
    await allHydrated(page, "heroStars");
    await question(page, 2).tap();
    await expect(answer(page, 2)).toBeVisible();
    await question(page, 3).evaluate((summary) =>
      summary.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    const before = await boxOf(question(page, 3));
    await question(page, 3).tap();
    await expect(answer(page, 3)).toBeVisible();
    await expect(answer(page, 2)).toBeHidden();
    expect(Math.abs((await boxOf(question(page, 3))).y - before.y)).toBeLessThan(2);
  },
);
