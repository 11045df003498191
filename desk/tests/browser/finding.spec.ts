import { AxeBuilder } from "@axe-core/playwright";
import { CLINIC, expect, test } from "./desk-window.ts";

test("search for „835” or „parcare”, or an entry of what to complete is followed: the field that contains it has the focus", async ({
  page,
  desk: { field, link, open },
}) => {
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

test("axe checks every page of the desk, at 1024 px and at 200 % text size: axe finds no violation, and nothing is cut off", async ({
  page,
  desk: { open },
}) => {
  for (const place of PLACES) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(place);
    await page.locator(".wait").waitFor({ state: "detached" });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude("iframe").analyze();
    expect(violations.map(({ id, nodes }) => `${place}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    // At a zoom of 200 % a browser lays out the page in half the width.
    await page.setViewportSize({ width: 512, height: 768 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, place).toBeLessThanOrEqual(0);
  }
});
