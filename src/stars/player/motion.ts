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
