import {
  allHydrated,
  complaints,
  examinationPath,
  expect,
  headerHydrated,
  onPhone,
  openBeforeScripts,
  type Page,
  requestsOf,
  SAVE_DATA,
  site,
  test,
} from "./support.ts";

const SERVICE = examinationPath("articulatii");

const isScript = (url: string) => url.endsWith(".js");

/** Changes the texts of the page as the translation feature of a browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode.nodeValue?.trim()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.parentElement?.closest("script, style")) continue;
      const wrapper = document.createElement("font");
      wrapper.textContent = `EN ${text.nodeValue}`;
      text.replaceWith(wrapper);
    }
  });

/** Waits until all scripts have loaded and the browser is idle. */
const clientIsIdle = async (page: Page) => {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))));
};

onPhone(
  "a translation extension has changed every text, the scripts arrive: the texts stay translated, controls work, and no error occurs",
  async ({ page }) => {
    const complained = complaints(page);
    const releaseScripts = await openBeforeScripts(page, SERVICE);
    await translate(page);
    // Only the footer is left out of the comparison, because hydration may change its year.
    const texts = () => page.locator("#root > :not(footer)").allTextContents();
    const before = await texts();
    releaseScripts();
    await clientIsIdle(page);
    expect(await texts()).toEqual(before);
    await expect(page.locator("aside a")).toBeVisible();
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(page.locator("aside a")).toBeVisible();
    await page.getByRole("button", { name: site.ui.header.open }).click();
    await expect(page.locator("dialog")).toBeVisible();
    expect(complained).toEqual([]);
  },
);

onPhone(
  "hydrated, a translation extension changes every text; minutes pass and menus open: no error occurs",
  async ({ page }) => {
    await page.clock.install({ time: new Date("2027-07-05T19:58:30+03:00") });
    await page.goto(SERVICE);
    await page.clock.runFor(5000);
    await allHydrated(page);
    await translate(page);
    await page.evaluate(() => scrollTo(0, 2000));
    await page.getByRole("button", { name: site.ui.header.open }).click();
    await page.keyboard.press("Escape");
    await page.clock.runFor("05:00");
    expect(await page.pageErrors()).toEqual([]);
    expect(await page.locator("#root").innerText()).not.toMatch(/NaN|undefined|null|Invalid/);
  },
);

onPhone(
  "the connection breaks after the page has loaded: menu and disclosure open, and the scripts are fetched when it is back",
  async ({ page, context }) => {
    await page.goto(examinationPath("coloana"), { waitUntil: "networkidle" });
    await context.setOffline(true);
    await page.locator("header button[aria-haspopup=dialog]").click();
    await page.locator("dialog summary").first().click();
    await expect(page.locator("dialog a[href='/contact']")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toBeHidden();
    const layer = page.locator("main details:not([open]) > summary:visible").first();
    await layer.click();
    await expect(page.locator("main details[open]").first()).toBeVisible();
    await page.mouse.wheel(0, 4000);
    await expect(page.locator("footer")).toBeVisible();
    await context.setOffline(false);
    await headerHydrated(page);
    expect(await page.pageErrors()).toEqual([]);
  },
);

test("a component throws when it is hydrated: its island shows the HTML of the server again", async ({
  page,
}) => {
  // The call bar calls this function.
  await page.addInitScript("IntersectionObserver = function () { throw new Error('planted'); }");
  const releaseScripts = await openBeforeScripts(page, "/contact");
  const place = page.locator("[data-island=callBar]");
  const before = await place.innerHTML();
  const logged = page.waitForEvent("console", (message) => message.text().includes("planted"));
  releaseScripts();
  await logged;
  await expect.poll(() => place.innerHTML()).toBe(before);
});

test("Save-Data, a page is read, then a key pressed: React is not fetched before the key", async ({
  page,
}) => {
  await page.addInitScript(SAVE_DATA);
  const scripts = requestsOf(page, isScript);
  await page.goto("/contact", { waitUntil: "networkidle" });
  // The only script is boot.ts, which loads React when the visitor first uses the page.
  expect(scripts).toHaveLength(1);
  await page.keyboard.press("Tab");
  await headerHydrated(page);
});

onPhone(
  "a script is lost on a bad line: the page looks as without JavaScript, with the call bar and a solid header, and the menu opens",
  async ({ page, browser, baseURL }) => {
    const plain = await browser.newPage({
      ...page.viewportSize(),
      javaScriptEnabled: false,
      baseURL: `${baseURL}`,
    });
    const lost = requestsOf(page, (url) => /\/client\.[^/]*\.js/.test(url));
    // React's file, which `main.ts` imports. The line is back after one request.
    await page.route(/\/client\.[^/]*\.js/, (route) => route.abort(), { times: 1 });
    for (const tab of [page, plain]) {
      await tab.emulateMedia({ reducedMotion: "reduce" });
      await tab.goto(SERVICE, { waitUntil: "networkidle" });
    }
    expect(lost).not.toEqual([]);
    for (const top of [0, 1500]) {
      const looks: Buffer[] = [];
      for (const tab of [page, plain]) {
        await tab.mouse.wheel(0, top);
        await expect(tab.locator("aside a")).toBeInViewport({ ratio: 1 });
        looks.push(await tab.screenshot({ animations: "disabled" }));
      }
      expect(looks[0]?.equals(looks[1] as Buffer), `${top} px`).toBe(true);
    }
    await plain.close();
    await page.getByRole("button", { name: site.ui.header.open }).click();
    await expect(page.locator("dialog a[href='/contact']")).toBeVisible();
    expect(await page.pageErrors()).toEqual([]);
  },
);
