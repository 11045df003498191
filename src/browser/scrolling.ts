/** Distance in CSS pixels that must be exceeded (docs/requirements.md 2.8). */
const SCROLLED_PX = 10;

/** Marks the header of a page that is scrolled, also after a reload in mid-page. */
export function markScrolledHeader(root: HTMLElement): void {
  const header = root.querySelector("header");
  const update = () => header?.toggleAttribute("data-scrolled", scrollY > SCROLLED_PX);
  update();
  addEventListener("scroll", update, { passive: true });
}

/** Distance in CSS pixels that must be exceeded (docs/requirements.md 2.11). */
const FAR_PX = 300;

/** What one wants to tap, and what one has opened to read. */
const COMES_FIRST = "main [data-call], footer a, main details[open] :is(p, li)";

/** Whether the button would lie on what comes first. */
function covers(button: HTMLElement): boolean {
  const own = button.getBoundingClientRect();
  return [...document.querySelectorAll(COMES_FIRST)].some((link) => {
    const other = link.getBoundingClientRect();
    return (
      other.right > own.left && other.left < own.right && other.bottom > own.top && other.top < own.bottom
    );
  });
}

function toTop() {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  // The button is about to vanish: focus goes to the first thing of the page, where Tab goes on.
  document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });
}

/** Shows the scroll-to-top button where it helps, and serves it. */
export function offerScrollToTop(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>("[data-scroll-top]");
  if (!button) return;
  const update = () => button.toggleAttribute("data-shown", scrollY > FAR_PX && !covers(button));
  update();
  // A transition ends where an answer has opened.
  for (const name of ["scroll", "resize", "transitionend"]) addEventListener(name, update);
  button.addEventListener("click", toTop);
}
