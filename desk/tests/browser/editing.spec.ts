import { CLINIC, expect, FAQ, PRICES, row, test, windowOf } from "./desk-window.ts";

test(
  row("E1", "E2"),
  async ({ desk: { button, dialog, field, open, read, review, sees, shown, shows, wrong } }) => {
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
    // The list of changed pages takes a while: the desk has just started and renders all pages for the first
    // time.
    await expect(dialog.locator(".where")).toContainText(/^Se schimbă 4\spagini: .*RMN cerebral/);
    await expect(dialog).toContainText("Prețul crește cu 121 %. Sigur?");
    await button("Da, salvează").click();
    await sees("Salvat.");
    expect(read(PRICES)).toContain("amount: 1845\n");
    for (const path of ["/", "/servicii", "/preturi-rmn", "/servicii/rmn-cerebral"])
      await shows(path, "1.845,00");
    await expect(shown.getByText("1.845,00").first()).toBeVisible();
  },
);

test(row("E3"), async ({ page, desk: { button, field, open, read, save, write } }) => {
  const first =
    "# Întrebări.\nitems:\n  # Prima.\n  - id: unu\n    question: Unu?\n    answer: >-\n      Răspuns pe un rând.\n";
  write(FAQ, `${first}  - { id: doi, question: Doi?, answer: Da. }\n`);
  await open(FAQ);
  await button("Adaugă la").first().click();
  await field("items_2_question").fill("Pot veni însoțit?");
  await field("items_2_answer").fill("Da. ");
  await field("items_2_answer").press("End");
  await page.locator(".entry").nth(2).getByRole("button", { name: "Legătură…" }).click();
  await page.getByLabel("Unde duce").selectOption("/contact");
  await button("Pune legătura").click();
  await button("Mută mai sus „Pot veni însoțit?”").click();
  await button("Șterge „Doi?”").click();
  await save();
  const added =
    "  - id: pot-veni-insotit\n    question: Pot veni însoțit?\n    answer: Da. [Contact](/contact)\n";
  expect(read(FAQ)).toBe(first + added);
});

test(row("E5", "E33"), async ({ page, desk: { button, field, open, read, save, shows } }) => {
  const next = new Date().getFullYear() + 1;
  await page.setViewportSize({ width: 1366, height: 8000 });
  await open(CLINIC);
  await field("headerPhone").fill("0256 418 273");
  const add = (list: string) => field(list).getByRole("button", { name: "Adaugă" }).click();
  await add("closingDays");
  // The new row is empty, so it has errors, which appear when the focus leaves it. They must not move the
  // button of the next list away while it is clicked. The viewport is so high that nothing scrolls.
  await expect(page.getByText("Nesalvat")).toBeHidden();
  await add("specialHours");
  await field("closingDays_0_from").fill(`${next}-12-24`);
  await field("closingDays_0_to").fill(`${next}-12-26`);
  await field("specialHours_0_day").fill(`${next}-12-23`);
  await field("specialHours_0_opens").fill("9.30");
  await field("specialHours_0_closes").fill("24");
  await expect(field("specialHours_0_opens")).toHaveValue("09:30");
  await save(() => button("Nu, este valoarea adevărată").click());
  const text = read(CLINIC);
  expect(text).toMatch(/opens: "09:30"\n +closes: "24:00"\n/);
  expect(text).toContain(`closingDays:\n  - from: "${next}-12-24"\n    to: "${next}-12-26"\n`);
  expect(text).toMatch(/^headerPhone: "0256 418 273"$/m);
  expect(text).toMatch(/^placeholders: \[ ?siteUrl, footerPhone, email ?\]$/m);
  await shows("/contact", /24.{0,12}26 decembrie/);
  await shows("/contact", "0256 418 273");
});

test(row("E6"), async ({ page, desk: { button, field, open, read, save, shown, shows } }) => {
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

test(row("E8", "E20"), async ({ desk: { button, field, link, open, review, sees, title } }) => {
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

test(row("E9", "E34"), async ({ page, desk, context }) => {
  const { button, comeBack, field, open, read, replace, save } = desk;
  const other = windowOf(await context.newPage(), desk);
  await open(PRICES);
  await other.open(PRICES);
  replace(PRICES, "amount: 835", "amount: 830");
  for (const window of [other, { comeBack, field }]) {
    await window.comeBack();
    await expect(window.field("amounts_0_amount")).toHaveValue("830,00");
  }
  await field("amounts_0_amount").fill("900");
  await other.comeBack();
  await other.field("amounts_0_amount").fill("910");
  await other.field("amounts_1_amount").fill("777");
  await page.bringToFront();
  await button("Mută mai sus „RMN coloană”").first().click();
  await save();
  await other.comeBack();
  await expect(other.conflict).toContainText(/Cineva a salvat-o, \d/);
  await expect(other.conflict).toContainText("900,00 lei");
  await expect(other.conflict).toContainText("910,00 lei");
  await expect(other.conflict).toContainText("Amândoi ați schimbat aceeași valoare");
  await expect(other.conflict).toContainText(/Alegeți care: „Sumele → RMN cerebral → Suma”\./);
  await expect(other.button("Ia ce a salvat altcineva")).toBeEnabled();
  expect(read(PRICES)).toContain("amount: 900\n");
  await other.button("Păstrează schimbările mele").click();
  await expect(other.conflict).toBeHidden();
  expect(read(PRICES)).toContain("amount: 900\n");
  await other.save();
  expect(read(PRICES)).toMatch(/amount: 777\n[\s\S]*amount: 910\n/);
});

test(row("E10"), async ({ page, desk: { button, dialog, field, link, open, read, review, save, sees } }) => {
  const before = read(PRICES);
  await open(PRICES);
  await field("amounts_0_amount").fill("999");
  const who = page.getByLabel("Cine schimbă textele?");
  await save(() => who.fill("Recepție"));
  await field("amounts_1_amount").fill("777");
  await review.click();
  await expect(dialog.locator("ins")).toHaveText("777,00 lei");
  await expect(who).toBeHidden();
  await page.keyboard.press("Escape");
  await button("Un pas înapoi").click();
  await link(/^Jurnal$/).click();
  const entries = page.getByRole("main").locator("section");
  const undo = async () => {
    await button("Anulează schimbarea…").first().click();
    await sees("Prin anulare");
    await button("Da, anulează").click();
  };
  const today = new Date().toLocaleDateString("ro-RO", { dateStyle: "long" });
  await expect(entries).toHaveText(
    new RegExp(`^Prețuri\\s*Recepție, ${today} la .*Prețuri · .*RMN cerebral.*835,00.lei.*999,00.lei`),
  );
  await undo();
  await expect(entries).toHaveCount(2);
  await expect(entries.last()).toContainText("S-a anulat.");
  expect(read(PRICES)).toBe(before);
  await undo();
  await expect(entries).toHaveCount(3);
  expect(read(PRICES)).toContain("amount: 999\n");
});

test(row("E70"), async ({ page, desk: { field, link, open, save } }) => {
  await open(PRICES);
  for (let index = 0; index < 5; index++)
    await field(`amounts_${index}_label`).fill(
      `Un nume de probă, destul de lung, ca să nu încapă, cu numărul ${index + 1}`,
    );
  await save(() => page.getByLabel("Cine schimbă textele?").fill("Recepție"));
  await link(/^Jurnal$/).click();
  const last = page.getByText("cu numărul 5");
  await expect(page.getByText("Ce s-a schimbat (5)")).toBeVisible();
  await expect(last).toBeHidden();
  await page.getByText("Ce s-a schimbat (5)").click();
  await expect(last).toBeVisible();
});

test(row("E21"), async ({ page, desk, context }) => {
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
  await open("jurnal");
  const windows = () => again.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(windows).toBe(1);
  await open(PRICES);
  await expect(field("amounts_0_label")).toHaveValue("Cap și gât");
  await sees("Nesalvat");
});

test("a draft from a closed window keeps the text that it is based on", async ({ page, desk }) => {
  const { button, conflict, field, open, replace } = desk;
  await open("jurnal");
  await page.evaluate(async (file) => {
    const headers = { "content-type": "application/json", "x-desk": localStorage.getItem("desk-pass") ?? "" };
    const answer = await fetch("/api/open", { method: "POST", headers, body: JSON.stringify({ file }) });
    const { hash, values: base } = await answer.json();
    const [first, ...others] = base.amounts;
    const values = { ...base, amounts: [{ ...first, label: "Cap și gât" }, ...others] };
    await fetch("/api/check", {
      method: "POST",
      headers,
      body: JSON.stringify({ file, hash, values, window: "gone" }),
    });
  }, PRICES);
  replace(PRICES, "amount: 835", "amount: 830");
  await open(PRICES);
  await expect(conflict).toContainText("Cap și gât");
  await expect(conflict).toContainText("Nu s-a pierdut nimic");
  await button("Păstrează schimbările mele").click();
  await expect(field("amounts_0_label")).toHaveValue("Cap și gât");
  await expect(field("amounts_0_amount")).toHaveValue("830,00");
});

test(row("E18", "E22"), async ({ page, desk: { button, confirm, field, open, read, review, sees } }) => {
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

test(row("E30"), async ({ page, desk: { field, open } }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(PRICES);
  const top = async (row: number) => (await field(`amounts_${row}_amount`).boundingBox())?.y ?? 0;
  const [first, second] = [await top(0), await top(1)];
  expect(first + 9 * (second - first)).toBeLessThan(768);
  const names = page.locator("[id^=root_amounts_][id$=_label]");
  const cut = (fields: Element[]) => fields.filter((field) => field.scrollWidth > field.clientWidth).length;
  expect(await names.evaluateAll(cut)).toBe(0);
  const unit = field("amounts_0_unit");
  const help = field("amounts_0_unit-ajutor");
  await expect(help).toHaveCSS("clip-path", "inset(50%)");
  await unit.focus();
  await expect(help).toHaveCSS("clip-path", "none");
});

test(row("E31"), async ({ page, desk: { confirm, conflict, field, open, read, replace, review } }) => {
  await open(PRICES);
  await field("amounts_0_amount").fill("900");
  await review.click();
  await expect(confirm).toBeEnabled();
  replace(PRICES, "amount: 835", "amount: 910");
  const theirs = read(PRICES);
  await confirm.click();
  await expect(conflict).toContainText("A schimbat-o alt program.");
  await expect(conflict).toContainText("910,00 lei");
  await expect(page.getByText("Salvat.")).toBeHidden();
  expect(read(PRICES)).toBe(theirs);
});

const TERMS = "content/referral-terms.yaml";

test(row("E32"), async ({ page, desk: { button, field, open, read, replace, save, title, wrong } }) => {
  const words = Array.from({ length: 20 }, (_, index) => `  - { term: Cuvântul ${index}, service: null }\n`);
  replace(TERMS, /^items:[\s\S]*?(?=^\S|$(?![\s\S]))/m, `items:\n${words.join("")}`);
  await open(TERMS);
  const rows = page.locator("#root_items > ol > li");
  await expect(rows).toHaveCount(20);
  await expect(field("items_3_term")).toBeHidden();
  await page.getByRole("searchbox", { name: "Caută în „Termenii”" }).fill("cuvantul 17");
  await expect(rows.filter({ visible: true })).toHaveCount(1);
  await button("Adaugă la „Termenii”").click();
  const term = field("items_20_term");
  await expect(term).toBeFocused();
  // Errors in the new, empty row are not shown before the focus has left the row.
  await expect(button("Un pas înapoi")).toBeEnabled();
  await expect(page.getByText("Nesalvat")).toBeHidden();
  await expect(wrong).toBeHidden();
  await title.click();
  await expect(wrong).toBeVisible();
  await wrong.getByText("De corectat").click();
  await wrong.getByRole("link").first().click();
  await expect(term).toBeFocused();
  await term.fill("Umăr");
  await expect(button("Șterge „Umăr”")).toBeVisible();
  await save();
  await expect(term).toBeFocused();
  expect(read(TERMS)).toContain("term: Umăr\n");
});

test(row("E36"), async ({ page, desk, context }) => {
  const { button, comeBack, dialog, link, open, field, sees, title } = desk;
  await open(PRICES);
  await field("amounts_0_label").fill("Cap");
  await sees("Nesalvat");
  await expect(link(/^Prețuri · de salvat/)).toBeVisible();
  await link(/^Publică$/).click();
  await expect(title).toHaveText("Publicați site-ul");
  await sees("Scris și nesalvat.");
  await button("Renunță la toate…").click();
  await expect(dialog).toContainText("Prețuri");
  await button("Păstrează schimbările").click();
  // Another open window also has unsaved changes, which stay.
  const other = windowOf(await context.newPage(), desk);
  await other.open(FAQ);
  await other.field("items_0_question").fill("Alta?");
  await other.sees("Nesalvat");
  await comeBack();
  await expect(page.getByRole("main")).toContainText(
    "Nesalvat în altă fereastră deschisă:Întrebări frecvente",
  );
  await button("Renunță la toate…").click();
  await expect(dialog).not.toContainText("Întrebări frecvente");
  await button("Da, renunță la toate").click();
  await expect(link(/^Prețuri$/)).toBeVisible();
  await link(/^Prețuri$/).click();
  await expect(field("amounts_0_label")).not.toHaveValue("Cap");
  // This window says where the other document has its changes, and takes them when that window is closed.
  await link(/^Întrebări/).click();
  await sees("Foaia are schimbări nesalvate în altă fereastră deschisă.");
  await expect(field("items_0_question")).not.toHaveValue("Alta?");
  await other.close();
  await comeBack();
  await button("Arată-le").click();
  await expect(field("items_0_question")).toHaveValue("Alta?");
  await sees("Nesalvat");
});

test(row("E37"), async ({ page, desk: { button, open, read, sees, write, field } }) => {
  const good = read(PRICES);
  await open(PRICES);
  write(PRICES, good.replace("amounts:\n", "amounts:\n<<<<<<< HEAD\n"));
  await open("jurnal");
  await page.goto(`${new URL("/", page.url())}#${PRICES}`);
  await sees(/Foaia nu se poate citi/);
  await button("Pune la loc ultimul text bun").click();
  await expect(field("amounts_0_label")).toBeVisible();
  expect(read(PRICES)).toBe(good);
});

test(row("E38"), async ({ page, desk: { open, sees, title } }) => {
  await open("%");
  await expect(title).toHaveText("Prețuri");
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open("jurnal");
  const who = page.getByLabel("Cine schimbă textele?");
  await expect(who).toBeHidden();
  await page.getByText("În jurnal nu aveți încă un nume").click();
  await who.fill("Ana");
  await sees("În jurnal apăreți ca „Ana”");
  await expect(title).toHaveText("Jurnal");
});

test(row("E66"), async ({ page, desk: { button, confirm, dialog, field, open, review, sees, wrong } }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(PRICES);
  const amount = field("amounts_0_amount");
  await amount.focus();
  const top = (await amount.boundingBox())?.y;
  await amount.fill("opt");
  await expect(wrong).toBeVisible();
  expect((await amount.boundingBox())?.y).toBe(top);
  await amount.fill("845");
  await sees("Nesalvat");
  expect((await amount.boundingBox())?.y).toBe(top);
  // Delays the list of changed pages until the test has measured the position of the button.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/affected", (route) => promise.then(() => route.continue()));
  await review.click();
  await expect(confirm).toBeEnabled();
  const place = await confirm.boundingBox();
  resolve();
  await expect(dialog).toContainText("Se schimbă 4 pagini");
  expect(await confirm.boundingBox()).toEqual(place);
  await button("Înapoi la foaie").click();
});

test(row("E71"), async ({ page, desk: { button, dialog, field, open, review, sees, wrong } }) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  await open(PRICES);
  await field("contrast").getByRole("button", { name: "Adaugă" }).click();
  await sees("Completați rândul nou.");
  await expect(review).toBeDisabled();
  await page.keyboard.press("Control+s");
  await expect(wrong.locator("summary")).toBeFocused();
  await expect(wrong).toHaveAttribute("open");
  await expect(dialog).toBeHidden();
  await button("Renunță la schimbări").click();
  // An error that the check finds while the dialog is open closes the dialog.
  await field("amounts_0_amount").fill("900");
  await sees("Nesalvat");
  await page.keyboard.press("Control+s");
  await expect(dialog).toBeVisible();
  await page.route("**/api/check", async (route) => {
    const answer = await route.fetch();
    const problem = { level: "error", file: PRICES, title: "Prețuri", path: [], words: "greșit" };
    await route.fulfill({ json: { ...(await answer.json()), problems: [problem] } });
  });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(wrong.locator("summary")).toBeFocused();
  await expect(dialog).toBeHidden();
});

test(row("E72"), async ({ page, desk: { button, field, open } }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(TERMS);
  await button("Adaugă la „Termenii”").click();
  const term = field("items_3_term");
  await expect(term).toBeFocused();
  const label = await page.locator("label[for=root_items_3_term]").boundingBox();
  const head = await page.locator(".editor-head").boundingBox();
  expect(label?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
  await expect(term).toBeInViewport();
});

test(row("E73"), async ({ page, desk, context }) => {
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

test(row("E74"), async ({ page, desk, context }) => {
  const { field, open, origin } = desk;
  await open(PRICES);
  const restarted = { message: "Programul a fost repornit.", details: null };
  await context.route(`${origin}/api/**`, (route) => route.fulfill({ status: 403, json: restarted }));
  await field("amounts_0_label").fill("Cap și gât");
  const alert = page.getByRole("alert").filter({ hasText: restarted.message });
  await expect(alert).toBeVisible();
  await context.unrouteAll();
  await expect(alert).toBeHidden();
  await desk.sees("Nesalvat");
});
