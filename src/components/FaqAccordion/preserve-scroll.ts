/**
 * How long `preserveScroll` waits for a question to begin to open or close, in milliseconds; a slow phone
 * needs the most time.
 */
const START_TIMEOUT_MS = 400;

const isMoving = () =>
  document.getAnimations().some((animation) => Reflect.get(animation, "transitionProperty") === "block-size");

/**
 * Keeps an element at its position in the window while the content above it changes its height. In each frame
 * it corrects the scroll position, until the transition has ended or the visitor scrolls.
 */
export function preserveScroll(element: HTMLElement) {
  const { top } = element.getBoundingClientRect();
  const end = performance.now() + START_TIMEOUT_MS;
  const tracking = new AbortController();
  const { signal } = tracking;
  for (const event of ["wheel", "touchmove", "keydown"])
    addEventListener(event, () => tracking.abort(), { passive: true, signal });
  const follow = (now: number) => {
    if (signal.aborted) return;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
    if (now < end || isMoving()) requestAnimationFrame(follow);
    else tracking.abort();
  };
  requestAnimationFrame(follow);
}
