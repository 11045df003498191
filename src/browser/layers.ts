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
