import type { FrameLocator, Page } from "@playwright/test";
import { expect, FAQ, PRICES, test } from "./desk-window.ts";

/** Waits until the script of the preview is ready. */
async function listening(page: Page, shown: FrameLocator) {
  await page.locator("iframe[aria-busy=false]").waitFor();
  // The text moves when the web font arrives. A click before that could miss it.
  await shown.locator("body").evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Three questions, two of which have the same answer. */
const QUESTIONS = `items:
  - { id: a, question: "Pot veni însoțit?", answer: "Da, cu [o persoană](/contact) apropiată." }
  - { id: b, question: "Cât durează?", answer: "Depinde de zonă." }
  - { id: c, question: "De ce diferă?", answer: "Depinde de zonă." }
`;

test("a text, a price or a link of the page is clicked: its field has the focus, also in another document, and the page stays; „Back” opens the document before", async ({
  page,
  desk: { field, link, open, shown, title, write },
}) => {
  write(FAQ, QUESTIONS);
  await open(PRICES);
  await listening(page, shown);
  // A stretched link covers the whole row, so Playwright must be forced to click the text below it.
  await shown.getByText("835,00").first().click({ force: true });
  await expect(field("amounts_0_amount")).toBeFocused();
  const pages = page.getByLabel("Pagina din previzualizare");
  await pages.selectOption("/");
  await listening(page, shown);
  await shown.getByText("Pot veni însoțit?").click();
  await expect(title).toHaveText("Întrebări frecvente");
  await expect(field("items_0_question")).toBeFocused();
  // The first click has opened the answer. A click on a link in the answer opens the field, like a click on
  // other text.
  await shown.getByRole("link", { name: "o persoană" }).click();
  await expect(field("items_0_answer")).toBeFocused();
  await expect(pages).toHaveValue("/");

  await link(/^RMN coloană/).click();
  await expect(pages).toHaveValue("/servicii/rmn-coloana");
  await listening(page, shown);
  await page.goBack();
  await expect(title).toHaveText("Întrebări frecvente");
  await expect(pages).toHaveValue("/");
});

test("a text that occurs in several fields is clicked: a list of them opens; a typed value is shown before the save, unless it is invalid", async ({
  page,
  desk: { field, link, open, read, shown, wrong, write },
}) => {
  write(FAQ, QUESTIONS);
  await open(FAQ);
  await listening(page, shown);
  const question = shown.getByText("Cât durează?");
  await question.click();
  await expect(field("items_1_question")).toBeFocused();
  const answer = shown.locator("details", { has: question }).getByText("Depinde de zonă.");
  const choice = page.getByRole("dialog", { name: "Ce schimbați?" });
  const closeButton = () => choice.getByRole("button", { name: "Închide" }).last().click();
  const aside = [() => page.keyboard.press("Escape"), closeButton, () => page.mouse.click(20, 400)];
  for (const close of [...aside, () => link(/De ce diferă/).click()]) {
    await answer.click();
    await expect(choice).toBeVisible();
    await close();
    await expect(choice).toBeHidden();
  }
  await expect(field("items_2_answer")).toBeFocused();
  await field("items_1_answer").fill("Un sfert de oră.");
  // The answer stays open, because the page is not reloaded.
  await expect(shown.getByText("Un sfert de oră.")).toBeVisible();
  await field("items_1_answer").fill("Douăzeci de minute.");
  await expect(shown.getByText("Douăzeci de minute.")).toBeVisible();
  // `fill("")` is not used: it selects the text in the DOM, and the editor may notice this too late. Ctrl+A
  // is handled by the editor itself.
  await field("items_1_answer").press("ControlOrMeta+a");
  await field("items_1_answer").press("Delete");
  await expect(wrong).toBeVisible();
  await expect(shown.getByText("Douăzeci de minute.")).toBeVisible();
  expect(read(FAQ)).toBe(QUESTIONS);
});
