import { type RefObject, useEffect } from "react";
import { LAYER_COUNT } from "#lib/layer.ts";

/** Share of the viewer that must be visible to start the autoplay, 0 to 1. */
const SEEN_RATIO = 0.45;

/**
 * How long the autoplay shows each layer, in milliseconds: `SLOW_MS` on the way up through all layers,
 * `QUICK_MS` on the way from the initial layer down to the first one and from the last layer back.
 */
const SLOW_MS = 150;
const QUICK_MS = 60;

/**
 * Returns the index of the layer that the autoplay shows, or undefined after its end. The autoplay runs
 * quickly from the initial layer `still` down to the first layer, slowly up through all layers, and quickly
 * back to `still`. It lasts 4140 ms, less than the five seconds after which WCAG 2.2.2 requires a pause
 * button.
 * @param elapsed milliseconds since the start
 */
export function layerOfAutoplay(elapsed: number, still: number): number | undefined {
  const last = LAYER_COUNT - 1;
  const down = still * QUICK_MS;
  const up = down + LAYER_COUNT * SLOW_MS;
  if (elapsed < down) return still - Math.floor(elapsed / QUICK_MS);
  if (elapsed < up) return Math.floor((elapsed - down) / SLOW_MS);
  const back = last - Math.floor((elapsed - up) / QUICK_MS);
  return back > still ? back : undefined;
}

/**
 * Plays once through all layers when the viewer is first seen, to show that there are several. Any
 * interruption (input, a hidden tab, a viewer that leaves the screen, focus inside it) ends the autoplay for
 * good and shows the layer `still` again.
 * @param isReady whether all layers are loaded
 * @param still index of the layer at which the autoplay begins and ends
 * @param show shows the layer with an index
 * @param hasEnded ref that says whether the autoplay has ended
 */
export function useAutoplay(
  box: RefObject<HTMLElement | null>,
  isReady: boolean,
  still: number,
  show: (index: number) => void,
  hasEnded: { current: boolean },
) {
  useEffect(() => {
    const element = box.current;
    if (!isReady || !element || hasEnded.current || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return;
    let frame = 0;
    let begin: number | undefined;
    const end = () => {
      if (hasEnded.current) return;
      hasEnded.current = true;
      show(still);
    };
    const play = (now: number) => {
      begin ??= now;
      const isInUse = hasEnded.current || element.contains(document.activeElement);
      const layer = isInUse ? undefined : layerOfAutoplay(now - begin, still);
      if (layer === undefined) return end();
      show(layer);
      frame = requestAnimationFrame(play);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !frame) frame = requestAnimationFrame(play);
        else if (!entry?.isIntersecting && frame) end();
      },
      { threshold: SEEN_RATIO },
    );
    const hidden = () => document.hidden && frame && end();
    observer.observe(element);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", hidden);
      cancelAnimationFrame(frame);
    };
  }, [box, isReady, still, show, hasEnded]);
}
