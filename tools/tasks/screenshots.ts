/** `npm run screenshots`: every route and state as a picture, for review, in the git-ignored `screenshots/`. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { loadSite } from "../../src/content/load.ts";
import { allPages } from "../../src/lib/routes.ts";
import { launch, serveDist } from "../bench/browser.ts";

const FOLDER = "screenshots";
const PHONE = 390;
const DESKTOP = 1440;
const PAPER = 794;
const SERVICE = "/servicii/rmn-coloana";

interface State {
  /** File name without width and ending. */
  readonly name: string;
  readonly path: string;
  readonly widths?: readonly number[];
  /** Brings the page, already loaded, into the state; then only the window is shown. */
  prepare?(page: Page): Promise<unknown>;
}

const nameOf = (path: string) => (path === "/" ? "home" : path.slice(1).replaceAll("/", "-"));

const STATES: readonly State[] = [
  ...[...allPages(loadSite(process.cwd())).map(({ path }) => path), "/404"].map((path) => ({
    name: nameOf(path),
    path,
  })),
  ...["/preturi-rmn", "/rmn-prin-cas", SERVICE].map((path) => ({
    name: `print-${nameOf(path)}`,
    path,
    widths: [PAPER],
  })),
  {
    name: "state-panel",
    path: SERVICE,
    widths: [PHONE],
    prepare: (page) => page.locator("header button[command]").first().click(),
  },
  ...[1, 2].map((index) => ({
    name: `state-dropdown-${index}`,
    path: SERVICE,
    widths: [DESKTOP],
    prepare: (page: Page) => page.locator(`header button[popovertarget=meniu-${index}]`).click(),
  })),
  { name: "state-question", path: "/", prepare: (page) => page.locator("main summary").nth(1).click() },
  { name: "state-scrolled", path: "/", prepare: (page) => page.evaluate(() => scrollTo(0, 900)) },
];

/** Pictures wait for what loads lazily. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const shown = Array.from(document.images).filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = "eager";
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });

const site = serveDist();
const browser = await launch();
const page = await browser.newPage({ locale: "ro-RO", reducedMotion: "reduce" });
for (const { name, path, widths = [PHONE, DESKTOP], prepare } of STATES)
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await page.emulateMedia({ media: width === PAPER ? "print" : "screen" });
    await page.goto(new URL(path, site.url).href, { waitUntil: "networkidle" });
    await settle(page);
    await prepare?.(page);
    const file = join(FOLDER, `${name}-${width}.png`);
    await page.screenshot({ path: file, fullPage: !prepare, animations: "disabled" });
  }
await browser.close();
site.close();
