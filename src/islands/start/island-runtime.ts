/** What a visitor does who may soon want an island: each is told again to the islands, which learn to listen only then. */
const SIGNS = ["pointermove", "pointerdown", "focusin", "keydown", "scroll"] as const;

/**
 * Fetches Astro's island runtime, 1.9 KB that somebody who only reads the first screen never needs, at the first sign
 * of use. Its address is written by scripts/build/hoist-island-runtime.ts; without islands there is none.
 */
export function awaitIslands(root: HTMLElement): void {
  const address = root.dataset.islands;
  if (!address) return;
  const listening = new AbortController();
  const fetchRuntime = async (sign?: Event) => {
    // A finger that swipes moves, too.
    if (sign?.type === "pointermove" && (sign as PointerEvent).pointerType !== "mouse") return;
    listening.abort();
    // Not between a touch and its picture.
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    try {
      await import(/* @vite-ignore */ address);
    } catch {
      // The line is down. The platform serves the menus; once it is back, the next sign counts again.
      addEventListener("online", () => awaitIslands(root), { once: true });
      return;
    }
    if (sign) sign.target?.dispatchEvent(new (sign.constructor as typeof Event)(sign.type, sign));
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, fetchRuntime, { passive: true, signal: listening.signal });
  // Somebody was faster than this code.
  if (root.contains(document.activeElement)) fetchRuntime();
}
