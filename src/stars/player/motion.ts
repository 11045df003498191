/**
 * The motion of the hero's stars: one store, shared by the canvas and the pause button, which are separate islands;
 * a page has one hero.
 */

/** `poster` until the first frame, `still` is one picture for good, `paused` can go on at any time. */
export type Motion = "poster" | "still" | "paused" | "playing";

/** A store for useSyncExternalStore. */
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
