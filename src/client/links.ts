/**
 * Marks the drawing beside a followed link, so that a cross-document view transition moves it to the drawing
 * of the next page. `page-transition.css` gives the marked element its `view-transition-name`, which only one element of
 * a page may have.
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
 * Opens the closed `<details>` around the target of the URL fragment and scrolls to the target, because not
 * every browser does so for a hidden target. For a target at the beginning of its `<details>`, the summary is
 * shown as well.
 */
function openTarget() {
  const target = document.querySelector(":target");
  const details = target?.closest("details");
  if (!target || !details) return;
  details.open = true;
  (target.matches(":first-child, summary + *") ? details : target).scrollIntoView();
}

/** Improves links to other pages and to targets inside a closed `<details>`. */
export function initLinks() {
  addEventListener("pageswap", markSharedElement);
  addEventListener("hashchange", openTarget);
  openTarget();
}
