import type { Drawing } from "#lib/drawings.ts";
import {
  allHydrated,
  examinationPath,
  expect,
  onPhone,
  type Page,
  paintTwice,
  requestsOf,
  row,
  site,
  test,
} from "./support.ts";

const { services } = site;
/**
 * The drawing of the last examination that shares its drawing with no other one. On the drawing of the body,
 * the links of examinations with the same drawing cover each other, so a test could not point at one of them.
 */
const { art: OWN } = services.findLast(
  ({ art, slug }) => !services.some((other) => other.art === art && other.slug !== slug),
) ?? { art: "mamar" };

const rows = (page: Page) => page.locator(`main li:has(> svg ~ div a[href^="/servicii/"])`);
const rowOf = (page: Page, region: Drawing) =>
  page.locator(`main li:has(> svg ~ div a[href="${examinationPath(region)}"])`);
const spot = (page: Page, region: Drawing) =>
  page.locator(`main figure a[href="${examinationPath(region)}"]`);
const ground = (page: Page, region: Drawing) =>
  rowOf(page, region).evaluate((element) => getComputedStyle(element).backgroundColor);

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

wide(row("I1"), async ({ page }) => {
  // Waits for hydration, which may add a note that the clinic is closed and so move the list of examinations
  // down.
  await allHydrated(page);
  for (const region of ["articulatii", "coloana", "mamar", "pelvin", "abdominal", "cerebral"] as const) {
    await rowOf(page, region).hover();
    await at(page, region);
  }
});

wide(row("I2"), async ({ page }) => {
  await page.goto("/servicii");
  await rowOf(page, "cerebral").getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(rowOf(page, "coloana").getByRole("link")).toBeFocused();
  await at(page, "coloana");
  const ring = rowOf(page, "coloana").getByRole("link");
  await expect(ring).toHaveCSS("outline-style", "solid", { pseudo: "after" });
  const height = await ring.evaluate((link) => getComputedStyle(link, "::after").height);
  expect(Number.parseFloat(height)).toBeGreaterThan(90);
});

wide(row("I3"), async ({ page }) => {
  await page.goto("/servicii");
  const before = await ground(page, OWN);
  await spot(page, OWN).hover();
  await at(page, OWN);
  await expect.poll(() => ground(page, OWN)).not.toBe(before);
  expect(await ground(page, "cerebral")).toBe(before);
});

wide(row("I4"), async ({ page }) => {
  await spot(page, OWN).click();
  await expect(page).toHaveURL(new RegExp(`${examinationPath(OWN)}$`));
});

wide.extend({ contextOptions: { reducedMotion: "reduce" } })(row("I8"), async ({ page }) => {
  await allHydrated(page, "heroStars");
  await rowOf(page, "articulatii").hover();
  await paintTwice(page);
  expect(await distance(page, "articulatii")).toBeLessThan(NEAR);
});

for (const width of [390, 1440])
  test(`${row("I5")} (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const target = rowOf(page, "mamar");
    const box = await target.boundingBox();
    await target.click({ position: { x: (box?.width ?? 0) - 4, y: 4 } });
    await expect(page).toHaveURL(new RegExp(`${examinationPath("mamar")}$`));
  });

onPhone(row("I7"), async ({ page }) => {
  const bodies = requestsOf(page, (url) => /\/body\b[^/]*\.svg$/.test(url));
  await page.reload({ waitUntil: "networkidle" });
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(page.locator("main figure").first()).toBeHidden();
  expect(bodies).toEqual([]);
});

test(row("I10"), async ({ page }) => {
  const sums = rowOf(page, "articulatii").locator("p b").filter({ hasText: /\d/ });
  const amounts = (await sums.allTextContents()).map((text) => Number.parseInt(text.replaceAll(".", ""), 10));
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
});

for (const width of [390, 1440])
  test(`${row("I11")} (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(examinationPath("cerebral"));
    const other = examinationPath("coloana");
    const card = page.locator("main nav li").filter({ has: page.locator(`a[href="${other}"]`) });
    // `force` is necessary, because the link of the card covers the picture.
    await card.locator("svg").click({ force: true });
    await expect(page).toHaveURL(new RegExp(`${other}$`));
  });
