import { useSyncExternalStore } from "react";
import { type Opening, openNow, type Schedule } from "#lib/open-now.ts";

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** One timer for all of a page, which sounds at each full minute, and when a page that slept is seen again. */
function sound(): void {
  clearTimeout(timer);
  for (const listener of listeners) listener();
  timer = setTimeout(sound, MINUTE_MS - (Date.now() % MINUTE_MS));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener("visibilitychange", sound);
    timer = setTimeout(sound, MINUTE_MS - (Date.now() % MINUTE_MS));
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", sound);
    clearTimeout(timer);
  };
}

/** The minute that it is, as milliseconds since 1970; undefined in the page as served, which knows no hour. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    subscribe,
    () => Date.now() - (Date.now() % MINUTE_MS),
    () => undefined,
  );

/** Of all places that ask in a minute, the first one computes. */
let known: { readonly minute: number; readonly schedule: Schedule; readonly opening: Opening } | undefined;

/** Whether the clinic is open, to the minute; undefined in the page as served. */
export function useOpenNow(schedule: Schedule): Opening | undefined {
  const minute = useMinute();
  if (minute === undefined) return undefined;
  if (known?.minute !== minute || known.schedule !== schedule)
    known = { minute, schedule, opening: openNow(schedule, new Date(minute)) };
  return known.opening;
}
