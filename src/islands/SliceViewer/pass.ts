import { useEffect } from "react";
import { layerOfPass } from "../../lib/slices/pass.ts";
import { SEEN } from "../seen.ts";

/**
 * Goes once through all layers when the box is first seen, to show that there are more. Anything that interrupts it, a
 * hidden tab or leaving the view included, ends it for good at the still.
 * @param ready all layers are there
 * @param still index of the layer at which it begins and ends
 * @param show shows a layer
 * @param over whether it has ended; whoever interrupts the pass sets it
 */
export function usePass(
  box: HTMLElement,
  ready: boolean,
  still: number,
  show: (index: number) => void,
  over: { current: boolean },
): void {
  useEffect(() => {
    if (!ready || over.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    let begin: number | undefined;
    const end = () => {
      if (over.current) return;
      over.current = true;
      show(still);
    };
    const play = (now: number) => {
      begin ??= now;
      const layer = over.current ? undefined : layerOfPass(now - begin, still);
      if (layer === undefined) return end();
      show(layer);
      frame = requestAnimationFrame(play);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !frame) frame = requestAnimationFrame(play);
        else if (!entry?.isIntersecting && frame) end();
      },
      { threshold: SEEN },
    );
    const hidden = () => document.hidden && frame && end();
    observer.observe(box);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", hidden);
      cancelAnimationFrame(frame);
    };
  }, [box, ready, still, show, over]);
}
