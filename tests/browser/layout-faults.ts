import { expect, type Page } from "@playwright/test";

/**
 * Finds texts and controls that are cut off or off-screen, texts that overlap, and a page that is too wide.
 */
const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = new Set<string>();
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`);

    /**
     * Finds out whether users can see `lines`: the boxes of the lines of a text in `parent`, or the box of
     * the control `parent`.
     * @returns `state`: "lost" if a box is cut off or off-screen, "hidden" if the boxes are hidden on purpose
     * or belong to a drawing, otherwise "shown". `on`: the nearest sticky or fixed ancestor, or else the body
     */
    function visibilityOf(
      lines: readonly DOMRect[],
      parent: Element,
    ): { state: "lost" | "hidden" | "shown"; on?: Element } {
      const isDrawn = parent.closest("[aria-hidden], svg") !== null;
      let isLost = !isDrawn && lines.some(({ left, right }) => left < -0.5 || right > clientWidth + 0.5);
      let scrolls = false;
      let on: Element | undefined;
      for (let around = parent; around !== document.body; around = around.parentElement as Element) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(around);
        // A clip path hides a text from sighted users on purpose; screen readers read it.
        if (clipPath !== "none") return { state: "hidden" };
        const edge = around.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth)
          return { state: "hidden" };
        scrolls ||= /auto|scroll/.test(overflowY);
        // The call bar (`aside`) hides a text by moving it out of the visible area, unless the whole text
        // fits.
        if (around.matches("aside p") && lines.every(({ left }) => left > edge.right - 1))
          return { state: "hidden" };
        if (!scrolls && (overflowX !== "visible" || overflowY !== "visible"))
          isLost ||= lines.some((line) => line.right > edge.right + 1 || line.bottom > edge.bottom + 1);
        // The page scrolls under a sticky element, which may cover texts of the page. Therefore the texts of
        // a sticky element are compared only with each other.
        if (position === "sticky") on ??= around;
        if (position !== "fixed") continue;
        isLost ||= !scrolls && lines.some(({ top, bottom }) => top < -1 || bottom > innerHeight + 1);
        return { state: isLost ? "lost" : "shown", on: on ?? around };
      }
      const state = isLost ? "lost" : isDrawn ? "hidden" : "shown";
      return { state, on: on ?? document.body };
    }

    const seen: { readonly line: DOMRect; readonly name: string; readonly on: Element }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      const lines = [...words.getClientRects()];
      const { state, on = document.body } = visibilityOf(lines, parent);
      const name = text.data.trim().slice(0, 50);
      if (state === "lost") found.add(`„${name}” is cut or outside`);
      else if (state === "shown") seen.push(...lines.map((line) => ({ line, name, on })));
    }
    // Also checks the boxes of buttons and call links. Of all other elements only the text is checked.
    for (const control of document.querySelectorAll("button, [data-call]"))
      if (
        control.checkVisibility({ visibilityProperty: true }) &&
        visibilityOf([control.getBoundingClientRect()], control).state === "lost"
      )
        found.add(`${control.outerHTML.slice(0, 80)} is cut or outside`);

    // Allows an overlap of about a third of the height, because the rectangle of a line is higher than its
    // letters.
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.35;
    seen.sort((a, b) => a.line.top - b.line.top);
    for (const [i, { line, name, on }] of seen.entries())
      for (let next = i + 1; next < seen.length; next++) {
        const other = seen[next] as (typeof seen)[number];
        if (other.line.top > line.bottom) break;
        if (other.on === on && overlap(line, other.line)) found.add(`„${name}” lies on „${other.name}”`);
      }
    return [...found];
  });

/**
 * Expects that `find` returns no faults. Retries for five seconds, because animations may still run.
 * @param where description of the page for the message of a failure
 */
export const expectGoodLayout = (
  page: Page,
  where: string,
  find: (page: Page) => Promise<string[]> = layoutFaults,
) =>
  expect
    .configure({ soft: true, message: where })
    .poll(() => find(page), { timeout: 5000 })
    .toEqual([]);

/**
 * Finds controls that are covered, fully or in part, while they have the focus. Checks all controls of an
 * open menu, or, if no menu is open, about six controls that are spread over the page.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const menu = document.querySelector("header :popover-open");
    const stops = [...(menu ?? document).querySelectorAll<HTMLElement>("a, button, summary, [tabindex='0']")];
    const all = stops.filter((stop) => {
      const isShown = stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true });
      return isShown && getComputedStyle(stop).clipPath === "none";
    });
    const found: string[] = [];
    const step = menu ? 1 : Math.ceil(all.length / 6);
    for (let index = 0; index < all.length; index += step) {
      const stop = all[index] as HTMLElement;
      stop.focus();
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      const [first, last] = [stop.getClientRects()[0], [...stop.getClientRects()].at(-1)];
      if (!first || !last || last.bottom - first.top > innerHeight * 0.6) continue;
      for (const [box, y] of [
        [first, first.top + 4],
        [last, last.bottom - 4],
      ] as const) {
        const there = document.elementFromPoint(box.left + box.width / 2, y);
        if (!there || !(stop.contains(there) || there.contains(stop)))
          found.push(`„${stop.textContent || stop.ariaLabel}” is under ${there?.outerHTML.slice(0, 60)}`);
      }
    }
    return found;
  });
