import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Readability } from "@mozilla/readability";
import { expect, type Page, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { PATHS } from "./paths.ts";
import { joinedWords } from "./words.ts";

const READABILITY = readFileSync(
  createRequire(import.meta.url).resolve("@mozilla/readability/Readability.js"),
);

/** What Firefox's reader view would show: its words, and how many of its links call somebody. */
async function readerView(page: Page): Promise<{ text: string; calls: number }> {
  await page.evaluate(`${READABILITY}; window.Readability = Readability;`);
  return page.evaluate(() => {
    const { Readability: Reader } = window as unknown as { Readability: typeof Readability };
    const article = new Reader(document.cloneNode(true) as Document).parse();
    const body = new DOMParser().parseFromString(article?.content ?? "", "text/html").body;
    return {
      text: (body.textContent ?? "").replaceAll("\u00a0", " "),
      calls: body.querySelectorAll("a[href^='tel:']").length,
    };
  });
}

// The reader view parses markup, which the policy forbids to the page itself.
test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

const SHOWN = [...PATHS, "/nu-exista"];

test(row("R12"), async ({ page }) => {
  for (const path of SHOWN) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await page.evaluate(joinedWords), path).toEqual([]);
  }
});

test(row("R13"), async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    const facts = await page.evaluate(() => {
      const main = document.querySelector("main") as HTMLElement;
      const text = (main.textContent ?? "").replaceAll("\u00a0", " ");
      const words = (selector: string) =>
        [...main.querySelectorAll(selector)].map(
          ({ textContent }) => textContent?.replaceAll("\u00a0", " ") ?? "",
        );
      return [
        ...(text.match(/\d[\d.]*,\d\d\slei/g) ?? []),
        ...(text.match(/\d+–\d+(?=\s(?:de\s)?min)/g) ?? []),
        ...(text.match(/\d\d:\d\d–\d\d:\d\d/g) ?? []),
        ...words("h2:not(nav h2), li h3"),
      ];
    });
    const callsOnPage = await page.locator("main a[href^='tel:']").count();
    const { text, calls } = await readerView(page);
    expect
      .soft(
        [...new Set(facts)].filter((fact) => !text.includes(fact)),
        path,
      )
      .toEqual([]);
    if (callsOnPage > 0) expect.soft(calls, path).toBeGreaterThan(0);
  }
});

test(row("R14"), async ({ page }) => {
  for (const path of SHOWN) {
    await page.goto(path);
    const plain = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        const number = /(?<!\d)0\d{3}\s?\d{3}\s?\d{3}(?!\d)|\bla\s112(?!\d)/.exec(data)?.[0];
        // A question is a button, which holds no link.
        if (number && !parentElement?.closest("a[href^='tel:'], script, summary")) found.push(data);
      }
      return found;
    });
    expect.soft(plain, path).toEqual([]);
    const heard = await page
      .locator("[aria-label*='0'], a[href^='tel:']")
      .evaluateAll((all) => all.map((link) => `${link.ariaLabel ?? ""} ${link.textContent}`).join());
    const numbers = heard.match(/0\d{3}\s?\d{3}\s?\d{3}/g) ?? [];
    expect.soft(numbers.length, path).toBeGreaterThan(3);
    // „0256 123 456” with usual blanks is heard as 123 thousand.
    for (const number of numbers) expect.soft(number, path).toMatch(/^\d{4}\u00a0\d{3}\u00a0\d{3}$/);
  }
});

test(row("R15"), async ({ page }) => {
  for (const path of SHOWN) {
    await page.goto(path);
    const isEnglish = path === "/nu-exista";
    const languageOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
    expect.soft(await languageOf("title"), path).toBe(isEnglish ? "en" : "ro");
    expect.soft(await languageOf("h1"), path).toBe(isEnglish ? "en" : "ro");
    expect.soft(await languageOf("footer > *:first-child"), path).toBe("ro");
  }
});
