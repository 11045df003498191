import type { ClientDirective } from "astro";
import { whenIdle } from "./idle.ts";
import { SEEN } from "./seen.ts";

/**
 * `client:wanted`: code arrives at the first sign that somebody will use the island, and then in idle time. The signs
 * are a mouse that moves over the page, and focus or touch inside the island. Whoever only reads loads nothing.
 *
 * `client:wanted="seen"`: it is also a sign that the visitor scrolls or uses the keyboard while the island's figure is in
 * view. Such an island adds to a picture that is enough by itself, so that Save-Data leaves it out.
 */
const wanted: ClientDirective = (load, options, island) => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // The build leaves out options that say nothing.
  const isPicture = options?.value === "seen";
  if (isPicture && connection?.saveData) return;
  const listening = new AbortController();
  const start = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    whenIdle(async () => (await load())());
  };
  const quietly = { passive: true, signal: listening.signal };
  document.addEventListener("pointermove", ({ pointerType }) => pointerType === "mouse" && start(), quietly);
  for (const sign of ["focusin", "pointerdown"]) island.addEventListener(sign, start, quietly);
  // Not `:focus-within`: outside an open dialog it does not match (Chromium 156).
  if (island.contains(document.activeElement)) start();

  const figure = isPicture && island.querySelector("figure");
  if (!figure) return;
  const whenInView = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
    threshold: SEEN,
  });
  listening.signal.addEventListener("abort", () => whenInView.disconnect());
  for (const sign of ["scroll", "keydown"]) {
    document.addEventListener(sign, () => whenInView.observe(figure), { ...quietly, once: true });
  }
};

export default wanted;
