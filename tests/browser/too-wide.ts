import type { Page } from "@playwright/test";

/** What makes the page scroll sideways, or is cut at an edge of something that does not scroll. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = new Set<string>();
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`);

    function isLost(text: Text, parent: Element): boolean {
      const { left, right } = parent.getBoundingClientRect();
      const isDrawn = parent.closest("[aria-hidden], svg") !== null;
      const isBeyond = !isDrawn && (left < -0.5 || right > clientWidth + 0.5);
      let isCut = false;
      const words = document.createRange();
      words.selectNodeContents(text);
      const lines = [...words.getClientRects()];
      for (let around = parent; around !== document.body; around = around.parentElement as Element) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around);
        // Hidden from the eye on purpose.
        if (clipPath !== "none") return false;
        // It scrolls.
        if (overflowX === "auto") return isCut;
        const edge = around.getBoundingClientRect();
        if (overflowX === "visible" && overflowY === "visible") continue;
        isCut ||= lines.some((line) => line.right > edge.right + 1 || line.bottom > edge.bottom + 1);
      }
      return isCut || isBeyond;
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.closest("main, footer, header > div")) continue;
      if (parent.checkVisibility({ visibilityProperty: true }) && isLost(text, parent))
        found.add(parent.outerHTML.slice(0, 100));
    }
    return [...found];
  });
