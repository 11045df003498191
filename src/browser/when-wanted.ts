/** Share of a figure that must be in view to count as seen, 0 to 1. */
export const SEEN = 0.45;

/** Longest wait for an idle moment, in milliseconds: a busy page gets its menus and stars too. */
const PATIENCE_MS = 1000;

/** Browsers without idle callbacks (Safari) get a pause that lets the first taps and paints pass. */
const PAUSE_MS = 200;

/** Runs something when the browser has nothing better to do. What fails in it, such as a fetched file, is logged. */
export function whenIdle(run: () => unknown): void {
  const safely = () => void (async () => run())().catch(console.error);
  if ("requestIdleCallback" in window) requestIdleCallback(safely, { timeout: PATIENCE_MS });
  else setTimeout(safely, PAUSE_MS);
}

/**
 * Fetches code at the first sign that somebody will use an element, and then in idle time. The signs are a mouse that
 * moves over the page, and focus or touch inside the element. Whoever only reads loads nothing.
 * @param load fetches and starts the code; when it fails it is tried again at the first sign after the line is back
 * @param figure a picture: that somebody scrolls or types while it is in view is a sign, too
 */
export function whenWanted(element: Element, load: () => Promise<unknown>, figure?: Element): void {
  const listening = new AbortController();
  const quietly = { passive: true, signal: listening.signal };
  const start = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    whenIdle(() =>
      load().catch((error) => {
        console.error(error);
        addEventListener("online", () => whenWanted(element, load, figure), { once: true });
      }),
    );
  };
  document.addEventListener("pointermove", ({ pointerType }) => pointerType === "mouse" && start(), quietly);
  for (const sign of ["focusin", "pointerdown"]) element.addEventListener(sign, start, quietly);
  // Somebody was faster than this code. Not `:focus-within`: outside an open dialog it does not match (Chromium 156).
  if (element.contains(document.activeElement)) start();
  if (!figure) return;
  const view = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { threshold: SEEN });
  listening.signal.addEventListener("abort", () => view.disconnect());
  for (const sign of ["scroll", "keydown"])
    document.addEventListener(sign, () => view.observe(figure), { ...quietly, once: true });
}
