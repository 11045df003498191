import { useMemo, useSyncExternalStore } from "react";
import { type Opening, openNow, type Schedule } from "#lib/open-now.ts";

const MINUTE_MS = 60_000;

/**
 * Calls `notify` once at the start, then at each full minute. Browsers may delay timers of hidden pages, so
 * `notify` is also called when the page becomes visible or hidden.
 */
function subscribe(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    notify();
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  tick();
  document.addEventListener("visibilitychange", tick);
  return () => {
    document.removeEventListener("visibilitychange", tick);
    clearTimeout(timer);
  };
}

/**
 * Returns the start of the current minute, in milliseconds since 1970, and renders the component again each
 * minute.
 * @returns undefined on the server and during hydration
 */
export const useMinute = () =>
  useSyncExternalStore<number | undefined>(
    subscribe,
    () => Date.now() - (Date.now() % MINUTE_MS),
    () => undefined,
  );

/**
 * Returns the opening status of the clinic in the current minute: whether it is open, and the text that says
 * so.
 * @returns undefined on the server and during hydration
 */
export function useOpenNow(schedule: Schedule): Opening | undefined {
  const minute = useMinute();
  return useMemo(
    () => (minute === undefined ? undefined : openNow(schedule, new Date(minute))),
    [minute, schedule],
  );
}
