import { whenIdle } from "../../browser/when-wanted.ts";

const NOT_WANTED =
  "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce), (forced-colors: active)";

declare global {
  interface Navigator {
    /** Network Information API; Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * The stars' porter: fetches them once somebody can and wants to see them move, when the browser has nothing better to
 * do. Under reduced motion, with Save-Data or in forced colours not a byte of them is loaded; the drawing stays.
 */
export function startStars(root: HTMLElement): void {
  const sky = root.querySelector<HTMLElement>("[data-sky]");
  if (!sky || navigator.connection?.saveData) return;
  const notWanted = matchMedia(NOT_WANTED);
  let inView = false;
  const consider = () => {
    if (!inView || notWanted.matches) return;
    view.disconnect();
    notWanted.removeEventListener("change", consider);
    whenIdle(async () => {
      const { startPlayer } = await import("./player.ts");
      await startPlayer(sky, whenIdle);
    });
  };
  const view = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting === true;
    consider();
  });
  view.observe(sky);
  notWanted.addEventListener("change", consider);
}
