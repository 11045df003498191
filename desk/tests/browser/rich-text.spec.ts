import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { expect, FAQ, test } from "./desk-window.ts";

const LEGAL = "content/legal/politica-cookies.md";

test("bold words, links and a value of the content: the field shows them as the page does, and the file contains Markdown", async ({
  page,
  desk: { field, open, read, save },
}) => {
  await open(FAQ);
  const answer = field("items_0_answer");
  const tools = page.getByRole("toolbar").first();
  const bold = tools.getByRole("button", { name: "Îngroșat" });
  await page.getByText("Răspunsul", { exact: true }).first().click();
  await expect(answer).toBeFocused();
  // Not Control+A: ProseMirror then replaces everything if a text is typed before it learns that End has moved the caret.
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+End");
  await bold.click();
  await expect(bold).toHaveAttribute("aria-pressed", "true");
  await expect(answer.locator("strong")).toHaveText("Un câmp magnetic.");
  await page.keyboard.press("Control+b");
  await expect(answer.locator("strong")).toBeHidden();
  await expect(bold).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("End");
  await page.keyboard.type(" Vedeți pagina");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await page.keyboard.press("Control+k");
  const links = tools.getByRole("combobox", { name: "Legătură…" });
  await expect(links).toBeFocused();
  await links.selectOption("/contact");
  await expect(answer).toBeFocused();
  await expect(links).toHaveValue("/contact");
  await page.keyboard.press("End");
  await page.keyboard.type(" sau ");
  // An address without a domain is asked for again.
  const typed = ["cnas", "www.cnas.ro"];
  page.on("dialog", (dialog) => dialog.accept(typed.shift()));
  await links.selectOption("Alt site…");
  await page.keyboard.type(", ");
  await tools.getByRole("combobox", { name: "Valoare…" }).selectOption("Numărul de urgență: 112");
  await page.keyboard.type(".");
  await answer.getByText("112").click();
  await page.keyboard.type(" oricând");
  await expect(answer).toHaveText("Un câmp magnetic. Vedeți pagina sau www.cnas.ro, 112 oricând.");
  await save();
  const link = "[pagina](/contact) sau [www.cnas.ro](https://www.cnas.ro)";
  expect(read(FAQ).replaceAll(/\s+/g, " ")).toContain(
    `Un câmp magnetic. Vedeți ${link}, {{urgenta}} oricând.`,
  );
});

test("text is undone and redone, then a forbidden character is typed: the focus stays, and the message describes the field", async ({
  page,
  desk: { field, open, review },
}) => {
  await open(FAQ);
  const answer = field("items_0_answer");
  await answer.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Da");
  await expect(answer).toHaveText("Un câmp magnetic. Da");
  await page.keyboard.press("Control+z");
  await expect(answer).toHaveText("Un câmp magnetic.");
  await expect(answer).toBeFocused();
  await expect(review).toBeDisabled();
  await page.keyboard.press("Control+y");
  await expect(answer).toHaveText("Un câmp magnetic. Da");
  // The redo leaves the cursor at the restored words, so it is moved to the end before typing.
  await page.keyboard.press("End");
  await page.keyboard.type(" [x");
  await expect(answer).toHaveAttribute("aria-invalid", "true");
  await expect(answer).toHaveAccessibleDescription(/paranteză/);
});

/** Pastes data into a field as if they had been copied in another program. */
const paste = (field: Locator, copied: Record<string, string>) =>
  field.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(copied)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, copied);

const WORD = { "text/html": readFileSync(new URL("word-clipboard.txt", import.meta.url), "utf8") };

test("a part of a Word document is pasted: headings, lists, bold and links stay, colours do not, and other lines of the file are unchanged", async ({
  page,
  desk: { field, open, read, save },
}) => {
  const before = read(LEGAL);
  await open(LEGAL);
  const body = field("body");
  await body.getByText("Tot adevărul").click();
  for (const key of ["End", "Enter", "Enter"]) await page.keyboard.press(key);
  await paste(body, WORD);
  await expect(body.getByRole("heading", { name: "3. Ce scriem" })).toBeVisible();
  await save();
  const pasted = [
    "## 3. Ce scriem",
    "Păstrăm **numai** ce este **necesar**, potrivit legii, de pe [dataprotection.ro](https://www.dataprotection.ro/) și un site vechi.",
    "- numele\n- telefonul",
    "Unu",
    "Doi",
    "Luni",
    "8–20",
    "sau la telefon\n",
  ];
  expect(read(LEGAL)).toBe(`${before}\n${pasted.join("\n\n")}`);
});

test("an answer open, paragraphs of Word and lines of text are pasted: they become one paragraph", async ({
  page,
  desk: { field, open, read, save },
}) => {
  await open(FAQ);
  const answer = field("items_0_answer");
  await answer.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" ");
  await paste(answer, WORD);
  await expect(answer).toContainText("Un câmp magnetic. 3. Ce scriem Păstrăm numai ce");
  await expect(answer.locator("p")).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(answer).toHaveText("Un câmp magnetic.");
  await page.keyboard.press("End");
  await page.keyboard.type(" ");
  await paste(answer, { "text/plain": "Da:\r\nunu\r\ndoi" });
  await save();
  expect(read(FAQ)).toContain("Un câmp magnetic. Da: unu doi");
});
