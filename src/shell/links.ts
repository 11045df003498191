/**
 * Lets the drawing of a followed examination become the drawing of its page, where the browser carries one document
 * over into the next (cross-document view transitions). base.css names what bears the mark; a page bears it once.
 */
function carryDrawing({ viewTransition, activation }: PageSwapEvent) {
  const address = activation?.entry?.url;
  if (!viewTransition || !address) return;
  const row = `main li:has(a[href="${new URL(address).pathname}"])`;
  const drawing = document.querySelector(`${row} :is(img, svg)`);
  if (!drawing) return;
  document.querySelector("[data-drawing]")?.removeAttribute("data-drawing");
  drawing.setAttribute("data-drawing", "");
}

/**
 * Opens the layer that holds the target of the address, and brings it into view: browsers do only the first half. A
 * target that begins its layer comes with the row that names it.
 */
function openTarget() {
  const target = document.querySelector(":target");
  const layer = target?.closest("details");
  if (!target || !layer) return;
  layer.open = true;
  (target.matches(":first-child, summary + *") ? layer : target).scrollIntoView();
}

/** Serves links to other pages, and those to what stands inside a closed layer. */
export function serveLinks() {
  addEventListener("pageswap", carryDrawing);
  addEventListener("hashchange", openTarget);
  openTarget();
}
