import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Readability } from "@mozilla/readability";
import { expect, KINDS, type Page, test } from "./support.ts";

const READABILITY = readFileSync(
  createRequire(import.meta.url).resolve("@mozilla/readability/Readability.js"),
);

/** Returns what Firefox's reader view shows of the page: its text, and the number of its `tel:` links. */
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

// The reader view parses strings as markup, which the page's Content-Security-Policy forbids, so these tests
// bypass the policy.
test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

/**
 * Finds words that run together when the page is read without styles, or when its text is copied. Playwright
 * runs this function in the page. A space must separate two texts, unless they touch on the screen („RMN-ul”
 * in two elements) or a block element separates them.
 */
function joinedWords(): string[] {
  const BLOCKS =
    "address,article,aside,blockquote,body,br,caption,dd,details,dialog,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4," +
    "header,hr,li,main,nav,ol,p,section,summary,table,tbody,td,th,thead,tr,ul";
  const joined: string[] = [];
  const words = new Set<string>();
  let word = "";
  let before: { text: string; box: DOMRect | undefined } | undefined;

  const finish = () => {
    for (const part of word.toLowerCase().split(/\s+/)) words.add(part);
    word = "";
  };

  function visit(node: Node): void {
    if (node instanceof Text) read(node);
    if (!(node instanceof Element) || node.matches("script, style, template")) return;
    const isBlock = node.matches(BLOCKS);
    if (isBlock) before = undefined;
    for (const child of node.childNodes) visit(child);
    if (isBlock) before = undefined;
  }

  function read(node: Text): void {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    const [first] = boxes;
    const gap = before?.box && first ? Math.abs(first.left - before.box.right) : Number.POSITIVE_INFINITY;
    const sameLine = before?.box && first && first.top < before.box.bottom && before.box.top < first.bottom;
    const touches = sameLine && gap < 2;
    const isApart = !before || /\s$/.test(before.text) || /^\s/.test(node.data);
    if (
      !isApart &&
      !touches &&
      /[\p{L}\p{N}.!?]$/u.test(before?.text ?? "") &&
      /^[\p{L}\p{N}]/u.test(node.data)
    )
      joined.push(`${before?.text.slice(-20)}|${node.data.slice(0, 20)}`);
    // Appends punctuation to the word before it, even if a gap on the screen separates them.
    if (isApart || (!touches && /^[\p{L}\p{N}]/u.test(node.data))) finish();
    word += node.data;
    before = { text: node.data, box: boxes.at(-1) };
  }

  visit(document.body);
  finish();
  getSelection()?.selectAllChildren(document.body);
  const copied = getSelection()?.toString().toLowerCase().split(/\s+/) ?? [];
  return [...joined, ...new Set(copied.filter((part) => /[\p{L}\p{N}]/u.test(part) && !words.has(part)))];
}

/** Returns the prices, durations, hours and headings in the main part of a page. */
const factsOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main") as HTMLElement;
    const plain = ({ textContent }: Element) => textContent?.replaceAll("\u00a0", " ") ?? "";
    const figures = /\d[\d.]*,\d\d\slei|\d+–\d+(?=\s(?:de\s)?min)|\d\d:\d\d–\d\d:\d\d/g;
    const headings = [...main.querySelectorAll("h2:not(nav h2), li h3")].map(plain);
    return [...(plain(main).match(figures) ?? []), ...headings];
  });

/** Returns the texts that contain a phone number outside a `tel:` link. */
const plainNumbers = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      const number = /(?<!\d)0\d{3}\s?\d{3}\s?\d{3}(?!\d)|\bla\s112(?!\d)/.exec(data)?.[0];
      // Ignores numbers in a `summary` element, because it is a button, and a button cannot contain a link.
      if (number && !parentElement?.closest("a[href^='tel:'], script, summary")) found.push(data);
    }
    return found;
  });

for (const path of [...KINDS, "/nu-exista"])
  test(`copied, read aloud or in a reader mode: no words run together, numbers are links with grouped digits, nothing is missing (${path})`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await page.evaluate(joinedWords)).toEqual([]);

    expect.soft(await plainNumbers(page)).toEqual([]);
    const named = await page.locator("[aria-label*='0'], a[href^='tel:']").evaluateAll((all) =>
      all.map((link) => ({
        name: link.ariaLabel ?? link.textContent ?? "",
        text: link.textContent,
        dials: link.matches("header > div *, [data-call]") ? link.getAttribute("href") : null,
      })),
    );
    const numbers = named.flatMap(
      ({ name, text }) => `${name} ${text}`.match(/0\d{3}\s?\d{3}\s?\d{3}/g) ?? [],
    );
    expect.soft(numbers.length).toBeGreaterThan(3);
    // The spaces in a number must be no-break spaces (U+00A0). Otherwise screen readers say „0256 123 456” as
    // thousands.
    for (const number of numbers) expect.soft(number).toMatch(/^\d{4}\u00a0\d{3}\u00a0\d{3}$/);
    const silent = named.filter(
      ({ name, dials }) => dials && name.replaceAll(/\D/g, "") !== dials.replace("tel:+40", "0"),
    );
    expect.soft(silent).toEqual([]);

    const own = path === "/nu-exista" ? "en" : "ro";
    const languages = await page.evaluate(() =>
      ["title", "h1", "footer > :first-child"].map((part) =>
        document.querySelector(part)?.closest("[lang]")?.getAttribute("lang"),
      ),
    );
    expect.soft(languages).toEqual([own, own, "ro"]);

    const facts = await factsOf(page);
    const callsOnPage = await page.locator("main a[href^='tel:']").count();
    const { text, calls } = await readerView(page);
    expect.soft(facts.filter((fact) => !text.includes(fact))).toEqual([]);
    if (callsOnPage > 0) expect.soft(calls).toBeGreaterThan(0);
  });
