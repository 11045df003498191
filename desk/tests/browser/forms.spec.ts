import type { Locator } from "@playwright/test";
import { CLINIC, expect, FAQ, PRICES, row, test } from "./desk-window.ts";

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return box;
};

test(row("E91"), async ({ page, desk: { button, dialog, field, open, review, write } }) => {
  const question = (name: string) => `  - { id: ${name}, question: "${name}?", answer: Da. }\n`;
  write(FAQ, `items:\n${["unu", "doi", "trei", "patru", "cinci"].map(question).join("")}`);
  await open(FAQ);
  const moved = page.getByText("Mutat pe locul 3 din 5");
  await button("Mută mai sus „patru?”").click();
  await expect(moved).toBeInViewport();
  await expect(moved).toHaveRole("status");
  await review.click();
  await expect(dialog).toContainText("patru?");
  await expect(dialog).toContainText("locul 4");
  await expect(dialog).not.toContainText("trei?");
  await expect(moved).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(field("items")).toBeVisible();
});

test(row("E92"), async ({ page, desk: { button, field, open, replace } }) => {
  replace(PRICES, "label: RMN coloană", "label: Articulații mici (care anume se confirmă la telefon)");
  for (const width of [1366, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await open(PRICES);
    const name = page.getByRole("textbox", { name: "Denumirea" }).filter({ hasText: "Articulații mici" });
    const isCut = (one: Element) =>
      one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1;
    expect(await name.evaluate(isCut), `name at ${width} px`).toBe(false);

    await open("content/photos.yaml");
    await button("Adaugă").click();
    const [form, sentence] = [await boxOf(field("items")), await boxOf(field("items_0_alt"))];
    expect(sentence.width, `sentence at ${width} px`).toBeGreaterThan(form.width - 130);
    await button("Renunță la schimbări").click();

    await open("content/navigation.yaml!footer/legal/0/name");
    const [list, link] = [await boxOf(field("footer_legal")), await boxOf(field("footer_legal_0_name"))];
    expect(link.width, `menu at ${width} px`).toBeGreaterThan(list.width - 130);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(CLINIC);
  await button("Adaugă la „Zilele în care clinica este închisă”").click();
  await field("closingDays_0_from").fill("2036-12-24");
  const [from, to] = [await boxOf(field("closingDays_0_from")), await boxOf(field("closingDays_0_to"))];
  expect(from.y).toBeCloseTo(to.y, 0);
});

test(row("E93"), async ({ page, desk: { field, link, open, write } }) => {
  const question = "{ id: pret, question: Cât costă?, file: content/prices.yaml, field: sumele }";
  write("content/open-decisions.yaml", `items: [${question}]\nwishes: []\n`);
  await open("lansare");
  const entry = page.getByRole("listitem").filter({ hasText: "Cât costă?" });
  await expect(entry).toContainText("schimbarea se face în foaia „Prețuri”: sumele");
  await expect(entry).not.toContainText("pret”");
  await link("Ce a rămas de hotărât · Cât costă?").click();
  await expect(field("items_0_question")).toBeFocused();
  await expect(page.getByLabel("Foaia")).toHaveValue("content/prices.yaml");
  await expect(page.getByLabel("Foaia").getByRole("option", { selected: true })).toHaveText("Prețuri");
});

test(row("E94"), async ({ context, desk: { field, link, open, shown } }) => {
  await open(PRICES);
  await field("amounts_0_amount").fill("846");
  await expect(shown.getByText("846,00").first()).toBeVisible();
  const opened = context.waitForEvent("page");
  await link("Deschide pagina").click();
  const tab = await opened;
  await expect(tab.getByText("846,00").first()).toBeVisible();
  await tab.getByRole("main").getByRole("link", { name: "RMN cerebral" }).first().click();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("RMN cerebral");
});

test(row("E95"), async ({ page, desk: { field, open } }) => {
  await open("content/publishing.yaml");
  await expect(page.getByText("Pentru cine se ocupă de găzduire")).toBeVisible();
  await expect(field("signers")).toBeVisible();
  await expect(field("folder")).toBeHidden();
  await page.evaluate(() => {
    location.hash = "content/publishing.yaml!folder";
  });
  await expect(field("folder")).toBeFocused();
});
