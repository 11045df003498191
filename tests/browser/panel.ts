import { expect, type Page } from "@playwright/test";
import { takenOver } from "./support.ts";

/** A page whose link is inside the panel's group. */
export const PAGE = "/servicii/rmn-coloana";
export const toggle = (page: Page) => page.getByRole("button", { name: "Deschide meniul" });
export const panel = (page: Page) => page.getByRole("dialog", { name: "Meniu" });
export const close = (page: Page) => panel(page).getByRole("button", { name: "Închide meniul" });
export const group = (page: Page) => panel(page).locator("summary");

/** Opens the panel on the page, with React in charge. */
export async function openPanel(page: Page, path = PAGE) {
  await page.goto(path);
  await takenOver(page);
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
}
