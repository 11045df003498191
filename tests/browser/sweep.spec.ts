import type { Page } from "@playwright/test";
import { nat, sample, shuffledSubarray } from "fast-check";
import { coveredControls, expectGoodLayout } from "./layout-faults.ts";
import { PATHS } from "./paths.ts";
import {
  examinationPath,
  headerHydrated,
  layStyles,
  TEXT_SPACING,
  THOROUGH,
  atRest as test,
} from "./support.ts";

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
test(
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
  test(
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
