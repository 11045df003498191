import { useMemo, useSyncExternalStore } from "react";
import { type Opening, openNow, type Schedule } from "#lib/open-now.ts";

const MINUTE_MS = 60_000;

/** Calls `notify` once at the start, at each full minute, and when the page's visibility changes. */
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

/** Start of the current minute, in milliseconds since 1970; undefined on the server and during hydration. */
export const useMinute = () =>
  useSyncExternalStore<number | undefined>(
    subscribe,
    () => Date.now() - (Date.now() % MINUTE_MS),
    () => undefined,
  );

/** The opening status of the current minute; undefined on the server and during hydration. */
export function useOpenNow(schedule: Schedule): Opening | undefined {
  const minute = useMinute();
  return useMemo(
    () => (minute === undefined ? undefined : openNow(schedule, new Date(minute))),
    [minute, schedule],
  );
}
