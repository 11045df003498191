/**
 * Lets the drawing of a followed examination become the drawing of its page, where the browser carries one document
 * over into the next (cross-document view transitions). base.css names what bears the mark; a page bears it once.
 */
export function carryDrawing(root: HTMLElement): void {
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    const address = activation?.entry?.url;
    if (!viewTransition || !address) return;
    const links = root.querySelectorAll(`main a[href="${new URL(address).pathname}"]`);
    const drawing = [...links].map((link) => link.closest("li")?.querySelector("img, svg")).find(Boolean);
    if (!drawing) return;
    root.querySelector("[data-drawing]")?.removeAttribute("data-drawing");
    drawing.setAttribute("data-drawing", "");
  });
}
