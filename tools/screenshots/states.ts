import type { Page } from "@playwright/test";
import { loadSite } from "../../src/content/load.ts";
import { allPages } from "../../src/lib/routes.ts";

/** One picture: a page, brought into a state. */
export interface State {
  /** File name without width and ending. */
  readonly name: string;
  readonly path: string;
  /** Widths at which the state exists, in CSS pixels. */
  readonly widths: readonly number[];
  /** The whole page, or only what the window shows. */
  readonly fullPage: boolean;
  /** @param page already loaded */
  prepare?(page: Page): Promise<unknown>;
}

const PHONE = 390;
const DESKTOP = 1440;
const BOTH = [PHONE, DESKTOP];

const scroll = (page: Page) => page.evaluate(() => scrollTo(0, 900));

function routeStates(): State[] {
  const pages = allPages(loadSite(process.cwd()));
  return [...pages.map(({ path }) => path), "/404"].map((path) => ({
    name: path === "/" ? "home" : path.slice(1).replaceAll("/", "-"),
    path,
    widths: BOTH,
    fullPage: true,
  }));
}

/** Every route, then the states of what moves. */
export function allStates(): State[] {
  const service = "/servicii/rmn-coloana";
  return [
    ...routeStates(),
    { name: "state-hero", path: "/", widths: BOTH, fullPage: false },
    {
      name: "state-panel",
      path: service,
      widths: [PHONE],
      fullPage: false,
      prepare: (page) => page.locator("header button[command]").first().click(),
    },
    ...[1, 2].map((index) => ({
      name: `state-dropdown-${index}`,
      path: service,
      widths: [DESKTOP],
      fullPage: false,
      prepare: (page: Page) => page.locator(`header button[popovertarget=meniu-${index}]`).click(),
    })),
    {
      name: "state-question",
      path: "/",
      widths: BOTH,
      fullPage: false,
      prepare: (page) => page.locator("main summary").nth(1).click(),
    },
    { name: "state-scrolled", path: "/", widths: BOTH, fullPage: false, prepare: scroll },
    {
      name: "state-focus",
      path: "/servicii",
      widths: BOTH,
      fullPage: false,
      prepare: async (page) => {
        await page.locator("main article a, main li a").first().focus();
        await page.keyboard.press("Shift+Tab");
        await page.keyboard.press("Tab");
      },
    },
    ...["/preturi-rmn", "/rmn-prin-cas", service].map((path) => ({
      name: `print-${path.slice(1).replaceAll("/", "-")}`,
      path,
      widths: [794],
      fullPage: true,
      prepare: (page: Page) => page.emulateMedia({ media: "print" }),
    })),
  ];
}
