import { type RefObject, useEffect } from "react";
import { SLICE_COUNT } from "../../lib/slices/types.ts";
import type { Parts } from "./parts.ts";

/** Layers of one Page Up or Page Down. */
const PAGE = 4;
/** Way of the pointer over the drawing for one layer, CSS pixels. */
const DRAG = 14;
/** Turn of the wheel for one layer, CSS pixels. */
const WHEEL = 40;

const KEYS: Readonly<Record<string, (layer: number) => number>> = {
  ArrowUp: (layer) => layer + 1,
  ArrowRight: (layer) => layer + 1,
  ArrowDown: (layer) => layer - 1,
  ArrowLeft: (layer) => layer - 1,
  PageUp: (layer) => layer + PAGE,
  PageDown: (layer) => layer - PAGE,
  Home: () => 0,
  End: () => SLICE_COUNT - 1,
};

/**
 * Keys, pointers, wheel and buttons of the box. The page's own scrolling is never taken: a finger that swipes up on the
 * drawing scrolls, and the wheel counts only while the slider has focus.
 * @param layer the index that is shown
 * @param go asks for another index, which may lie beyond the ends
 */
export function useSlider(
  { box, film, stack, steps }: Parts,
  layer: RefObject<number>,
  go: (index: number) => void,
): void {
  useEffect(() => {
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      element: HTMLElement,
      name: K,
      act: (event: HTMLElementEventMap[K]) => void,
      passive = false,
    ) => element.addEventListener(name, act, { signal: listening.signal, passive });

    on(stack, "keydown", (event) => {
      const next = KEYS[event.key];
      if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      go(next(layer.current));
    });

    for (const button of steps) {
      button.hidden = false;
      on(button, "click", () => go(layer.current + Number(button.dataset.step)));
    }

    const drag = (element: HTMLElement, from: (event: PointerEvent) => (event: PointerEvent) => number) => {
      let at: ((event: PointerEvent) => number) | undefined;
      on(element, "pointerdown", (event) => {
        if (event.button !== 0) return;
        at = from(event);
        element.setPointerCapture(event.pointerId);
        if (event.pointerType !== "touch") event.preventDefault();
        stack.focus({ preventScroll: true });
        go(at(event));
      });
      on(element, "pointermove", (event) => at && go(at(event)));
      for (const end of ["pointerup", "pointercancel"] as const) {
        on(element, end, () => {
          at = undefined;
        });
      }
    };
    // On the stack, the layer under the pointer; on the drawing, as many layers as the pointer has moved.
    drag(stack, () => {
      const { top, height } = (stack.firstElementChild as Element).getBoundingClientRect();
      return ({ clientY }) => Math.round((1 - (clientY - top) / height) * SLICE_COUNT - 0.5);
    });
    drag(film, (start) => {
      const first = layer.current;
      return ({ clientX, clientY, pointerType }) => {
        const up = pointerType === "touch" ? 0 : start.clientY - clientY;
        return first + Math.round((clientX - start.clientX + up) / DRAG);
      };
    });

    let turned = 0;
    on(box, "wheel", (event) => {
      if (document.activeElement !== stack) return;
      event.preventDefault();
      turned -= event.deltaY;
      const layers = Math.trunc(turned / WHEEL);
      turned -= layers * WHEEL;
      if (layers) go(layer.current + layers);
    });
    return () => listening.abort();
  }, [box, film, stack, steps, layer, go]);
}
