/**
 * The motion state of the hero's stars. It is in a store outside React, because the canvas and the pause
 * button are separate islands. One store is enough, because a page has only one hero.
 */

/**
 * `poster`: the canvas has no frame yet, and the page shows a static drawing of the head. `still`: the canvas
 * shows one picture that never moves. `paused`: the motion can continue at any time.
 */
export type Motion = "poster" | "still" | "paused" | "playing";

/** Creates a store for `useSyncExternalStore`. */
function createStore<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: T) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const motion = createStore<Motion>("poster");

/** Whether the visitor has stopped the stars. */
export const stopped = createStore(false);

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
