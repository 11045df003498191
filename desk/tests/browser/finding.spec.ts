import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { row } from "../../../tests/behaviour/rows.ts";
import { openDesk, save, test } from "./desk.ts";

const PRICES = "content/prices.yaml";
const CLINIC = "content/clinic.yaml";

test(row("E9"), async ({ page, desk, context }) => {
  const other = await context.newPage();
  await openDesk(page, desk, PRICES);
  await openDesk(other, desk, PRICES);
  await page.bringToFront();
  await page.locator("#root_amounts_0_amount").fill("900");
  await other.bringToFront();
  await other.locator("#root_amounts_0_amount").fill("910");
  await other.locator("#root_amounts_1_amount").fill("777");
  await page.bringToFront();
  await page.getByRole("button", { name: "Mută mai sus „RMN coloană”" }).first().click();
  await save(page);
  await other.bringToFront();
  // Comes back to the window.
  await other.evaluate(() => dispatchEvent(new Event("focus")));
  const dialog = other.getByRole("dialog", { name: "Foaia s-a schimbat între timp" });
  await expect(dialog).toContainText("900,00 lei");
  await expect(dialog).toContainText("910,00 lei");
  expect(desk.read(PRICES)).toContain("amount: 900\n");
  await dialog.getByRole("button", { name: "Păstrează schimbările mele" }).click();
  await expect(dialog).toBeHidden();
  expect(desk.read(PRICES)).toContain("amount: 900\n");
  await save(other);
  expect(desk.read(PRICES)).toMatch(/amount: 777\n[\s\S]*amount: 910\n/);
  // Another program wrote, and nobody has left the window.
  await other.locator("#root_amounts_0_amount").fill("778");
  const review = other.getByRole("button", { name: "Salvează…" });
  await expect(review).toBeEnabled();
  desk.write(PRICES, desk.read(PRICES).replace("amount: 777", "amount: 779"));
  await review.click();
  await expect(dialog).toContainText("779,00 lei");
});

test(row("E11"), async ({ page, desk }) => {
  await openDesk(page, desk, "lansare");
  const search = page.getByRole("searchbox", { name: "Caută în tot ce scrie pe site" });
  await search.fill("835");
  await page.getByRole("link", { name: /^Prețuri · Sumele → RMN cerebral/ }).click();
  await expect(page.locator("#root_amounts_0_amount")).toBeFocused();
  await search.fill("parcare");
  await page
    .getByRole("link", { name: /^Telefon și program · / })
    .first()
    .click();
  await expect(page.locator("#root_visit_parking")).toBeFocused();
  await search.fill("xyzw");
  const ink = await page.getByRole("main").evaluate((main) => getComputedStyle(main).color);
  await expect(page.getByText("Nu scrie nicăieri „xyzw”.")).toHaveCSS("color", ink);
});

test(row("E12"), async ({ page, desk }) => {
  await openDesk(page, desk, "lansare");
  await page.setViewportSize({ width: 1024, height: 768 });
  await page
    .getByRole("main")
    .getByRole("link", { name: /Cod(ul)? unic/ })
    .click();
  await expect(page.locator("#root_operator_taxCode")).toBeFocused();
  await expect(page.locator("#root_operator_taxCode")).toBeInViewport();
});

test(row("E17"), async ({ page, desk }) => {
  const places = [
    CLINIC,
    "content/services/rmn-cerebral.yaml",
    "content/legal/gdpr.md",
    "jurnal",
    "lansare",
    "publicare",
  ];
  for (const place of places) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openDesk(page, desk, place);
    await page.locator(".wait").waitFor({ state: "detached" });
    const desktop = page.getByRole("button", { name: "Calculator" });
    if (await desktop.isVisible()) await desktop.click();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude("iframe").analyze();
    expect(violations.map(({ id, nodes }) => `${place}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    // 200 % text is half the width to a browser.
    await page.setViewportSize({ width: 512, height: 768 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, place).toBeLessThanOrEqual(0);
  }
});

test(row("E18"), async ({ page, desk }) => {
  await openDesk(page, desk, PRICES);
  const label = page.locator("#root_amounts_0_label");
  await label.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Cap și gât");
  await page.keyboard.press("Tab");
  await expect(page.locator("#root_amounts_0_amount")).toBeFocused();
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineWidth);
  expect(outline).toBe("3px");
  await expect(page.getByRole("button", { name: "Salvează…" })).toBeEnabled();
  await page.keyboard.press("Control+s");
  const button = page.getByRole("dialog").getByRole("button", { name: /salvează/i });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Salvat.")).toBeVisible();
  expect(desk.read(PRICES)).toContain("label: Cap și gât\n");
});
