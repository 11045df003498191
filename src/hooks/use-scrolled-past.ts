import { useSyncExternalStore } from "react";

const subscribe = (look: () => void) => {
  addEventListener("scroll", look, { passive: true });
  return () => removeEventListener("scroll", look);
};

/** Whether the page is scrolled by more than so many CSS pixels; the page as served is at its top. */
export const useScrolledPast = (distance: number) =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > distance,
    () => false,
  );
