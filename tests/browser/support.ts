import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, type Request, test } from "@playwright/test";

export { expect, type Locator, type Page, test } from "@playwright/test";
export { examinationPath, KINDS, menus, nameIn, PATHS, site } from "./paths.ts";

/**
 * Options of a test that only `npm run test:all` runs, because the test is slow or repeats a test of
 * `npm test` on other pages or at other sizes.
 */
export const THOROUGH = { tag: "@thorough" };

export const withoutScripts = test.extend({ javaScriptEnabled: false });
export const atRest = test.extend({ contextOptions: { reducedMotion: "reduce" } });
/** Tests in a window as large as a phone, with mouse and keyboard. */
export const onPhone = test.extend({ viewport: { width: 390, height: 844 } });
/** Tests on a phone with a touch screen. */
export const onTouch = onPhone.extend({ hasTouch: true, isMobile: true });

/** Waits until the header is hydrated. Before, no menu button has the attribute `aria-expanded`. */
export const headerHydrated = (page: Page) =>
  page.locator("header button[aria-expanded]").first().waitFor({ state: "attached" });

/**
 * Waits until all islands of a page are hydrated.
 * @param except names of islands that are not hydrated, for example the stars under reduced motion
 */
export const allHydrated = (page: Page, ...except: readonly string[]) =>
  expect
    .poll(
      () =>
        page
          .locator("[data-island]")
          .evaluateAll((places) =>
            places
              .filter((place) => !Object.keys(place).some((key) => key.startsWith("__reactContainer")))
              .map((place) => (place as HTMLElement).dataset.island),
          )
          .then((pending) => pending.filter((name) => !except.includes(`${name}`))),
      { intervals: [50] },
    )
    .toEqual([]);

export const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
export const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Returns the box of an element in the window, in CSS pixels. @throws Error if the element is not shown */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/**
 * Waits until the browser has painted twice. Under reduced motion a CSS transition takes 0.01 ms, and its
 * result is visible only in the second frame.
 */
export async function paintTwice(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Opens a page and delays its scripts. @returns a function that lets the scripts load */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer [data-current-year]").waitFor();
  return resolve;
}

/**
 * Simulates that the page enters the back/forward cache and is restored from it. This function dispatches the
 * two events itself, because an automated Chromium has no such cache.
 */
export async function passThroughCache(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
}

/** Blocks web fonts, because a font that arrives late would shift the layout. */
export const withoutFonts = (page: Page) => page.route("**/*.woff2", (route) => route.abort());

/** Returns the sum of all layout shifts since the page was opened, including those after user input. */
export async function layoutShift(page: Page): Promise<number> {
  await paintTwice(page);
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        // Also observes paint entries, because the callback would not be called if there were no entries, and
        // the first paint always has one.
        const observer = new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value?: number })[];
          done(entries.reduce((sum, { value = 0 }) => sum + value, 0));
        });
        for (const type of ["layout-shift", "paint"]) observer.observe({ type, buffered: true });
      }),
  );
}

/** Returns the violations of accessibility rules that axe finds in a page. */
export async function violations(page: Page) {
  // Legacy mode is faster and ignores frames, which the pages do not have. `resultTypes` limits details to
  // violations, which is also faster.
  const search = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    // The contrast of WCAG's level AAA, at least 7:1.
    rules: { "color-contrast-enhanced": { enabled: true } },
  });
  const { violations } = await search.analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 120)) }));
}

/** Returns an array to which the URL of each future request is added if `isOne` returns true for it. */
export function requestsOf(page: Page, isOne: (url: string, request: Request) => boolean): string[] {
  const found: string[] = [];
  page.on("request", (request) => isOne(request.url(), request) && found.push(request.url()));
  return found;
}

/** Scrolls through the whole page, so that images and components that load lazily are loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** Returns an array to which each future warning or error on the console and each uncaught error is added. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(`thrown: ${error.message}`));
  return found;
}

/** An init script after which the browser reports that the user wants to save data. */
export const SAVE_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";

/** Style with the text spacing of WCAG 1.4.12. */
export const TEXT_SPACING =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}";

/** Adds styles to the page, and removes the styles that an earlier call has added. */
export const layStyles = (page: Page, styles: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, styles);

/** Changes the HTML of each page before the browser receives it. */
export async function alterPages(page: Page, alter: (html: string) => string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: alter(await response.text()) });
  });
}

/** The hours of an invented clinic, which opens on workdays from 08:00 to 20:00. */
const HOURS = {
  openingHours: [{ days: ["luni", "marți", "miercuri", "joi", "vineri"], opens: "08:00", closes: "20:00" }],
  closingDays: [] as { from: string; to: string }[],
  specialHours: [],
  publicHolidays: "unknown",
};

/**
 * Replaces the opening hours, in the JSON in each page from which React components get them, by `HOURS` with
 * these changes. So no test depends on the hours of the clinic.
 */
export const withHours = (page: Page, changed: Partial<typeof HOURS> = {}) =>
  alterPages(page, (html) =>
    html.replaceAll(
      /"openingHours":.*?"publicHolidays":"\w+"/g,
      JSON.stringify({ ...HOURS, ...changed }).slice(1, -1),
    ),
  );

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, "");

/** Matches the `href` of a link that dials this number of clinic.yaml. */
export const dials = (phone: string) => new RegExp(`^tel:(\\+4)?${digitsOf(phone)}$`);

/** Matches this number of clinic.yaml as pages write it, with or without spaces. */
export const written = (phone: string) => new RegExp([...digitsOf(phone)].join("\\s?"));
