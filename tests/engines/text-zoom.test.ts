import { afterAll, beforeAll, expect, test } from "vitest";
import { createSiteServer } from "#hosting/site-server.ts";
import { onFreePort } from "#tools/testing/free-port.ts";
import { isInstalled } from "#tools/testing/programs.ts";
import { needs } from "../fixtures/needs.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";

/** Firefox's setting "Zoom text only" at 200 %, which doubles all font sizes, also those in px and vw. */
const TEXT_ZOOM = { "ui.textScaleFactor": 200, "browser.display.os-zoom-behavior": 2 };

/**
 * A JavaScript expression whose value is an array of faults: a page that scrolls sideways, phone numbers that
 * are cut, and controls of the header that overlap or are outside the header.
 */
const FAULTS = `(async () => {
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [\`\${scrollWidth - clientWidth} px too wide\`] : [];
  for (const number of document.querySelectorAll("main a[href^='tel:']")) {
    const words = document.createRange();
    words.selectNodeContents(number);
    if ([...words.getClientRects()].some(({ right }) => right > clientWidth + 1))
      faults.push(\`\${number.textContent} is cut\`);
  }
  const { bottom } = document.querySelector("header").getBoundingClientRect();
  const controls = [...document.querySelectorAll("header > div :is(a, button)")]
    .filter((control) => !control.closest("[popover]") && control.checkVisibility())
    .map((control) => ({ name: control.ariaLabel ?? control.textContent, box: control.getBoundingClientRect() }));
  // Uses the width of the logo's words, because they may extend beyond the logo's link.
  const logo = document.createRange();
  logo.selectNodeContents(document.querySelector("header a[href='/']"));
  controls[0].box.width = logo.getBoundingClientRect().right - controls[0].box.left;
  for (const [index, { name, box }] of controls.entries()) {
    if (box.left < -1 || box.right > clientWidth + 1 || box.top < -1 || box.bottom > bottom + 1)
      faults.push(\`\${name} is outside the header\`);
    for (const other of controls.slice(index + 1)) {
      const { left, right, top, bottom } = other.box;
      if (left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1)
        faults.push(\`\${name} lies on \${other.name}\`);
    }
  }
  return faults;
})()`;

needs("firefox");
const { origin, close } = onFreePort(createSiteServer("dist"));
let engine: Engine;
beforeAll(async () => {
  if (isInstalled("firefox")) engine = await startFirefox(TEXT_ZOOM);
});
afterAll(async () => {
  await engine?.close();
  close();
});

test.each([360, 412, 768, 900, 1024, 1280, 1600])(
  "with the text doubled in Firefox, the header and the phone numbers fit a window of %i px",
  async (width) => {
    for (const path of ["/", "/contact", "/servicii/rmn-cerebral"]) {
      await engine.open(origin + path, width);
      expect(await engine.run("getComputedStyle(document.documentElement).fontSize"), path).toBe("32px");
      expect(await engine.run("document.querySelectorAll('header > div a').length"), path).toBeGreaterThan(1);
      // Retries, because Firefox may still be resizing the window after the page has loaded.
      await expect.poll(() => engine.run("innerWidth"), { message: path }).toBe(width);
      await expect.poll(() => engine.run(FAULTS), { message: path, timeout: 10_000 }).toEqual([]);
    }
  },
);
