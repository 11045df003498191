import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { createSiteServer } from "../../hosting/server.ts";
import { DIST } from "../build/site.ts";
import { listen, urlOf } from "../serve/address.ts";
import { CHROMIUM_FLAGS, getChromium } from "../testing/chromium.ts";
import { freePort } from "../testing/free-port.ts";
import { allStates, type State } from "./states.ts";

/** Pictures wait for what loads lazily, and show the same frame of every animation. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = Array.from(document.images).filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = "eager";
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

function indexPage(files: readonly string[]): string {
  const figures = files.map(
    (file) => `<figure><img src="${file}" alt="" loading="lazy"><figcaption>${file}</figcaption></figure>`,
  );
  const style =
    "body{font:16px sans-serif;display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}figure{margin:0}img{max-width:460px;border:1px solid #ccc}";
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>${figures.join("")}`;
}

async function shoot(page: Page, origin: string, state: State, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const width of state.widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
    await page.goto(origin + state.path, { waitUntil: "networkidle" });
    await settle(page);
    await state.prepare?.(page);
    const file = `${state.name}-${width}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: state.fullPage, animations: "disabled" });
    files.push(file);
  }
  return files;
}

/** Writes a picture of every state of the built site, and an index page that shows them all. */
export async function takeScreenshots(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const address = { port: await freePort(), host: "localhost" };
  const server = createSiteServer(DIST);
  await listen(server, address);
  const browser = await chromium.launch({ executablePath: await getChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage({ locale: "ro-RO" });
  const files: string[] = [];
  for (const state of allStates()) files.push(...(await shoot(page, urlOf(address), state, folder)));
  await browser.close();
  server.close();
  writeFileSync(join(folder, "index.html"), indexPage(files));
  console.log(`${files.length} pictures: ${folder}/index.html`);
}
