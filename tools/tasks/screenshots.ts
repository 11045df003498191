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

/** Brings the page, already loaded, into a state; then only the window is shown. */
type Prepare = (page: Page) => Promise<unknown>;

const nameOf = (path: string) => (path === "/" ? "home" : path.slice(1).replaceAll("/", "-"));
const click =
  (selector: string): Prepare =>
  (page) =>
    page.locator(selector).click();

const PATHS = [...allPages(loadSite(process.cwd())).map(({ path }) => path), "/404"];

/** File name without width and ending, address, widths. */
const STATES: readonly (readonly [string, string, readonly number[], Prepare?])[] = [
  ...PATHS.map((path) => [nameOf(path), path, [PHONE, DESKTOP]] as const),
  ...["/preturi-rmn", "/rmn-prin-cas", SERVICE].map(
    (path) => [`print-${nameOf(path)}`, path, [PAPER]] as const,
  ),
  ["state-panel", SERVICE, [PHONE], click("header button[command=show-modal]")],
  ["state-dropdown-1", SERVICE, [DESKTOP], click("header button[popovertarget=meniu-1]")],
  ["state-dropdown-2", SERVICE, [DESKTOP], click("header button[popovertarget=meniu-2]")],
  ["state-question", "/", [PHONE, DESKTOP], (page) => page.locator("main summary").nth(1).click()],
  ["state-scrolled", "/", [PHONE, DESKTOP], (page) => page.evaluate(() => scrollTo(0, 900))],
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
for (const [name, path, widths, prepare] of STATES)
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
