const NOT_WANTED =
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
    const notWanted = matchMedia(NOT_WANTED);
    const consider = () => {
      if (notWanted.matches || navigator.connection?.saveData) return;
      notWanted.removeEventListener("change", consider);
      resolve();
    };
    notWanted.addEventListener("change", consider);
    consider();
  });
