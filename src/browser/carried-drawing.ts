/**
 * Lets the drawing of a followed examination become the drawing of its page, where the browser carries one document
 * over into the next (cross-document view transitions). base.css names what bears the mark; a page bears it once.
 */
export function carryDrawing(root: HTMLElement): void {
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    const address = activation?.entry?.url;
    if (!viewTransition || !address) return;
    const row = `main li:has(a[href="${new URL(address).pathname}"])`;
    const drawing = root.querySelector(`${row} :is(img, svg)`);
    if (!drawing) return;
    root.querySelector("[data-drawing]")?.removeAttribute("data-drawing");
    drawing.setAttribute("data-drawing", "");
  });
}
