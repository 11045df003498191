import { useMemo, useSyncExternalStore } from "react";
import { type Opening, openNow, type Schedule } from "#lib/open-now.ts";

const MINUTE_MS = 60_000;

/** Calls `look` at each full minute, and when a page becomes visible again. */
function subscribe(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sound = () => {
    clearTimeout(timer);
    look();
    timer = setTimeout(sound, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  sound();
  document.addEventListener("visibilitychange", sound);
  return () => {
    document.removeEventListener("visibilitychange", sound);
    clearTimeout(timer);
  };
}

/** The current minute in milliseconds since 1970; undefined in the page as served. */
export const useMinute = () =>
  useSyncExternalStore<number | undefined>(
    subscribe,
    () => Date.now() - (Date.now() % MINUTE_MS),
    () => undefined,
  );

/** Whether the clinic is open, to the minute; undefined in the page as served. */
export function useOpenNow(schedule: Schedule): Opening | undefined {
  const minute = useMinute();
  return useMemo(
    () => (minute === undefined ? undefined : openNow(schedule, new Date(minute))),
    [minute, schedule],
  );
}
