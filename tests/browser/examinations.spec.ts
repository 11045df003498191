import type { Drawing } from "#lib/drawings.ts";
import { allHydrated, examinationPath, expect, type Page, atRest as test } from "./support.ts";

const rowOf = (page: Page, region: Drawing) =>
  page.locator(`main li:has(> svg ~ div a[href="${examinationPath(region)}"])`);
/** The link of an examination in the panel beside the list. */
const place = (page: Page, region: Drawing) => page.locator(`[data-panel] a[data-region="${region}"]`);

/** Expects that the panel names this examination, and shows its slice or sign. */
async function isOpenAt(page: Page, region: Drawing) {
  await expect(page.locator(`[data-panel] p[data-region="${region}"]`)).toBeVisible();
  await expect(page.locator("[data-panel] p:visible")).toHaveCount(1);
  await expect(page.locator(`[data-plate="${region}"]`)).toHaveCSS("opacity", "1");
}

test.beforeEach(({ page }) => page.goto("/"));

const wide = test.extend({ viewport: { width: 1440, height: 900 } });

wide(
  "1440 px, the mouse points at a row, or at a name on the body: the body opens at this examination, and the name stays",
  async ({ page }) => {
    // Waits for hydration, which may add a note that the clinic is closed and so move the list of
    // examinations down.
    await allHydrated(page, "heroStars", "heroStarsButton");
    await isOpenAt(page, "cerebral");
    for (const region of ["articulatii", "pelvin"] as const) {
      await rowOf(page, region).hover();
      await isOpenAt(page, region);
    }
    for (const region of ["mamar", "abdominal"] as const) {
      await place(page, region).hover();
      await isOpenAt(page, region);
      expect(await place(page, region).evaluate((element) => element.matches(":hover"))).toBe(true);
    }
  },
);

test("390 px, a name on the body has the focus: the body opens there; Enter: its page opens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await place(page, "abdominal").focus();
  await isOpenAt(page, "abdominal");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${examinationPath("abdominal")}$`));
});

test("click at the end of a row: the page of its examination opens", async ({ page }) => {
  const target = rowOf(page, "mamar");
  const box = await target.boundingBox();
  await target.click({ position: { x: (box?.width ?? 0) - 4, y: 4 } });
  await expect(page).toHaveURL(new RegExp(`${examinationPath("mamar")}$`));
});

test("an examination, click on a card of „Alte investigații”, beside its link: the page of that examination opens", async ({
  page,
}) => {
  await page.goto(examinationPath("cerebral"));
  const other = examinationPath("coloana");
  const card = page.locator("main nav li").filter({ has: page.locator(`a[href="${other}"]`) });
  // `force` is necessary, because the link of the card covers the picture.
  await card.locator("img").click({ force: true });
  await expect(page).toHaveURL(new RegExp(`${other}$`));
});
