import { CLINIC, expect, FAQ, PRICES, test, windowOf } from "./desk-window.ts";

test("an amount is wrong, then right and saved: a message says why, „Ce se schimbă” shows both amounts, and the pages show the new amount", async ({
  desk: { button, dialog, field, open, read, review, sees, shown, shows, wrong },
}) => {
  await open(PRICES);
  const amount = field("amounts_0_amount");
  const problem = field("amounts_0_amount-problema");
  const sentence = "trebuie să fie un număr întreg, de exemplu 835";
  await expect(amount).toHaveValue("835,00");
  await amount.fill("opt sute");
  await expect(problem).toContainText(sentence);
  await expect(wrong).toContainText(sentence);
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(review).toBeDisabled();
  await amount.fill("835,50");
  await expect(problem).toContainText("număr întreg");
  await amount.fill("1.845,00");
  await review.click();
  await expect(dialog.locator("del")).toContainText("835,00 lei");
  await expect(dialog.locator("ins")).toContainText("1.845,00 lei");
  await expect(dialog).toContainText("Prețul crește cu 121 %. Sigur?");
  await button("Da, salvează").click();
  await sees("Salvat.");
  expect(read(PRICES)).toContain("amount: 1845\n");
  for (const path of ["/", "/servicii", "/preturi-rmn", "/servicii/rmn-cerebral"])
    await shows(path, "1.845,00");
  await expect(shown.getByText("1.845,00").first()).toBeVisible();
});

test("questions are added, moved and removed, then saved: the file has them in this order, and every other line is unchanged", async ({
  page,
  desk: { button, field, open, read, save, write },
}) => {
  const first =
    "# Întrebări.\nitems:\n  # Prima.\n  - id: unu\n    question: Unu?\n    answer: >-\n      Răspuns pe un rând.\n";
  write(FAQ, `${first}  - { id: doi, question: Doi?, answer: Da. }\n`);
  await open(FAQ);
  await button("Adaugă la").first().click();
  await field("items_2_question").fill("Pot veni însoțit?");
  await field("items_2_answer").fill("Da. ");
  await field("items_2_answer").press("End");
  await page.locator(".entry").nth(2).getByRole("combobox", { name: "Legătură…" }).selectOption("/contact");
  await button("Mută mai sus „Pot veni însoțit?”").click();
  await button("Șterge „Doi?”").click();
  await save();
  const added =
    "  - id: pot-veni-insotit\n    question: Pot veni însoțit?\n    answer: Da. [Contact](/contact)\n";
  expect(read(FAQ)).toBe(first + added);
});

test("closing days and a new phone number are saved, and the number is no longer provisional: the pages show both", async ({
  desk: { field, open, read, save, shows },
}) => {
  const next = new Date().getFullYear() + 1;
  await open(CLINIC);
  await field("headerPhone").fill("0256 418 273");
  const add = (list: string) => field(list).getByRole("button", { name: "Adaugă" }).click();
  await add("closingDays");
  await add("specialHours");
  await field("closingDays_0_from").fill(`${next}-12-24`);
  await field("closingDays_0_to").fill(`${next}-12-26`);
  await field("specialHours_0_day").fill(`${next}-12-23`);
  await field("specialHours_0_opens").fill("9.30");
  await field("specialHours_0_closes").fill("24");
  await expect(field("specialHours_0_opens")).toHaveValue("09:30");
  await field("placeholders").getByLabel("Telefonul pentru programări").uncheck();
  await save();
  const text = read(CLINIC);
  expect(text).toMatch(/opens: "09:30"\n +closes: "24:00"\n/);
  expect(text).toContain(`closingDays:\n  - from: "${next}-12-24"\n    to: "${next}-12-26"\n`);
  expect(text).toMatch(/^headerPhone: "0256 418 273"$/m);
  expect(text).toMatch(/^placeholders: \[ ?siteUrl, footerPhone, email ?\]$/m);
  await shows("/contact", /24.{0,12}26 decembrie/);
  await shows("/contact", "0256 418 273");
});

test("a legal document open, its text is changed, then saved: the preview shows the change; after the save, its page shows it", async ({
  page,
  desk: { button, field, open, read, save, shown, shows },
}) => {
  const file = "content/legal/politica-cookies.md";
  const before = read(file);
  await open(file);
  await field("body").getByText("Fără goluri.").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Nu păstrăm ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("nimic");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(".");
  await page.keyboard.press("Enter");
  await button("Subtitlu").click();
  await page.keyboard.type("1.1 Ce nu");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- un cookie");
  await page.keyboard.press("Enter");
  await page.keyboard.type("un nume");
  await expect(shown.getByRole("heading", { name: "1.1 Ce nu" })).toBeVisible();
  await expect(shown.locator("strong", { hasText: "nimic" })).toBeVisible();
  await save();
  const added = "Fără goluri. Nu păstrăm **nimic**.\n\n### 1.1 Ce nu\n\n- un cookie\n- un nume";
  expect(read(file)).toBe(before.replace("Fără goluri.", added));
  await shows("/legal/politica-cookies", "Nu păstrăm nimic.");
});

test("a value is changed, undo, redo, another document and back: each step shows the right value, and nothing is lost", async ({
  desk: { button, field, link, open, review, sees, title },
}) => {
  await open(PRICES);
  const label = field("amounts_0_label");
  const before = await label.inputValue();
  await label.fill("Cap");
  await link("Întrebări frecvente").click();
  await expect(title).toHaveText("Întrebări frecvente");
  await link(/^Prețuri/).click();
  await expect(label).toHaveValue("Cap");
  await sees("Nesalvat");
  await button("Șterge „RMN coloană”").first().click();
  const second = field("amounts_1_label");
  const removed = await second.inputValue();
  await button("Un pas înapoi").click();
  await expect(second).not.toHaveValue(removed);
  await label.press("Control+z");
  await expect(label).toHaveValue(before);
  await expect(review).toBeDisabled();
  await button("Un pas înainte").click();
  await expect(label).toHaveValue("Cap");
  const amount = field("amounts_0_amount");
  await amount.fill("999");
  await amount.press("Control+z");
  await expect(amount).toHaveValue("835,00");
});

test("another program writes a document that has unsaved changes: the form has both changes, and „Salvează…” shows the values that it replaces", async ({
  page,
  desk: { comeBack, confirm, dialog, field, open, read, replace, review, sees },
}) => {
  await open(PRICES);
  replace(PRICES, "amount: 835", "amount: 830");
  await comeBack();
  await expect(field("amounts_0_amount")).toHaveValue("830,00");
  await field("amounts_0_amount").fill("900");
  // „Salvează…” checks again; the other program writes after this check.
  await sees("Nesalvat");
  const checked = page.waitForResponse(/api\/check/);
  await review.click();
  await checked;
  replace(PRICES, "amount: 830", "amount: 910");
  replace(PRICES, "amount: 750", "amount: 777");
  await confirm.click();
  await sees("Foaia s-a salvat între timp și din altă parte");
  await expect(dialog).toBeHidden();
  expect(read(PRICES)).toMatch(/amount: 910\n[\s\S]*amount: 777\n/);
  await expect(field("amounts_0_amount")).toHaveValue("900,00");
  await review.click();
  await expect(dialog.locator("del")).toHaveText("910,00 lei");
  await confirm.click();
  await sees("Salvat.");
  expect(read(PRICES)).toMatch(/amount: 900\n[\s\S]*amount: 777\n/);
});

test("„Anulează schimbarea” in „Jurnal”: the file is restored byte for byte, and the journal shows who changed what and when", async ({
  page,
  desk: { button, dialog, field, link, open, read, review, save },
}) => {
  const before = read(PRICES);
  await open(PRICES);
  await field("amounts_0_amount").fill("999");
  const who = page.getByLabel("Cine schimbă textele?");
  await save(() => who.fill("Recepție"));
  await field("amounts_1_amount").fill("777");
  await review.click();
  await expect(dialog.locator("ins")).toHaveText("777,00 lei");
  await expect(who).toHaveValue("Recepție");
  await page.keyboard.press("Escape");
  await button("Un pas înapoi").click();
  await link(/^Jurnal$/).click();
  const entries = page.getByRole("main").locator("section");
  const undo = () => button("Anulează schimbarea").first().click();
  const today = new Date().toLocaleDateString("ro-RO", { dateStyle: "long" });
  await expect(entries).toHaveText(
    new RegExp(`^Prețuri\\s*Recepție, ${today} la .*Prețuri · .*RMN cerebral.*835,00.lei.*999,00.lei`),
  );
  await undo();
  await expect(entries).toHaveCount(2);
  expect(read(PRICES)).toBe(before);
  await undo();
  await expect(entries).toHaveCount(3);
  expect(read(PRICES)).toContain("amount: 999\n");
});

test("the desk has stopped, a text is typed: a message appears at once; when the desk runs again, a new window contains the text", async ({
  page,
  desk,
  context,
}) => {
  await desk.open(PRICES);
  // All requests fail, as if the desk had been stopped with Ctrl+C.
  await context.route(`${desk.origin}/api/**`, (route) => route.abort());
  await desk.field("amounts_0_label").fill("Cap și gât");
  await expect(page.getByRole("alert")).toContainText("Editare s-a oprit.");
  await context.unrouteAll();
  await desk.sees("Nesalvat");
  await page.close();
  const again = await context.newPage();
  const { field, open, sees } = windowOf(again, desk);
  await open(PRICES);
  await expect(field("amounts_0_label")).toHaveValue("Cap și gât");
  await sees("Nesalvat");
});

test("keyboard only: a value is saved, a row is moved, removed and restored; the focus is always visible and stays at the row", async ({
  page,
  desk: { button, confirm, field, open, read, review, sees },
}) => {
  const { keyboard } = page;
  await open(PRICES);
  const down = button("Mută mai jos „RMN coloană”").first();
  await down.press("Enter");
  await expect(down).toBeFocused();
  await button("Șterge „RMN coloană”").first().press("Enter");
  await expect(button("Șterge „Ambii genunchi”").first()).toBeFocused();
  await keyboard.press("Control+z");
  await expect(field("amounts_2_label")).toBeFocused();
  await field("amounts_0_label").focus();
  await keyboard.press("Control+a");
  await keyboard.type("Cap și gât");
  await keyboard.press("Tab");
  await expect(field("amounts_0_amount")).toBeFocused();
  await expect(field("amounts_0_amount")).toHaveCSS("outline-width", "3px");
  await expect(review).toBeEnabled();
  await keyboard.press("Control+s");
  await expect(confirm).toBeEnabled();
  await confirm.focus();
  await keyboard.press("Enter");
  await sees("Salvat.");
  expect(read(PRICES)).toContain("label: Cap și gât\n");
});

const TERMS = "content/referral-terms.yaml";

test("a long list, a row is found by the search and another added: rows are collapsed with their names, and the list of findings leads to the new row", async ({
  page,
  desk: { button, field, link, open, read, replace, save, title, wrong },
}) => {
  const words = Array.from({ length: 20 }, (_, index) => `  - { term: Cuvântul ${index}, service: null }\n`);
  replace(TERMS, /^items:[\s\S]*?(?=^\S|$(?![\s\S]))/m, `items:\n${words.join("")}`);
  await open(TERMS);
  const rows = page.locator("#root_items > ol > li");
  await expect(rows).toHaveCount(20);
  await expect(field("items_3_term")).toBeHidden();
  await page.getByRole("searchbox", { name: "Caută în tot ce scrie pe site" }).fill("cuvantul 17");
  await link(/Cuvântul 17/).click();
  await expect(field("items_17_term")).toBeFocused();
  await button("Adaugă la „Termenii”").click();
  const term = field("items_20_term");
  await expect(term).toBeFocused();
  await title.click();
  await wrong.getByText("De corectat").click();
  await wrong.getByRole("link").first().click();
  await expect(term).toBeFocused();
  await term.fill("Umăr");
  await expect(button("Șterge „Umăr”")).toBeVisible();
  await save();
  await expect(term).toBeFocused();
  expect(read(TERMS)).toContain("term: Umăr\n");
});

test("a file that is not valid YAML, its document is opened: the error is shown instead of a form", async ({
  page,
  desk: { open, replace, sees },
}) => {
  await open(PRICES);
  replace(PRICES, "amounts:\n", "amounts:\n<<<<<<< HEAD\n");
  await open("jurnal");
  await page.goto(`${new URL("/", page.url())}#${PRICES}`);
  await sees(/Foaia nu se poate citi/);
  await sees("Cereți ajutorul celui care v-a făcut site-ul");
  await expect(page.getByRole("main").getByRole("link").first()).toHaveText(/rândul \d+$/);
});

test("the desk has stopped, a text is typed, another document is opened, the desk runs again: it opens, and the text is still there", async ({
  page,
  desk,
  context,
}) => {
  const { field, link, open, origin, sees, title } = desk;
  const label = field("amounts_0_label");
  await open(PRICES);
  await context.route(`${origin}/api/**`, (route) => route.abort());
  await label.fill("Cap și gât");
  await link("Întrebări frecvente").click();
  await expect(page).toHaveURL(/faq/);
  await expect(label).toBeHidden();
  await sees("Editare s-a oprit.");
  await context.unrouteAll();
  await expect(title).toHaveText("Întrebări frecvente");
  await link(/^Prețuri · de salvat/).click();
  await expect(label).toHaveValue("Cap și gât");
});

test("unsaved changes: „Publică” lists the document; another window waits for a document until it is closed here, and has its changes", async ({
  desk,
  context,
}) => {
  const { link, open, field, sees, title } = desk;
  await open(PRICES);
  await field("amounts_0_label").fill("Cap");
  await sees("Nesalvat");
  const other = windowOf(await context.newPage(), desk);
  await other.open("jurnal");
  await other.link(/^Prețuri/).click();
  await other.sees("Dacă este deschisă în altă fereastră");
  await expect(other.field("amounts_0_label")).toBeHidden();
  await field("amounts_0_label").fill("Cap și gât");
  await link(/^Publică$/).click();
  await expect(title).toHaveText("Publicați site-ul");
  await sees("Scris și nesalvat.");
  await expect(link(/^Prețuri · de salvat/)).toBeVisible();
  await expect(other.field("amounts_0_label")).toHaveValue("Cap și gât");
  await other.sees("Nesalvat");
});
