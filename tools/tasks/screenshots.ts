/**
 * `npm run screenshots`: every route and state as a picture, for review, in the git-ignored `screenshots/`. With `-- desk`
 * the pictures of docs/ghid-editare.md instead, from the desk as it is; saves nothing there.
 */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { startDesk } from "../../desk/server/server.ts";
import { loadSite } from "../../src/content/load.ts";
import { allPages } from "../../src/lib/routes.ts";
import { serveDist } from "../bench/browser.ts";
import { launchChromium } from "../testing/chromium.ts";

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
  ["state-panel", SERVICE, [PHONE], click("header button[aria-haspopup=dialog]")],
  ["state-dropdown", SERVICE, [DESKTOP], click("header button[popovertarget=meniu-1]")],
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

/** What is done before each picture of the desk. */
const DESK: Readonly<Record<string, Prepare>> = {
  editare: async (page) => {
    await page.locator("#root_amounts_0_amount").focus();
    await page.frameLocator("iframe").locator("main h1").waitFor({ timeout: 60_000 });
    await page.waitForLoadState("networkidle");
  },
  "ce-se-schimba": async (page) => {
    const amount = page.locator("#root_amounts_0_amount");
    await amount.fill(String(Number.parseInt(await amount.inputValue(), 10) + 10));
    await page.getByRole("button", { name: "Salvează…" }).click();
    await page
      .locator("dialog .where")
      .getByText(/^Se schimbă/)
      .waitFor({ timeout: 60_000 });
  },
  "de-completat": async (page) => {
    await page.getByRole("link", { name: /De completat/ }).click();
    await page.getByRole("heading", { name: "De completat înainte de publicare" }).waitFor();
  },
};

const browser = await launchChromium();
const page = await browser.newPage({ locale: "ro-RO", reducedMotion: "reduce" });
await (process.argv[2] === "desk" ? deskPictures() : sitePictures());
await browser.close();

async function sitePictures(): Promise<void> {
  const site = serveDist();
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
  site.close();
}

async function deskPictures(): Promise<void> {
  const desk = await startDesk(process.cwd());
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [name, prepare] of Object.entries(DESK)) {
    await page.goto(desk.address());
    await page.getByRole("heading", { level: 1 }).waitFor();
    await prepare(page);
    const picture = sharp(await page.screenshot()).webp({ quality: 60, effort: 6 });
    await picture.toFile(`docs/desk/${name}.webp`);
  }
  await desk.close();
}
