/** Longer than anything opens or closes, in milliseconds. */
const LONGEST_MS = 400;

/**
 * Keeps an element where it is in the window while what stands above it changes its height, frame by frame, unless the
 * visitor scrolls.
 */
export function keepInPlace(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  const end = performance.now() + LONGEST_MS;
  const byHand = new AbortController();
  const { signal } = byHand;
  for (const sign of ["wheel", "touchmove", "keydown"])
    addEventListener(sign, () => byHand.abort(), { passive: true, signal });
  const follow = (now: number) => {
    if (signal.aborted) return;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
    if (now < end) requestAnimationFrame(follow);
    else byHand.abort();
  };
  requestAnimationFrame(follow);
}
