/** `node tools/run.mjs desk-pictures`: the pictures of docs/ghid-editare.md, from the desk as it is. Saves nothing. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { startDesk } from "../../desk/server/server.ts";
import { launchChromium } from "../testing/programs.ts";

const FOLDER = "docs/desk";
const SIZE = { width: 1280, height: 800 };

/** What is done before each picture. */
const PICTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
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

mkdirSync(FOLDER, { recursive: true });
const desk = await startDesk(process.cwd());
const browser = await launchChromium();
try {
  for (const [name, prepare] of Object.entries(PICTURES)) {
    const page = await browser.newPage({ viewport: SIZE, locale: "ro-RO", reducedMotion: "reduce" });
    await page.goto(desk.address());
    await page.getByRole("heading", { level: 1 }).waitFor();
    await prepare(page);
    await sharp(await page.screenshot())
      .webp({ quality: 60, effort: 6 })
      .toFile(join(FOLDER, `${name}.webp`));
    await page.close();
  }
} finally {
  await browser.close();
  await desk.close();
}
