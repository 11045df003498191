import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { hide, isShown } from "./use-menu.ts";

/** Time the pointer must rest before the menu opens, so that crossing the header opens nothing. */
const OPEN_AFTER_MS = 90;
/** Time the menu stays when the pointer has left, so that a detour on the way to it closes nothing. */
const CLOSE_AFTER_MS = 120;

/**
 * Opens a menu when a mouse rests on its group, and closes it when the mouse leaves. A menu that a click or a key
 * has opened stays open. Touch never hovers. Before hydration CSS opens it.
 * @param show shows the menu
 */
export function useHover(
  group: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
  show: () => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByHover = useRef(false);

  const open = () => {
    if (isShown(menu.current)) return;
    isByHover.current = true;
    show();
  };
  const close = () => isByHover.current && hide(menu.current);
  const after = (delay: number, act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  // The mouse may rest here since before this code came; a finger leaves `:hover` behind, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (matchMedia("(hover: hover)").matches && group.current?.matches(":hover")) open();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    group: { onPointerEnter: after(OPEN_AFTER_MS, open), onPointerLeave: after(CLOSE_AFTER_MS, close) },
    /** The click that follows a hover keeps the menu open instead of closing it under the pointer. */
    onClick(event: { preventDefault(): void }) {
      clearTimeout(timer.current);
      if (isByHover.current && isShown(menu.current)) event.preventDefault();
      isByHover.current = false;
    },
    forget() {
      isByHover.current = false;
    },
  };
}
