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

/**
 * Opens the layer that holds the target of the address, and brings it into view: browsers do only the first half. A
 * target that is all of its layer comes with the row that names it.
 */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const layer = target?.closest("details");
  if (!target || !layer) return;
  layer.open = true;
  (target.parentElement === layer ? layer : target).scrollIntoView();
}

/** Serves links to what stands inside a closed layer. */
export function openLinkedLayer(): void {
  openTarget();
  addEventListener("hashchange", openTarget);
}
