/** So much of a button is all of it: parts of pixels count little. */
const WHOLE = 0.98;

/** The call bar shows while no call button of the page's own is wholly on the screen, nor the footer in part. */
export function showCallBar(root: HTMLElement): void {
  const bar = root.querySelector("[data-call-bar]");
  const header = root.querySelector("header");
  const inSight = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        const isThere = target.matches("footer") ? isIntersecting : intersectionRatio > WHOLE;
        inSight[isThere ? "add" : "delete"](target);
      }
      bar?.toggleAttribute("data-shown", !inSight.size);
    },
    // What lies under the header is out of sight.
    { rootMargin: `-${header?.clientHeight}px 0px 0px`, threshold: [0, WHOLE, 1] },
  );
  for (const target of root.querySelectorAll("main [data-call], footer")) observer.observe(target);
}
