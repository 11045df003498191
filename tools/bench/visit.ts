/** A visit on a slow phone that has never seen the site, and what it costs. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import { quantile } from "./browser.ts";

/** Slow 4G as Lighthouse has it: milliseconds a request, bytes a second. */
export const LINE = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** Times by which the processor is slowed down. */
export const PROCESSOR = 4;
/** Visits of which the median counts. */
export const RUNS = 3;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

export interface Visit {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Bytes of script files as they travelled. */
  script: number;
  /** Milliseconds of the longest task; 0 when none was over 50. */
  longTask: number;
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const seen = { largestPaint: 0, layoutShift: 0, longTask: 0 };
  Object.assign(globalThis, { seen });
  const on = (type: string, act: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) act(entry as PerformanceEntry & { value: number });
    }).observe({ type, buffered: true });
  on("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  on("layout-shift", ({ value }) => {
    seen.layoutShift += value;
  });
  on("longtask", ({ duration }) => {
    seen.longTask = Math.max(seen.longTask, duration);
  });
}

/** Runs in the page, at the end of the visit. */
export function report(): Visit {
  const { seen } = globalThis as unknown as { seen: Omit<Visit, "firstPaint" | "script"> };
  const scripts = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".js")) as PerformanceResourceTiming[];
  return {
    ...seen,
    firstPaint: performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN,
    script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/** A phone that has never seen the site. */
export async function slowPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: "no-preference" });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR });
  return { page, session };
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page } = await slowPhone(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  const found = await page.evaluate(report);
  await page.context().close();
  return found;
}

export async function medianVisit(browser: Browser, url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, url));
  const median = (key: keyof Visit) =>
    quantile(
      visits.map((one) => one[key]),
      0.5,
    );
  return {
    firstPaint: median("firstPaint"),
    largestPaint: median("largestPaint"),
    layoutShift: median("layoutShift"),
    script: median("script"),
    longTask: median("longTask"),
  };
}
