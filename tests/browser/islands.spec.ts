import {
  allLive,
  complaints,
  expect,
  LIVE,
  onPhone,
  openBeforeScripts,
  type Page,
  requestsOf,
  row,
  SAVE_DATA,
  site,
  test,
} from "./support.ts";

const isScript = (url: string) => url.endsWith(".js");
/** Every text node and what holds it, as translators leave them. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode.nodeValue?.trim()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.parentElement?.closest("script, style")) continue;
      const font = document.createElement("font");
      font.textContent = `EN ${text.nodeValue}`;
      text.replaceWith(font);
    }
  });

for (const path of LIVE) {
  onPhone(`${row("Z3")} (${path})`, async ({ page }) => {
    const complained = complaints(page);
    const letGo = await openBeforeScripts(page, path);
    await translate(page);
    const before = await page.locator("#root").innerText();
    letGo();
    await page.waitForLoadState("networkidle");
    expect(await page.locator("#root").innerText()).toBe(before);
    await page.getByRole("button", { name: site.ui.header.open }).click();
    await expect(page.locator("dialog")).toBeVisible();
    expect(complained).toEqual([]);
  });

  onPhone(`${row("Z4")} (${path})`, async ({ page }) => {
    await page.clock.install({ time: new Date("2027-07-05T19:58:30+03:00") });
    await page.goto(path);
    await page.clock.runFor(5000);
    await allLive(page);
    await translate(page);
    await page.evaluate(() => scrollTo(0, 2000));
    await page.getByRole("button", { name: site.ui.header.open }).click();
    await page.keyboard.press("Escape");
    await page.clock.runFor("05:00");
    expect(await page.pageErrors()).toEqual([]);
    expect(await page.locator("#root").innerText()).not.toMatch(/NaN|undefined|null|Invalid/);
  });
}

/** What a component needs of the browser, planted so that it throws: the place that it is in, and where. */
const PLANTED = { matchMedia: "header", IntersectionObserver: "callBar" } as const;
for (const [name, island] of Object.entries(PLANTED))
  test(`${row("Z5")} (${island})`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.assign(globalThis, {
        [name]: function planted() {
          throw new Error("planted");
        },
      });
    }, name);
    const letGo = await openBeforeScripts(page, "/contact");
    const place = page.locator(`[data-island=${island}]`);
    const before = await place.innerHTML();
    const said = page.waitForEvent("console", (message) => message.text().includes("planted"));
    letGo();
    await said;
    await expect.poll(() => place.innerHTML()).toBe(before);
  });

test(row("Z7"), async ({ page }) => {
  await page.addInitScript(SAVE_DATA);
  const scripts = requestsOf(page, isScript);
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.keyboard.press("Tab");
  await expect.poll(() => scripts.length).toBe(1);
});

test(row("Z8"), async ({ page }) => {
  const letGo = await openBeforeScripts(page, "/servicii/rmn-coloana");
  const layer = page.locator("[data-island=slices] figcaption p").first();
  const before = await layer.textContent();
  await page.getByRole("button", { name: "Stratul următor" }).click();
  expect(await layer.textContent()).toBe(before);
  letGo();
  await expect(layer).not.toHaveText(`${before}`);
});
