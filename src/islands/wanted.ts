import type { ClientDirective } from "astro";

/** Longest wait for an idle moment, in milliseconds: a busy page gets its menus too. */
const PATIENCE_MS = 1000;

/** Browsers without idle callbacks (Safari) get a pause that lets the first taps and paints pass. */
const PAUSE_MS = 200;

/** Share of a figure that must be in view to count as seen. */
const SEEN = 0.45;

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
    const hydrate = async () => (await load())();
    if ("requestIdleCallback" in window) requestIdleCallback(hydrate, { timeout: PATIENCE_MS });
    else setTimeout(hydrate, PAUSE_MS);
  };
  const quietly = { passive: true, signal: listening.signal };
  document.addEventListener("pointermove", ({ pointerType }) => pointerType === "mouse" && start(), quietly);
  for (const sign of ["focusin", "pointerdown"]) island.addEventListener(sign, start, quietly);
  if (island.matches(":focus-within")) start();

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
