/**
 * The motion of the hero's stars, shared by the canvas and by the button that stops them, which stand apart in the page:
 * one store of the module, since a page has one hero.
 */

/** `poster` until the first frame, `still` is one picture for good, `paused` can go on at any time. */
export type Motion = "poster" | "still" | "paused" | "playing";

/** What React asks of a store. */
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
