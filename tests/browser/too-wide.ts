import type { Page } from "@playwright/test";

/** What makes the page scroll sideways, is cut at an edge of something that does not scroll, or lies on other words. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = new Set<string>();
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`);

    function fateOf(lines: readonly DOMRect[], parent: Element): "lost" | "seen" | "elsewhere" {
      const { left, right } = parent.getBoundingClientRect();
      const isDrawn = parent.closest("[aria-hidden], svg") !== null;
      const isBeyond = !isDrawn && (left < -0.5 || right > clientWidth + 0.5);
      let isCut = false;
      for (let around = parent; around !== document.body; around = around.parentElement as Element) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around);
        // Hidden from the eye on purpose.
        if (clipPath !== "none") return "elsewhere";
        // It scrolls.
        if (overflowX === "auto") return isCut ? "lost" : "elsewhere";
        const edge = around.getBoundingClientRect();
        if (overflowX === "visible" && overflowY === "visible") continue;
        isCut ||= lines.some((line) => line.right > edge.right + 1 || line.bottom > edge.bottom + 1);
      }
      if (isCut || isBeyond) return "lost";
      return isDrawn ? "elsewhere" : "seen";
    }

    const seen: { readonly line: DOMRect; readonly name: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.closest("main, footer, header > div")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      const lines = [...words.getClientRects()];
      const fate = fateOf(lines, parent);
      if (fate === "lost") found.add(parent.outerHTML.slice(0, 100));
      if (fate === "seen") seen.push(...lines.map((line) => ({ line, name: text.data.trim().slice(0, 50) })));
    }

    // A line is lower than the box of its letters: boxes may overlap by a third.
    const lieOnOneAnother = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.35;
    for (const [i, { line, name }] of seen.entries())
      for (const other of seen.slice(i + 1))
        if (lieOnOneAnother(line, other.line)) found.add(`„${name}” lies on „${other.name}”`);
    return [...found];
  });
