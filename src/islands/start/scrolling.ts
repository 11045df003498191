/** Distances in CSS pixels that must be exceeded (spec.md §9). */
const HEADER_OVER_PX = 10;
const SCROLL_TOP_OVER_PX = 300;

/** Whether the button would lie on a call button or a link of the footer: what one wants to tap comes first. */
function coversLink(button: HTMLElement): boolean {
  const own = button.getBoundingClientRect();
  return [...document.querySelectorAll("main [data-call], footer a")].some((link) => {
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

/** Gives header and scroll-to-top button the state that follows from the scroll position. */
export function followScrolling(root: HTMLElement): void {
  const header = root.querySelector("header");
  const button = root.querySelector<HTMLElement>("[data-scroll-top]");
  const update = () => {
    header?.toggleAttribute("data-scrolled", scrollY > HEADER_OVER_PX);
    button?.toggleAttribute("data-shown", scrollY > SCROLL_TOP_OVER_PX && !coversLink(button));
  };
  update();
  addEventListener("scroll", update, { passive: true });
  addEventListener("resize", update);
  button?.addEventListener("click", toTop);
}
