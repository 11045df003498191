import { expect } from "@playwright/test";
import { loadSite, siteOf } from "../../../src/content/load.ts";
import { row } from "../../../tests/behaviour/rows.ts";
import { FIXTURE_FILES } from "../../../tests/fixtures/content.ts";
import { openDesk, save, shows, test } from "./desk.ts";

const KNEE = "content/services/rmn-genunchi.yaml";

test(row("E7"), async ({ page, desk }) => {
  await openDesk(page, desk, "investigatie-noua");
  await page.getByLabel("Numele investigației").fill("RMN umăr");
  await page.getByLabel("Porniți de la").selectOption({ label: "RMN genunchi" });
  await page.getByRole("button", { name: "Adaugă investigația" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("RMN umăr");
  await expect(page.getByRole("navigation", { name: "Foile" }).getByText("RMN umăr")).toBeVisible();
  expect(desk.read("content/navigation.yaml").match(/\/servicii\/rmn-umar/g)).toHaveLength(3);
  expect(desk.read("content/services/rmn-cerebral.yaml")).toContain("service: rmn-umar");
  await shows(page, "/servicii/rmn-umar", "RMN umăr");
  expect(loadSite(desk.project).navigation).toEqual(siteOf(FIXTURE_FILES).navigation);
  await expect(page.getByRole("link", { name: "RMN umăr Nu se vede încă" })).toBeVisible();
  await page.locator("#root_menuNote").fill("Tendoane");
  await page.getByLabel("Pagina nu se vede încă").uncheck();
  const asked = page
    .getByRole("dialog")
    .getByText(/^Texte luate întocmai de la altă investigație: \d+\..*Sigur\?$/);
  await save(page, () => expect(asked).toBeVisible());
  await expect(page.getByRole("link", { name: "RMN umăr Tendoane" })).toBeVisible();
  expect(JSON.stringify(loadSite(desk.project).navigation)).toContain("/servicii/rmn-umar");
});

test(row("E25"), async ({ page, desk }) => {
  await openDesk(page, desk, KNEE);
  await page.getByText("Alt nume sau ștergere").click();
  await page.getByLabel("Numele nou").fill("RMN articulații mari");
  await page.getByRole("button", { name: "Schimbă numele și adresa" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("RMN articulații mari");
  expect(desk.read("content/services/rmn-articulatii-mari.yaml")).toContain("- /servicii/rmn-genunchi\n");
  await shows(page, "/servicii/rmn-articulatii-mari", "RMN articulații mari");
});

test(row("E26"), async ({ page, desk }) => {
  const faq = "items:\n  - id: a\n    question: Unu?\n    answer: Vedeți [pagina](/servicii/rmn-genunchi).\n";
  desk.write("content/faq.yaml", faq);
  await openDesk(page, desk, KNEE);
  const remove = async () => {
    await page.getByText("Alt nume sau ștergere").click();
    await page.getByRole("button", { name: "Șterge investigația…" }).click();
    const dialog = page.getByRole("dialog", { name: "Ștergeți „RMN genunchi”?" });
    await expect(dialog.getByRole("listitem").filter({ hasText: "Meniuri" })).not.toHaveCount(0);
    await dialog.getByRole("button", { name: "Anulează" }).click();
    await page.getByRole("button", { name: "Șterge investigația…" }).dblclick();
    expect(desk.read(KNEE)).toContain("RMN genunchi");
    await dialog.getByRole("button", { name: "Da, șterge „RMN genunchi”" }).click();
  };
  await remove();
  await page.getByRole("link", { name: /^Întrebări frecvente · / }).click();
  await page.locator("#root_items_0_answer").fill("Sunați.");
  await save(page);
  await page.goto(`${desk.origin}/#${KNEE}`);
  await remove();
  await expect(page.getByRole("navigation", { name: "Foile" }).getByText("RMN genunchi")).toBeHidden();
  expect(desk.read("content/navigation.yaml")).not.toContain("genunchi");
});
