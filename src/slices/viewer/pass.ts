import { type RefObject, useEffect } from "react";
import { SEEN } from "../../browser/when-wanted.ts";
import { layerOfPass } from "./pass-order.ts";

/**
 * Goes once through all layers when the box is first seen, to show that there are more. Anything that interrupts it, a
 * hidden tab, leaving the view or focus inside the box included, ends it for good at the still.
 * @param ready all layers are there
 * @param still index of the layer at which it begins and ends
 * @param show shows a layer
 * @param over whether it has ended; whoever interrupts the pass sets it
 */
export function usePass(
  box: RefObject<HTMLElement | null>,
  ready: boolean,
  still: number,
  show: (index: number) => void,
  over: { current: boolean },
): void {
  useEffect(() => {
    const element = box.current;
    if (!ready || !element || over.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    let begin: number | undefined;
    const end = () => {
      if (over.current) return;
      over.current = true;
      show(still);
    };
    const play = (now: number) => {
      begin ??= now;
      const isInUse = over.current || element.contains(document.activeElement);
      const layer = isInUse ? undefined : layerOfPass(now - begin, still);
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
    observer.observe(element);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", hidden);
      cancelAnimationFrame(frame);
    };
  }, [box, ready, still, show, over]);
}
