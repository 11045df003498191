import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { LAYER_COUNT } from "#lib/layer.ts";

/**
 * Requests another layer; `to` computes its index from the current one, and may return an index that is out
 * of range.
 */
export type ShowLayer = (to: (layer: number) => number) => void;

/** Wheel distance (`deltaY`) that moves by one layer, in CSS pixels. */
const WHEEL_STEP_PX = 40;

/** Number of layers by which each key moves. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 4,
  PageDown: -4,
  Home: -LAYER_COUNT,
  End: LAYER_COUNT,
};

type PointerPosition = Pick<PointerEvent, "clientX" | "clientY" | "pointerType">;

/**
 * Returns a function that computes the layer during a drag on the drawing. A drag across the whole `width`
 * (CSS pixels) moves through all layers. Vertical movement counts too, except with a finger, because a
 * vertical swipe scrolls the page.
 */
function layerOnDrawing(start: PointerPosition, first: number, width: number) {
  return ({ clientX, clientY, pointerType }: PointerPosition) => {
    const up = pointerType === "touch" ? 0 : start.clientY - clientY;
    return first + Math.round(((clientX - start.clientX + up) / width) * LAYER_COUNT);
  };
}

/**
 * Returns a function that computes the layer during a drag on the stack: the layer at the height of the
 * pointer.
 */
function layerOnStack(stack: Element) {
  const middle = (plane: Element | null | undefined) => {
    const { top = 0, bottom = 1 } = plane?.getBoundingClientRect() ?? {};
    return (top + bottom) / 2;
  };
  const pile = stack.firstElementChild;
  const [lowest, highest] = [middle(pile?.firstElementChild), middle(pile?.lastElementChild)];
  return ({ clientY }: PointerPosition) =>
    Math.round(((lowest - clientY) / (lowest - highest)) * (LAYER_COUNT - 1));
}

/**
 * Handles keyboard, pointer and wheel input of the viewer. The page can always be scrolled: a vertical swipe
 * on the drawing scrolls it, and the wheel changes the layer only while the slider has the focus. Dragging
 * focuses the slider, so that keys continue from the dragged layer; `isPointerFocus` then hides the focus
 * ring.
 */
export function useSlider(layer: number, go: ShowLayer, box: RefObject<HTMLElement | null>) {
  const slider = useRef<HTMLDivElement>(null);
  const layerAt = useRef<((event: PointerPosition) => number) | undefined>(undefined);
  const [isPointerFocus, setIsPointerFocus] = useState(false);

  useEffect(() => {
    let turned = 0;
    const turn = (event: WheelEvent) => {
      if (document.activeElement !== slider.current) return;
      event.preventDefault();
      turned -= event.deltaY;
      const layers = Math.trunc(turned / WHEEL_STEP_PX);
      turned -= layers * WHEEL_STEP_PX;
      if (layers) go((layer) => layer + layers);
    };
    // The listener is added with `addEventListener`, because React's wheel listeners are passive:
    // `preventDefault` would have no effect in them.
    const element = box.current;
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [box, go]);

  const end = () => {
    layerAt.current = undefined;
  };
  const dragHandlers = (
    layerAtPointer: (start: PointerPosition, width: number) => (event: PointerPosition) => number,
  ): ComponentProps<"div"> => ({
    onPointerDown(event) {
      if (event.button !== 0) return;
      const at = layerAtPointer(event, event.currentTarget.clientWidth);
      layerAt.current = at;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.pointerType !== "touch") event.preventDefault();
      setIsPointerFocus(true);
      slider.current?.focus({ preventScroll: true });
      go(() => at(event));
    },
    onPointerMove(event) {
      const at = layerAt.current;
      if (at) go(() => at(event));
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
  return {
    slider,
    isPointerFocus,
    onDrawing: dragHandlers((start, width) => layerOnDrawing(start, layer, width)),
    onStack: {
      ...dragHandlers(() => layerOnStack(slider.current as Element)),
      onBlur: () => setIsPointerFocus(false),
      onKeyDown(event) {
        const by = KEY_STEPS[event.key];
        if (!by || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        setIsPointerFocus(false);
        go((layer) => layer + by);
      },
    } satisfies ComponentProps<"div">,
  };
}
