import { SEEN } from "./seen.ts";
import { whenIdle } from "./when-idle.ts";

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
