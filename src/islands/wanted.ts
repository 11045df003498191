import type { ClientDirective } from "astro";

/** Browsers without idle callbacks (Safari) get a pause that lets the first taps and paints pass. */
const PAUSE_MS = 200;

/**
 * `client:wanted`: code arrives at the first sign that somebody will use the island, and then in idle time. The signs
 * are a mouse that moves over the page, and focus or touch inside the island. Whoever only reads loads nothing.
 */
const wanted: ClientDirective = (load, _options, island) => {
  const listening = new AbortController();
  const start = () => {
    listening.abort();
    const hydrate = async () => (await load())();
    if ("requestIdleCallback" in window) requestIdleCallback(hydrate);
    else setTimeout(hydrate, PAUSE_MS);
  };
  const options = { passive: true, signal: listening.signal };
  document.addEventListener("pointermove", ({ pointerType }) => pointerType === "mouse" && start(), options);
  for (const sign of ["focusin", "pointerdown"]) island.addEventListener(sign, start, options);
  if (island.matches(":focus-within")) start();
};

export default wanted;
