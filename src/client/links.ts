/**
 * When a link in a list is followed, marks the drawing in the same list item. A cross-document view
 * transition then moves this drawing to the place of the drawing on the next page. `page-transition.css`
 * gives the marked element its `view-transition-name`, which only one element of a page may have.
 */
function markSharedElement({ viewTransition, activation }: PageSwapEvent) {
  const address = activation?.entry?.url;
  if (!viewTransition || !address) return;
  const row = `main li:has(a[href="${new URL(address).pathname}"])`;
  const drawing = document.querySelector(`${row} :is(img, svg)`);
  if (!drawing) return;
  document.querySelector("[data-drawing]")?.removeAttribute("data-drawing");
  drawing.setAttribute("data-drawing", "");
}

/**
 * Opens the closed `<details>` around the target of the URL fragment and scrolls to the target, because some
 * browsers do not reveal a hidden target. If the target is at the beginning of the `<details>`, the page is
 * scrolled to the summary instead.
 */
function openTarget() {
  const target = document.querySelector(":target");
  const details = target?.closest("details");
  if (!target || !details) return;
  details.open = true;
  (target.matches(":first-child, summary + *") ? details : target).scrollIntoView();
}

export function initLinks() {
  addEventListener("pageswap", markSharedElement);
  addEventListener("hashchange", openTarget);
  openTarget();
}
