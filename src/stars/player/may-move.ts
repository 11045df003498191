const NO_MOTION_QUERY =
  "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce), (forced-colors: active)";

declare global {
  interface Navigator {
    /** Network Information API; Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Waits until the stars may move: under reduced motion, with Save-Data or in forced colours not a byte of them is loaded;
 * the drawing stays.
 */
export const starsMayMove = (): Promise<void> =>
  new Promise((resolve) => {
    const noMotion = matchMedia(NO_MOTION_QUERY);
    const consider = () => {
      if (noMotion.matches || navigator.connection?.saveData) return;
      noMotion.removeEventListener("change", consider);
      resolve();
    };
    noMotion.addEventListener("change", consider);
    consider();
  });
