/** The call bar shows while no call button of the page's own, nor the footer, is on the screen. */
export function showCallBar(root: HTMLElement): void {
  const bar = root.querySelector("[data-call-bar]");
  const header = root.querySelector("header");
  const inSight = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inSight[isIntersecting ? "add" : "delete"](target);
      bar?.toggleAttribute("data-shown", !inSight.size);
    },
    // What lies under the header is out of sight.
    { rootMargin: `-${header?.clientHeight}px 0px 0px` },
  );
  for (const target of root.querySelectorAll("main [data-call], footer")) observer.observe(target);
}
