import { readSite, siteFromFiles } from "../../../src/content/load.ts";
import { FIXTURE_FILES } from "../../../tests/fixtures/content.ts";
import { expect, FAQ, row, test } from "./desk-window.ts";

test(row("E7"), async ({ page, desk }) => {
  const { button, dialog, field, link, open, project, read, save, shows, title } = desk;
  await open("investigatie-noua");
  await page.getByLabel("Numele investigației").fill("RMN umăr");
  await page.getByLabel("Porniți de la").selectOption({ label: "RMN genunchi" });
  await button("Adaugă investigația").click();
  await expect(title).toHaveText("RMN umăr");
  expect(read("content/navigation.yaml").match(/\/servicii\/rmn-umar/g)).toHaveLength(3);
  expect(read("content/services/rmn-cerebral.yaml")).toContain("service: rmn-umar");
  await shows("/servicii/rmn-umar", "RMN umăr");
  expect(readSite(project).navigation).toEqual(siteFromFiles(FIXTURE_FILES).navigation);
  await expect(link("RMN umăr Nu se vede încă")).toBeVisible();
  await field("menuNote").fill("Tendoane");
  await page.getByLabel("Pagina nu se vede încă").uncheck();
  await save(async () => {
    await expect(dialog).toContainText(/„RMN umăr” devine publică, cu 1\stext luat întocmai.*Sigur\?/);
    await expect(dialog).toContainText(/Apare pe site: RMN umăr\. Se schimbă \d+\s(de\s)?pagini: Acasă, /);
  });
  await expect(link("RMN umăr Tendoane")).toBeVisible();
  expect(JSON.stringify(readSite(project).navigation)).toContain("/servicii/rmn-umar");
});

test(row("E25", "E26"), async ({ page, desk }) => {
  const { button, dialog, field, link, open, read, save, shows, title, write } = desk;
  const file = "content/services/rmn-articulatii-mari.yaml";
  const path = "/servicii/rmn-articulatii-mari";
  write(FAQ, "items:\n  - id: a\n    question: Unu?\n    answer: Vedeți [pagina](/servicii/rmn-genunchi).\n");
  await open("content/services/rmn-genunchi.yaml");
  const more = page.getByText("Alt loc, alt nume sau ștergere");
  await more.click();
  await page.getByLabel("Numele nou").fill("RMN articulații mari");
  await button("Schimbă numele și adresa").click();
  await expect(title).toHaveText("RMN articulații mari");
  expect(read(file)).toContain("- /servicii/rmn-genunchi\n");
  expect(read(FAQ)).toContain(path);
  await shows(path, "RMN articulații mari");
  const remove = async () => {
    await open(file);
    await more.click();
    await button("Șterge investigația…").click();
    await expect(dialog).toContainText("Ștergeți „RMN articulații mari”?");
    await expect(dialog.getByRole("listitem").filter({ hasText: "Meniuri" })).not.toHaveCount(0);
    await dialog.getByRole("button", { name: "Păstrează investigația" }).click();
    await button("Șterge investigația…").dblclick();
    expect(read(file)).toContain("RMN articulații mari");
    await button("Da, șterge „RMN articulații mari”").click();
  };
  await remove();
  await link(/^Întrebări frecvente · /).click();
  await field("items_0_answer").fill("Sunați.");
  await save();
  await remove();
  await expect(title).toHaveText("Jurnal");
  await expect(page.getByRole("main")).toContainText("RMN articulații mari");
  await expect(link("RMN articulații mari")).toBeHidden();
  expect(read("content/navigation.yaml")).not.toContain(path);
});
