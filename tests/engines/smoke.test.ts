import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readPages } from "#hosting/built-files.ts";
import { createSiteServer } from "#hosting/site-server.ts";
import { onFreePort } from "#tools/testing/free-port.ts";
import { isInstalled } from "#tools/testing/programs.ts";
import { KINDS } from "../browser/paths.ts";
import { copyBuild, writeFiles } from "../fixtures/folder.ts";
import { needs } from "../fixtures/needs.ts";
import { useControls } from "../fixtures/use-controls.ts";
import { type Engine, startOldChromium } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

const PHONE = 460;
const DESKTOP = 1280;

/**
 * A script that this test inserts as the first script of each page. It collects errors, files that failed to
 * load, violations of the Content-Security-Policy, and console messages in the global `faults`.
 */
const COLLECT_FAULTS = `const faults = [];
for (const name of ["error", "warn"]) console[name] = (...words) => faults.push(words.join(" "));
addEventListener("error", ({ message, target }) => {
  // Ignores the error that Firefox reports for a preloaded module that the page has already loaded. A module
  // that is missing also causes a console message.
  if (target.rel !== "modulepreload") faults.push(message ?? target.outerHTML);
}, { capture: true });
addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => faults.push(violatedDirective + " " + blockedURI));`;

const folder = copyBuild();
for (const [file, html] of readPages(folder))
  writeFiles(folder, { [file]: html.replace("<head>", '<head><script src="/assets/faults.js"></script>') });
writeFiles(folder, { "assets/faults.js": COLLECT_FAULTS });
const { origin, close } = onFreePort(createSiteServer(folder));
afterAll(close);

/**
 * Returns a JavaScript expression whose value is the centre of the first matching element that is visible and
 * not covered, or null.
 */
const seen = (selector: string) => `(() => {
  for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const top = box.width && document.elementFromPoint(x, y);
    if (top && element.contains(top)) return { x, y };
  }
  return null;
})()`;

type Place = { x: number; y: number };

describe.each([
  ["Firefox", () => startFirefox(), "firefox"],
  ["WebKit", startWebKit, "webkit"],
  ["Chromium 109", startOldChromium, "oldChromium"],
] as const)("%s", (_, start, program) => {
  needs(program);
  let engine: Engine;
  beforeAll(async () => {
    if (isInstalled(program)) engine = await start();
  });
  afterAll(() => engine?.close());

  /** Waits until a matching element is visible, and returns its centre. */
  const place = (selector: string) =>
    vi.waitUntil(() => engine.run<Place | null>(seen(selector)), { timeout: 60_000 });
  const gone = (selector: string) => expect.poll(() => engine.run(seen(selector))).toBeNull();
  const sky = () => engine.run("document.querySelector('[data-sky]').dataset.state");

  /** Waits until the components in `main` are hydrated and the fonts have loaded. */
  const settled = () =>
    expect
      .poll(() =>
        engine.run(`document.fonts.status === "loaded" && [...document.querySelectorAll("main [data-island]")]
          .every((place) => Object.keys(place).some((key) => key.startsWith("__reactContainer")))`),
      )
      .toBe(true);

  /** Waits until the element no longer moves, and clicks it. */
  async function click(selector: string): Promise<void> {
    const at = await vi.waitUntil(
      async () => {
        const [before, now] = [await place(selector), await place(selector)];
        return before.x === now.x && before.y === now.y && now;
      },
      { timeout: 60_000 },
    );
    await engine.click(at.x, at.y);
  }

  test.each([...KINDS, "/nu-exista"])(
    "%s renders, and all its controls work, without an error, a console message or a policy violation",
    async (path) => {
      await engine.open(origin + path, DESKTOP);
      await place("header a");
      await place("h1");
      const isWide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
      expect(await engine.run(isWide)).toBe(false);
      expect(await engine.run(`document.querySelectorAll("a[href^='tel:+4']").length`)).toBeGreaterThan(1);
      expect(await engine.run("getComputedStyle(document.querySelector('main h1')).color")).not.toBe(
        "rgb(0, 0, 0)",
      );
      const year = await engine.run("document.querySelector('[data-current-year]').textContent");
      expect(year).toBe(String(new Date().getFullYear()));
      await settled();
      expect(await engine.run(`(${useControls})()`)).toBeGreaterThan(20);
      await engine.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
      const faults = await engine.run<string[]>("faults");
      // Ignores the message that the 404 page logs on purpose.
      expect(faults.filter((fault) => !fault.startsWith("404: no page at"))).toEqual([]);
    },
  );

  test("the hero's title is painted over the stars", async () => {
    await engine.open(`${origin}/`, DESKTOP);
    await expect.poll(sky).not.toBe("poster");
    const bottom = await engine.run<number>(
      "document.querySelector('h1').getBoundingClientRect().bottom | 0",
    );
    const part = { left: 68, top: bottom - 80, width: 200, height: 60 };
    // WebKit once painted the title under the canvas, where it was not visible. A visible title is bright.
    const painted = async () => {
      const shot = sharp(await engine.screenshot()).resize({ width: DESKTOP });
      const words = await shot.extract(part).toBuffer();
      return (await sharp(words).stats()).channels[0]?.mean;
    };
    await expect.poll(painted).toBeGreaterThan(30);
  });

  test("the menu panel opens, shows its links and closes", async () => {
    await engine.open(`${origin}/servicii/rmn-coloana`, PHONE);
    // Waits for hydration, because in browsers without popovers only the hydrated header opens the panel.
    await settled();
    await click("header button[aria-haspopup]");
    await place("#meniu a[href='/servicii/rmn-coloana']");
    await click("#meniu button");
    await gone("#meniu a[href='/servicii/rmn-coloana']");
  });

  const LINK = "#meniu-1 a";
  const BUTTON = "header button[aria-controls='meniu-1']";

  test("a dropdown opens on hover, and closes when the mouse leaves", async () => {
    await engine.open(`${origin}/contact`, DESKTOP);
    const { x, y } = await place(BUTTON);
    await engine.move(x, y + 300);
    // A menu button has `aria-expanded` only after hydration. The mouse moves to the button after that,
    // because CSS opens the list before hydration, and this test is about the hydrated menu.
    await place(`${BUTTON}[aria-expanded]`);
    await engine.move(x, y);
    const link = await place(LINK);
    const left = (selector: string) => `document.querySelector("${selector}").getBoundingClientRect().x`;
    expect(Math.abs(await engine.run<number>(`${left(BUTTON)} - ${left("#meniu-1")}`))).toBeLessThanOrEqual(
      30,
    );
    await engine.move(x, y + 20);
    await engine.move(link.x, link.y);
    await place(LINK);
    await engine.move(20, 800);
    await gone(LINK);
  });

  test("the keyboard opens and closes a dropdown", async () => {
    await engine.open(`${origin}/contact`, DESKTOP);
    await place(BUTTON);
    await engine.run(`document.querySelector("${BUTTON}").focus()`);
    await engine.press("Enter");
    await place(LINK);
    // In browsers without popovers Escape does not close the list. The list closes when the focus leaves it.
    if (await engine.run("'popover' in HTMLElement.prototype")) await engine.press("Escape");
    else await engine.run("document.querySelector('header a').focus()");
    await gone(LINK);
  });

  test("a click on a question shows its answer", async () => {
    await engine.open(`${origin}/`, DESKTOP);
    await settled();
    const question = "details[name] > summary";
    await engine.run(
      `document.querySelector("${question}").scrollIntoView({ block: "center", behavior: "instant" })`,
    );
    await click(question);
    await place("details[name] p");
  });
});
