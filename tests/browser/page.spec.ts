import {
  alterPages,
  complaints,
  examinationPath,
  expect,
  headerHydrated,
  type Page,
  site,
  THOROUGH,
  test,
  withoutScripts,
} from "./support.ts";

test("the root element is missing: the console shows „Root element not found”, and nothing is thrown", async ({
  page,
}) => {
  const found = complaints(page);
  await alterPages(page, (html) => html.replace('<div id="root"', '<div id="other"'));
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(found).toEqual(["Root element not found"]);
});

test("unknown path, the 404 page loads: the console shows an error that names the path", async ({ page }) => {
  const found = complaints(page);
  const response = await page.goto("/nu-exista/aici");
  expect(response?.status()).toBe(404);
  await expect.poll(() => found.some((text) => text.includes("/nu-exista/aici"))).toBe(true);
});

test("opened in a later year: the copyright shows that year", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-01T10:00:00Z"));
  await page.goto("/contact");
  await expect(page.locator("footer [data-current-year]")).toHaveText("2031");
});

test("a closing day is announced, and the page stays open, the day ends in Timișoara: the announcement is gone", async ({
  page,
}) => {
  const days = "26 decembrie 2026";
  const closing = JSON.stringify({ days, hours: "închis", until: "2026-12-26" });
  // Adds a closing day where a build writes it: into the HTML, and into the JSON for the scripts.
  await alterPages(page, (html) =>
    html
      .replaceAll(/(data-island="closedDays">.*?)<\/div>/g, `$1<p>${days}: închis</p></div>`)
      .replace('"exceptions":[]', `"exceptions":[${closing}]`),
  );
  await page.clock.install({ time: new Date("2026-12-26T21:58:00Z") });
  await page.goto("/contact", { waitUntil: "networkidle" });
  const line = page.locator("footer p", { hasText: days });
  await page.clock.runFor(60_000);
  await expect(line).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(line).toBeHidden();
});

withoutScripts(
  "no JavaScript: the copyright shows the year of the build, and there is no print button",
  async ({ page }) => {
    await page.goto("/preturi-rmn");
    await expect(page.locator("footer [data-current-year]")).toHaveText(/^20\d\d$/);
    await expect(page.locator("button[data-print]")).toBeHidden();
  },
);

test("click on a print button, in the preparation of an examination: the print dialog opens", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(examinationPath("coloana"));
  await page.locator("#pregatire button[data-print]").click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
});

test("Tab: the skip link comes first and leads to the content", async ({ page }) => {
  await page.goto("/preturi-rmn");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: site.ui.shell.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

/**
 * Moves the focus through the page, as Tab does.
 * @returns a description of each control that is covered, or whose focus ring is missing or cut
 */
const focusFaults = (page: Page) =>
  page.evaluate(async () => {
    const header = document.querySelector("header > div") as Element;
    const strip = document.querySelector("[data-island=callBar] aside > div") as Element;
    /** Whether a box that clips its content also clips the left or right side of the focus ring. */
    const isCut = (element: Element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      const beyond = Math.max(0, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth));
      const box = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const clips = overflowX !== "visible" && around !== document.documentElement;
        if (clips && (box.left - beyond < edge.left - 0.5 || box.right + beyond > edge.right + 0.5))
          return true;
        if (position === "fixed") break;
      }
      return false;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("a, button, summary, [tabindex='0']")) {
      if (element.tabIndex < 0) continue;
      element.focus();
      await new Promise(requestAnimationFrame);
      if (document.activeElement !== element) continue;
      const box = element.getBoundingClientRect();
      const isFixed = element.closest("header") || getComputedStyle(element).position === "fixed";
      // The link of a card shows its focus ring around the whole card, with `::after`.
      const isMarked = [getComputedStyle(element), getComputedStyle(element, "::after")].some(
        (style) => style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      );
      const faults = {
        cut: isCut(element),
        "no ring": !isMarked || box.width === 0,
        "under the header": !isFixed && box.bottom <= header.getBoundingClientRect().bottom,
        "under the call bar":
          !element.closest("[data-island=callBar], header, dialog") &&
          strip.checkVisibility({ visibilityProperty: true }) &&
          box.bottom > strip.getBoundingClientRect().top + 1,
      };
      for (const [fault, is] of Object.entries(faults))
        if (is) found.push(`${fault}: ${element.outerHTML.slice(0, 80)}`);
    }
    return found;
  });

for (const [width, path] of [
  [390, examinationPath("pelvin")],
  [1280, "/"],
] as const)
  test(
    `Tab through all controls: the focus ring is visible, not cut, and never covered by the header or the call bar (${path}, ${width} px)`,
    width === 390 ? {} : THOROUGH,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 664 });
      await page.goto(path);
      await headerHydrated(page);
      // After a key browsers show a ring around every element that gets the focus, also from a script.
      await page.keyboard.press("Tab");
      expect(await focusFaults(page)).toEqual([]);
    },
  );
