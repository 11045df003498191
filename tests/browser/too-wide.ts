import type { Page } from "@playwright/test";

/** What makes the page scroll sideways, or is cut at an edge of something that does not scroll. */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX === "auto" || scrolls(element.parentElement));
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
    const beyond = [...document.querySelectorAll<HTMLElement>("main *, footer *, header > div *")].filter(
      (element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[aria-hidden], svg"))
          return false;
        if (scrolls(element)) return false;
        const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
        const { left, right } = element.getBoundingClientRect();
        return isText && !isClipped(element) && (right > clientWidth + 0.5 || left < -0.5);
      },
    );
    const names = beyond.map((element) => element.outerHTML.slice(0, 100));
    return scrollWidth > clientWidth
      ? [`the page is ${scrollWidth - clientWidth} px too wide`, ...names]
      : names;
  });
}
