/** Distance in CSS pixels that must be exceeded (spec.md §9). */
const OVER_PX = 300;

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

/** Shows the scroll-to-top button where it helps, and serves it. */
export function offerScrollToTop(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>("[data-scroll-top]");
  if (!button) return;
  const update = () => button.toggleAttribute("data-shown", scrollY > OVER_PX && !coversLink(button));
  update();
  addEventListener("scroll", update, { passive: true });
  addEventListener("resize", update);
  button.addEventListener("click", toTop);
}
