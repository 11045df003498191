import type { Drawing } from "#lib/drawings.ts";
import { allHydrated, examinationPath, expect, type Page, site, test } from "./support.ts";

const { services } = site;
/**
 * The drawing of the last examination that shares its drawing with no other one. On the drawing of the body,
 * the links of examinations with the same drawing cover each other, so a test could not point at one of them.
 */
const { art: OWN } = services.findLast(
  ({ art, slug }) => !services.some((other) => other.art === art && other.slug !== slug),
) ?? { art: "mamar" };

const rowOf = (page: Page, region: Drawing) =>
  page.locator(`main li:has(> svg ~ div a[href="${examinationPath(region)}"])`);
const spot = (page: Page, region: Drawing) =>
  page.locator(`main figure a[href="${examinationPath(region)}"]`);

/**
 * Returns the vertical distance in pixels, in the drawing of the body, between the centre of the given region
 * and the centre of the ellipse that marks the current region.
 */
function distance(page: Page, region: Drawing): Promise<number> {
  return page.evaluate((path) => {
    const middle = (element: Element | null | undefined) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return top + height / 2;
    };
    const plane = document.querySelector("main figure g ellipse:last-child");
    return Math.abs(middle(plane) - middle(document.querySelector(`figure a[href="${path}"]`)));
  }, examinationPath(region));
}

/** Maximum distance in pixels at which the ellipse counts as marking a region. */
const NEAR = 14;
const at = (page: Page, region: Drawing) => expect.poll(() => distance(page, region)).toBeLessThan(NEAR);

test.beforeEach(({ page }) => page.goto("/"));

const wide = test.extend({ viewport: { width: 1440, height: 900 } });

wide("1440 px, the mouse points at a row: the plane moves to the region of the row", async ({ page }) => {
  // Waits for hydration, which may add a note that the clinic is closed and so move the list of examinations
  // down.
  await allHydrated(page);
  for (const region of ["articulatii", "coloana", "mamar", "pelvin", "abdominal", "cerebral"] as const) {
    await rowOf(page, region).hover();
    await at(page, region);
  }
});

wide("1440 px, click on a region: the page of its examination opens", async ({ page }) => {
  await spot(page, OWN).click();
  await expect(page).toHaveURL(new RegExp(`${examinationPath(OWN)}$`));
});

for (const width of [390, 1440])
  test(`any width, click at the end of a row: the page of its examination opens (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const target = rowOf(page, "mamar");
    const box = await target.boundingBox();
    await target.click({ position: { x: (box?.width ?? 0) - 4, y: 4 } });
    await expect(page).toHaveURL(new RegExp(`${examinationPath("mamar")}$`));
  });

for (const width of [390, 1440])
  test(`an examination at 390 and 1440 px, click on a card of „Alte investigații”, beside its link: the page of that examination opens (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(examinationPath("cerebral"));
    const other = examinationPath("coloana");
    const card = page.locator("main nav li").filter({ has: page.locator(`a[href="${other}"]`) });
    // `force` is necessary, because the link of the card covers the picture.
    await card.locator("svg").click({ force: true });
    await expect(page).toHaveURL(new RegExp(`${other}$`));
  });
