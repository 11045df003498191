const NO_MOTION_QUERY =
  "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce), (forced-colors: active)";

/**
 * Resolves when the stars may move. Until then no code of the stars is loaded, and the page keeps the static
 * drawing of the head. The stars must not move under reduced motion, with Save-Data or in forced colours.
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
