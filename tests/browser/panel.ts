import { expect, type Page } from "@playwright/test";
import { scrollTo, takenOver } from "./support.ts";

/** A page whose link is inside the panel's group. */
export const PAGE = "/servicii/rmn-coloana";
export const toggle = (page: Page) => page.getByRole("button", { name: "Deschide meniul" });
export const panel = (page: Page) => page.getByRole("dialog", { name: "Meniu" });
export const close = (page: Page) => panel(page).getByRole("button", { name: "Închide meniul" });

/** Opens the panel on a page that is scrolled so far, with its code in charge. */
export async function openPanel(page: Page, path = PAGE, scrolled = 0) {
  await page.goto(path);
  await takenOver(page);
  await scrollTo(page, scrolled);
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
}

/** Waits until the panel has slid in. */
export const isInPlace = (page: Page) =>
  expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
