import { expect, type Page, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { KINDS, PATHS } from "./paths.ts";
import {
  alterPages,
  enlarge,
  layoutShift,
  layStyles,
  requestsOf,
  TEXT_SPACING,
  takenOver,
} from "./support.ts";
import { tooWide } from "./too-wide.ts";

function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(`thrown: ${error.message}`));
  return found;
}

test(row("R1"), async ({ page }) => {
  const found = complaints(page);
  await alterPages(page, (html) => html.replace('<div id="root"', '<div id="other"'));
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(found).toEqual(["Root element not found"]);
});

test(row("R2"), async ({ page }) => {
  const found = complaints(page);
  const response = await page.goto("/nu-exista/aici");
  expect(response?.status()).toBe(404);
  await expect.poll(() => found.some((text) => text.includes("/nu-exista/aici"))).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test(row("R3"), async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-01T10:00:00Z"));
  await page.goto("/contact");
  await expect(page.locator("footer [data-current-year]")).toHaveText("2031");
});

test(row("R20"), async ({ page }) => {
  await page.clock.install({ time: new Date("2026-12-26T21:58:00Z") });
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    const announced = '<p data-until="2026-12-26">26 decembrie 2026: închis</p></footer>';
    await route.fulfill({ response, body: (await response.text()).replace("</footer>", announced) });
  });
  await page.goto("/contact");
  const line = page.locator("[data-until='2026-12-26']");
  const code = page.waitForResponse(/closed-hours/);
  await page.keyboard.press("Tab");
  await code;
  await page.clock.runFor(60_000);
  await expect(line).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(line).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(row("R4"), async ({ page }) => {
    await page.goto("/contact");
    await expect(page.locator("footer [data-current-year]")).toHaveText(/^20\d\d$/);
  });

  test(`${row("R11")} (without)`, async ({ page }) => {
    await page.goto("/preturi-rmn");
    await expect(page.locator("[data-print]")).toBeHidden();
  });
});

test(`${row("R11")} (with)`, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });
  await page.goto("/preturi-rmn");
  await page.locator("[data-print]").click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
});

test(row("R5"), async ({ page }) => {
  await page.goto("/preturi-rmn");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Sari la conținut" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`${row("R6")} (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/servicii/rmn-pelvin", "/rmn-prin-cas"]) {
      await page.goto(path);
      await takenOver(page);
      const hidden: string[] = [];
      for (let press = 0; press < 200; press++) {
        await page.keyboard.press("Tab");
        const state = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          if (!element || element === document.body) return "end";
          const box = element.getBoundingClientRect();
          const bar = document.querySelector("header > div")?.getBoundingClientRect();
          const isFixed = element.closest("header") || getComputedStyle(element).position === "fixed";
          const underHeader = !isFixed && box.bottom <= (bar?.bottom ?? 0);
          // A card shows the ring of its one link around itself.
          const visible = [getComputedStyle(element), getComputedStyle(element, "::after")].some(
            (style) => style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
          );
          return underHeader || !visible || box.width === 0 ? `${element.outerHTML.slice(0, 80)}` : "fine";
        });
        if (state === "end") break;
        if (state !== "fine") hidden.push(state);
      }
      expect(hidden, path).toEqual([]);
    }
  });
}

for (const path of KINDS) {
  test(`${row("R7")} (${path})`, async ({ page }) => {
    const found = complaints(page);
    await page.goto(path);
    await takenOver(page);
    expect(found).toEqual([]);
    expect(await layoutShift(page)).toBe(0);
  });
}

for (const path of [...PATHS, "/nu-exista"]) {
  test(`${row("R19")} (${path})`, async ({ page }) => {
    const asked = requestsOf(page, (_, request) =>
      /^(fetch|xhr|ping|eventsource)$/.test(request.resourceType()),
    );
    page.on("websocket", (socket) => asked.push(socket.url()));
    await page.goto(path);
    await takenOver(page);
    const box = page.locator("[data-slices]");
    if ((await box.count()) > 0) await expect(box.getByRole("slider")).toBeAttached();
    const used = await page.evaluate(() => {
      window.print = () => {};
      addEventListener("click", (event) => (event.target as Element).closest("a") && event.preventDefault());
      const controls = [...document.querySelectorAll<HTMLElement>("a, button, summary, [role=slider]")];
      for (const control of controls) {
        control.focus();
        for (const type of ["pointerover", "pointerdown", "pointerup"])
          control.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse" }));
        control.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "ArrowDown" }));
        // A link of a drawing has no method for it.
        control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      }
      dispatchEvent(new PageTransitionEvent("pagehide"));
      return controls.length;
    });
    expect(used).toBeGreaterThan(20);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });
}

test(row("R8"), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PATHS) {
    await page.goto(path);
    expect.soft(await tooWide(page), path).toEqual([]);
  }
});

test(row("R16"), async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    await enlarge(page);
    for (const width of [320, 360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await tooWide(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

for (const width of [320, 375, 390]) {
  test(`${row("R9")} (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 667 });
    for (const path of PATHS) {
      await page.goto(path);
      await layStyles(page, `${TEXT_SPACING}p{margin-bottom:2em!important}`);
      const cut = await page.evaluate(() => {
        const isClipped = (element: Element | null): boolean =>
          element !== null &&
          (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
        const isBeyond = (text: Node, { right, bottom }: DOMRect) => {
          if (isClipped(text.parentElement)) return false;
          const words = document.createRange();
          words.selectNodeContents(text);
          return [...words.getClientRects()].some(
            (line) => line.right > right + 1 || line.bottom > bottom + 1,
          );
        };
        return [...document.querySelectorAll<HTMLElement>("header > div *, main *, footer *")]
          .filter((element) => {
            const { overflowX, overflowY, clipPath, visibility } = getComputedStyle(element);
            const clips = overflowX !== "visible" || overflowY !== "visible";
            const isHiddenOnPurpose = clipPath !== "none" || visibility === "hidden";
            if (!clips || isHiddenOnPurpose || overflowX === "auto") return false;
            const box = element.getBoundingClientRect();
            const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            while (texts.nextNode()) if (isBeyond(texts.currentNode, box)) return true;
            return false;
          })
          .map((element) => element.outerHTML.slice(0, 100));
      });
      expect.soft(cut, `${path}, ${width} px`).toEqual([]);
      expect.soft(await tooWide(page), `${path}, ${width} px`).toEqual([]);
      const toggle = await page.getByRole("button", { name: "Deschide meniul" }).boundingBox();
      expect((toggle?.x ?? Number.NaN) + (toggle?.width ?? 0), path).toBeLessThanOrEqual(width);
    }
  });
}
