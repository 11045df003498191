import { AxeBuilder } from "@axe-core/playwright";
import { CLINIC, expect, row, test } from "./desk-window.ts";

test(row("E11", "E12"), async ({ page, desk: { field, link, open } }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open("lansare");
  const search = page.getByRole("searchbox", { name: "Caută în tot ce scrie pe site" });
  await search.fill("xyzw");
  const main = page.getByRole("main");
  const ink = await main.evaluate((main) => getComputedStyle(main).color);
  await expect(page.getByText("Nu scrie nicăieri „xyzw”.")).toHaveCSS("color", ink);
  await search.fill("");
  await main.getByRole("link", { name: /Cod(ul)? unic/ }).click();
  await expect(field("operator_taxCode")).toBeFocused();
  await expect(field("operator_taxCode")).toBeInViewport();
  await search.fill("835");
  await link(/^Prețuri · Sumele → RMN cerebral/).click();
  await expect(field("amounts_0_amount")).toBeFocused();
  await search.fill("parcare");
  await link(/^Telefon și program · /)
    .first()
    .click();
  await expect(field("visit_parking")).toBeFocused();
});

const PLACES = [
  CLINIC,
  "content/services/rmn-cerebral.yaml",
  "content/legal/gdpr.md",
  "jurnal",
  "lansare",
  "publicare",
];

test(row("E17"), async ({ page, desk: { button, open } }) => {
  for (const place of PLACES) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(place);
    await page.locator(".wait").waitFor({ state: "detached" });
    const desktop = button("Calculator");
    if (await desktop.isVisible()) await desktop.click();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude("iframe").analyze();
    expect(violations.map(({ id, nodes }) => `${place}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    // At a zoom of 200 % a browser lays out the page in half the width.
    await page.setViewportSize({ width: 512, height: 768 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, place).toBeLessThanOrEqual(0);
  }
});

test(row("E68"), async ({ page, desk: { dialog, field, open, review, save } }) => {
  await page.route("**/api/affected", () => {
    // The request for the list of changed pages is never answered.
  });
  await open(CLINIC);
  await field("headerPhone").fill("0256 555 123");
  await field("email").fill("programari@exemplu.ro");
  const answer = dialog.getByRole("button", { name: "Nu, este valoarea adevărată" });
  await review.click();
  await expect(answer).toHaveCount(2);
  // The answer to one question makes the dialog request the changes again. The other question must stay, even
  // if this request is not answered.
  await page.route("**/api/changes", () => {});
  await answer.first().click();
  await expect(answer).toHaveCount(1);
  await page.unroute("**/api/changes");
  await dialog.getByRole("button", { name: "Înapoi la foaie" }).click();
  await save();
});

test(row("E69"), async ({ page, desk: { link, open } }) => {
  await open("lansare");
  const search = page.getByRole("searchbox", { name: "Caută în tot ce scrie pe site" });
  await search.fill("835");
  const hit = link(/^Prețuri · Sumele → RMN cerebral/);
  await hit.waitFor();
  await page.route("**/api/search", () => {
    // The second search is never answered.
  });
  await search.fill("parcare");
  await expect(hit).toBeHidden();
});
