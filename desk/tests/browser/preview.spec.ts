import { expect, type FrameLocator, type Page } from "@playwright/test";
import { row } from "../../../tests/behaviour/rows.ts";
import { openDesk, test } from "./desk.ts";

const FAQ = "content/faq.yaml";

/** The page beside the form, once it listens. */
async function shownPage(page: Page): Promise<FrameLocator> {
  await page.locator("iframe[aria-busy=false]").waitFor();
  const shown = page.frameLocator("iframe");
  // Letters of another font would move what is clicked.
  await shown.locator("body").evaluate(() => document.fonts.ready.then(() => undefined));
  return shown;
}

/** Questions of which one says the same as another. */
const QUESTIONS = `items:
  - { id: a, question: "Pot veni însoțit?", answer: "Da, cu [o persoană](/contact) apropiată." }
  - { id: b, question: "Cât durează?", answer: "Depinde de zonă." }
  - { id: c, question: "De ce diferă?", answer: "Depinde de zonă." }
`;

test(row("E27"), async ({ page, desk }) => {
  desk.write(FAQ, QUESTIONS);
  await openDesk(page, desk, "content/prices.yaml");
  const shown = await shownPage(page);
  // A link lies over its whole row.
  await shown.getByText("835,00").first().click({ force: true });
  await expect(page.locator("#root_amounts_0_amount")).toBeFocused();
  await page.getByLabel("Pagina din previzualizare").selectOption("/");
  await shownPage(page);
  await shown.getByText("Pot veni însoțit?").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Întrebări frecvente");
  await expect(page.locator("#root_items_0_question")).toBeFocused();
  // Its answer has opened; a link in it is a text like the others.
  await shown.getByRole("link", { name: "o persoană" }).click();
  await expect(page.locator("#root_items_0_answer")).toBeFocused();
  await expect(page.getByLabel("Pagina din previzualizare")).toHaveValue("/");
});

test(row("E28"), async ({ page, desk }) => {
  desk.write(FAQ, QUESTIONS);
  await openDesk(page, desk, FAQ);
  const shown = await shownPage(page);
  await shown.getByText("Cât durează?").click();
  await shown.getByText("Depinde de zonă.").first().click();
  const choice = page.getByRole("dialog", { name: "Ce schimbați?" });
  await expect(choice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await shown.getByText("Depinde de zonă.").first().click();
  await expect(choice).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(choice).toBeHidden();
  await shown.getByText("Depinde de zonă.").first().click();
  await choice.getByRole("link", { name: /De ce diferă/ }).click();
  await expect(choice).toBeHidden();
  await expect(page.locator("#root_items_2_answer")).toBeFocused();
});

test(row("E29"), async ({ page, desk }) => {
  desk.write(FAQ, QUESTIONS);
  await openDesk(page, desk, FAQ);
  const shown = await shownPage(page);
  const question = shown.getByText("Cât durează?");
  await question.click();
  await expect(page.locator("#root_items_1_question")).toBeFocused();
  const answer = shown.locator("details", { has: question }).getByText("Depinde de zonă.");
  await expect(answer).toBeVisible();
  await page.locator("#root_items_1_answer").fill("Un sfert de oră.");
  // The page is not read anew: what was open stays so.
  await expect(shown.getByText("Un sfert de oră.")).toBeVisible();
  await page.getByRole("button", { name: "Calculator" }).click();
  await page.locator("#root_items_1_answer").fill("Douăzeci de minute.");
  await expect(shown.getByText("Douăzeci de minute.")).toBeVisible();
  await page.locator("#root_items_1_answer").fill("");
  await expect(page.getByRole("group", { name: "De corectat" })).toBeVisible();
  await expect(shown.getByText("Douăzeci de minute.")).toBeVisible();
  expect(desk.read(FAQ)).toBe(QUESTIONS);
});
