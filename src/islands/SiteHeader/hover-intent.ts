import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** Time the pointer must rest before the panel opens, so that crossing the header opens nothing. */
const OPEN_AFTER_MS = 90;
/** Time the panel stays when the pointer has left, so that a detour on the way to it closes nothing. */
const CLOSE_AFTER_MS = 120;

/**
 * Opens a popover for a mouse that rests on its group and closes it when the mouse leaves. What was
 * opened by a click or a key stays until it is closed on purpose. Touch never hovers.
 */
export function useHoverIntent(
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
) {
  const timer = useRef<number>(undefined);
  const openedByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = () => panel.current?.matches(":popover-open") ?? false;
  const open = () => {
    if (!isOpen()) panel.current?.showPopover({ source: button.current ?? undefined });
  };
  const later = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  };

  return {
    open,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      later(OPEN_AFTER_MS, () => {
        if (isOpen()) return;
        open();
        openedByHover.current = true;
      });
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      later(CLOSE_AFTER_MS, () => {
        if (openedByHover.current) panel.current?.hidePopover();
        openedByHover.current = false;
      });
    },
    /** The click that follows a hover keeps the panel open instead of closing it under the pointer. */
    onClick: (event: MouseEvent) => {
      clearTimeout(timer.current);
      if (openedByHover.current && isOpen()) event.preventDefault();
      openedByHover.current = false;
    },
  };
}
