/** Distance in CSS pixels that must be exceeded (docs/requirements.md 2.8). */
const OVER_PX = 10;

/** Marks the header of a page that is scrolled, also after a reload in mid-page. */
export function markScrolledHeader(root: HTMLElement): void {
  const header = root.querySelector("header");
  const update = () => header?.toggleAttribute("data-scrolled", scrollY > OVER_PX);
  update();
  addEventListener("scroll", update, { passive: true });
}
