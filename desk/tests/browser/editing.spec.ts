import { expect, type Locator } from "@playwright/test";
import { row } from "../../../tests/behaviour/rows.ts";
import { openDesk, save, shows, test } from "./desk.ts";

const PRICES = "content/prices.yaml";
const CLINIC = "content/clinic.yaml";
const FAQ = "content/faq.yaml";

test(row("E1"), async ({ page, desk }) => {
  await openDesk(page, desk, `${PRICES}!amounts/0/amount`);
  const amount = page.locator("#root_amounts_0_amount");
  await expect(amount).toHaveValue("835,00");
  await amount.fill("1.845,00");
  await page.getByRole("button", { name: "Salvează…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("del")).toContainText("835,00 lei");
  await expect(dialog.locator("ins")).toContainText("1.845,00 lei");
  // The first look at all pages, on a development server that has just begun.
  await expect(dialog.locator(".where")).toContainText(/^Se schimbă 4 pagini: .*RMN cerebral/);
  await expect(dialog).toContainText("Prețul crește cu 121 %. Sigur?");
  await dialog.getByRole("button", { name: "Da, salvează" }).click();
  await expect(page.getByText("Salvat.")).toBeVisible();
  expect(desk.read(PRICES)).toContain("amount: 1845\n");
  for (const path of ["/", "/servicii", "/preturi-rmn", "/servicii/rmn-cerebral"]) {
    await shows(page, path, "1.845,00");
  }
  await expect(page.frameLocator("iframe").getByText("1.845,00").first()).toBeVisible();
});

test(row("E2"), async ({ page, desk }) => {
  await openDesk(page, desk, PRICES);
  const amount = page.locator("#root_amounts_0_amount");
  await amount.fill("opt sute");
  const sentence = "trebuie să fie un număr întreg, de exemplu 835";
  await expect(page.locator("#root_amounts_0_amount-problema")).toContainText(sentence);
  await expect(page.getByRole("group", { name: "De corectat" })).toContainText(sentence);
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("button", { name: "Salvează…" })).toBeDisabled();
  await amount.fill("835,50");
  await expect(page.locator("#root_amounts_0_amount-problema")).toContainText("număr întreg");
  await amount.fill("850");
  await expect(page.getByRole("button", { name: "Salvează…" })).toBeEnabled();
});

test(row("E3"), async ({ page, desk }) => {
  desk.write(
    FAQ,
    "# Întrebări.\nitems:\n  # Prima.\n  - id: unu\n    question: Unu?\n    answer: >-\n      Răspuns pe un rând.\n  - { id: doi, question: Doi?, answer: Da. }\n",
  );
  await openDesk(page, desk, FAQ);
  await page.getByRole("button", { name: "Adaugă la" }).first().click();
  await page.locator("#root_items_2_question").fill("Pot veni însoțit?");
  await page.locator("#root_items_2_answer").fill("Da. ");
  await page.locator("#root_items_2_answer").press("End");
  await page.locator(".entry").nth(2).getByLabel("Legătură spre").selectOption("/contact");
  await page.getByRole("button", { name: "Mută mai sus „Pot veni însoțit?”" }).click();
  await page.getByRole("button", { name: "Șterge „Doi?”" }).click();
  await save(page);
  expect(desk.read(FAQ)).toBe(
    "# Întrebări.\nitems:\n  # Prima.\n  - id: unu\n    question: Unu?\n    answer: >-\n      Răspuns pe un rând.\n  - id: pot-veni-insotit\n    question: Pot veni însoțit?\n    answer: Da. [Contact](/contact)\n",
  );
});

test(row("E5"), async ({ page, desk }) => {
  const next = new Date().getFullYear() + 1;
  await openDesk(page, desk, `${CLINIC}!closingDays`);
  const closing = page.locator("#root_closingDays");
  await closing.getByRole("button", { name: "Adaugă" }).click();
  await page.locator("#root_closingDays_0_from").fill(`${next}-12-24`);
  await page.locator("#root_closingDays_0_to").fill(`${next}-12-26`);
  await page.locator("#root_specialHours").getByRole("button", { name: "Adaugă" }).click();
  const [day, opens, closes] = ["day", "opens", "closes"].map((name) =>
    page.locator(`#root_specialHours_0_${name}`),
  ) as [Locator, Locator, Locator];
  await day.fill(`${next}-12-23`);
  await opens.fill("9.30");
  await closes.fill("24");
  await expect(opens).toHaveValue("09:30");
  await save(page);
  expect(desk.read(CLINIC)).toMatch(/opens: "09:30"\n +closes: "24:00"\n/);
  expect(desk.read(CLINIC)).toContain(`closingDays:\n  - from: "${next}-12-24"\n    to: "${next}-12-26"\n`);
  await shows(page, "/contact", /24.{0,12}26 decembrie/);
});

test(row("E6"), async ({ page, desk }) => {
  const file = "content/legal/politica-cookies.md";
  await openDesk(page, desk, file);
  await page.locator("#root_body").fill("\n## 1. Ce păstrăm\n\nNu păstrăm **nimic**.\n");
  const shown = page.frameLocator("iframe");
  await expect(shown.getByRole("heading", { name: "1. Ce păstrăm" })).toBeVisible();
  await expect(shown.locator("strong", { hasText: "nimic" })).toBeVisible();
  const head = desk.read(file).split("---")[1];
  await save(page);
  expect(desk.read(file)).toBe(`---${head}---\n\n## 1. Ce păstrăm\n\nNu păstrăm **nimic**.\n`);
  await shows(page, "/legal/politica-cookies", "Nu păstrăm nimic.");
});

test(row("E8"), async ({ page, desk }) => {
  await openDesk(page, desk, PRICES);
  const label = page.locator("#root_amounts_0_label");
  const before = await label.inputValue();
  await label.fill("Cap");
  await page.getByRole("button", { name: "Șterge „RMN coloană”" }).first().click();
  const second = page.locator("#root_amounts_1_label");
  const removed = await second.inputValue();
  await page.getByRole("button", { name: "Anulează" }).click();
  await expect(second).not.toHaveValue(removed);
  await label.press("Control+z");
  await expect(label).toHaveValue(before);
  await expect(page.getByRole("button", { name: "Salvează…" })).toBeDisabled();
  await page.getByRole("button", { name: "Refă" }).click();
  await expect(label).toHaveValue("Cap");
  const amount = page.locator("#root_amounts_0_amount");
  await amount.fill("999");
  await amount.press("Control+z");
  await expect(amount).toHaveValue("835,00");
});

test(row("E10"), async ({ page, desk }) => {
  const before = desk.read(PRICES);
  await openDesk(page, desk, PRICES);
  await page.locator("#root_amounts_0_amount").fill("999");
  const dialog = page.getByRole("dialog", { name: "Ce se schimbă" });
  const who = page.getByLabel("Cine schimbă textele?");
  await save(page, () => who.fill("Recepție"));
  await page.locator("#root_amounts_1_amount").fill("777");
  await page.getByRole("button", { name: "Salvează…" }).click();
  await expect(dialog.locator("ins")).toHaveText("777,00 lei");
  await expect(who).toBeHidden();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Anulează" }).click();
  await page.getByRole("link", { name: "Jurnal", exact: true }).click();
  const entries = page.getByRole("main").locator("section");
  await expect(entries).toHaveText(/^Recepție, azi, .*Prețuri · .*RMN cerebral.*835,00.lei.*999,00.lei/);
  await entries.getByRole("button", { name: "Anulează schimbarea" }).click();
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText("Anulat");
  expect(desk.read(PRICES)).toBe(before);
  await entries.first().getByRole("button", { name: "Anulează schimbarea" }).click();
  await expect(entries).toHaveCount(3);
  expect(desk.read(PRICES)).toContain("amount: 999\n");
});

test(row("E20"), async ({ page, desk }) => {
  await openDesk(page, desk, PRICES);
  const label = page.locator("#root_amounts_0_label");
  const before = await label.inputValue();
  await label.fill("Cap");
  await page.getByRole("link", { name: "Întrebări frecvente" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Întrebări frecvente");
  await page.getByRole("link", { name: "Prețuri", exact: true }).click();
  await expect(label).toHaveValue("Cap");
  await expect(page.getByText("Nesalvat")).toBeVisible();
  await page.getByRole("button", { name: "Anulează" }).click();
  await expect(label).toHaveValue(before);
});

test(row("E21"), async ({ page, desk, context }) => {
  await openDesk(page, desk, PRICES);
  const label = page.locator("#root_amounts_0_label");
  // Nobody answers any more, as after Ctrl+C.
  await context.route(`${desk.origin}/api/**`, (route) => route.abort());
  await label.fill("Cap și gât");
  await expect(page.getByRole("alert")).toContainText("Editare s-a oprit.");
  await page.close();
  await context.unrouteAll();
  const again = await context.newPage();
  await openDesk(again, desk, "jurnal");
  const windows = () => again.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(windows).toBe(1);
  await openDesk(again, desk, PRICES);
  await expect(again.locator("#root_amounts_0_label")).toHaveValue("Cap și gât");
  await expect(again.getByText("Nesalvat")).toBeVisible();
});

test(row("E22"), async ({ page, desk }) => {
  await openDesk(page, desk, PRICES);
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.id);
  await page.getByRole("button", { name: "Mută mai jos „RMN coloană”" }).first().press("Enter");
  await expect.poll(focused).toBe("Mută mai jos „RMN coloană”");
  await page.getByRole("button", { name: "Șterge „RMN coloană”" }).first().press("Enter");
  await expect.poll(focused).toBe("Șterge „Ambii genunchi”");
  await page.keyboard.press("Control+z");
  await expect.poll(focused).toBe("root_amounts_2_label");
});

test(row("E30"), async ({ page, desk }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openDesk(page, desk, PRICES);
  const top = async (row: number) =>
    (await page.locator(`#root_amounts_${row}_amount`).boundingBox())?.y ?? 0;
  const [first, second] = [await top(0), await top(1)];
  expect(first + 9 * (second - first)).toBeLessThan(768);
  const unit = page.locator("#root_amounts_0_unit");
  const help = page.locator(`#${(await unit.getAttribute("aria-describedby"))?.split(" ")[0]}`);
  await expect(help).toHaveCSS("clip-path", "inset(50%)");
  await unit.focus();
  await expect(help).toHaveCSS("clip-path", "none");
});

const TERMS = "content/referral-terms.yaml";

test(row("E31"), async ({ page, desk }) => {
  await openDesk(page, desk, PRICES);
  await page.locator("#root_amounts_0_amount").fill("900");
  await page.getByRole("button", { name: "Salvează…" }).click();
  const save = page.getByRole("dialog").getByRole("button", { name: "Salvează" });
  await expect(save).toBeEnabled();
  const theirs = desk.read(PRICES).replace("amount: 835", "amount: 910");
  desk.write(PRICES, theirs);
  await save.click();
  const dialog = page.getByRole("dialog", { name: "Foaia s-a schimbat între timp" });
  await expect(dialog).toContainText("910,00 lei");
  await expect(page.getByText("Salvat.")).toBeHidden();
  expect(desk.read(PRICES)).toBe(theirs);
});

test(row("E32"), async ({ page, desk }) => {
  const words = Array.from({ length: 20 }, (_, index) => `  - { term: Cuvântul ${index}, service: null }\n`);
  desk.write(
    TERMS,
    desk.read(TERMS).replace(/^items:[\s\S]*?(?=^\S|$(?![\s\S]))/m, `items:\n${words.join("")}`),
  );
  await openDesk(page, desk, TERMS);
  const rows = page.locator("#root_items > ol > li");
  await expect(rows).toHaveCount(20);
  await expect(page.locator("#root_items_3_term")).toBeHidden();
  await page.getByRole("searchbox", { name: "Caută în „Termenii”" }).fill("cuvantul 17");
  await expect(rows.filter({ visible: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Adaugă la „Termenii”" }).click();
  const term = page.locator("#root_items_20_term");
  await expect(term).toBeFocused();
  const wrong = page.getByRole("group", { name: "De corectat" });
  // The checks have spoken.
  await expect(page.getByRole("button", { name: "Anulează" })).toBeEnabled();
  await expect(page.getByText("Nesalvat")).toBeHidden();
  await expect(wrong).toBeHidden();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(wrong).toBeVisible();
  await wrong.getByRole("link").first().click();
  await expect(term).toBeFocused();
  await term.fill("Umăr");
  await expect(page.getByRole("button", { name: "Șterge „Umăr”" })).toBeVisible();
  await save(page);
  await expect(term).toBeFocused();
  expect(desk.read(TERMS)).toContain("term: Umăr\n");
});

test(row("E33"), async ({ page, desk }) => {
  await openDesk(page, desk, CLINIC);
  await page.locator("#root_headerPhone").fill("0256 418 273");
  await save(page, () => page.getByRole("button", { name: "Nu, este valoarea adevărată" }).click());
  expect(desk.read(CLINIC)).toMatch(/^headerPhone: "0256 418 273"$/m);
  expect(desk.read(CLINIC)).toMatch(/^placeholders: \[ ?siteUrl, footerPhone, email ?\]$/m);
  await shows(page, "/contact", "0256 418 273");
});

test(row("E34"), async ({ page, desk }) => {
  await openDesk(page, desk, PRICES);
  const amounts = [0, 1].map((place) => page.locator(`#root_amounts_${place}_amount`));
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.locator("iframe[aria-busy=false]").waitFor();
  desk.write(PRICES, desk.read(PRICES).replace("amount: 835", "amount: 910"));
  await comeBack();
  await expect(amounts[0] as Locator).toHaveValue("910,00");
  await (amounts[1] as Locator).fill("777");
  await expect(page.getByText("Nesalvat")).toBeVisible();
  desk.write(PRICES, desk.read(PRICES).replace("amount: 910", "amount: 920"));
  await comeBack();
  await expect(page.getByRole("dialog", { name: "Foaia s-a schimbat între timp" })).toBeVisible();
  await expect(amounts[1] as Locator).toHaveValue("777,00");
});
