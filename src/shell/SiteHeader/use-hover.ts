import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { hide, isShown } from "./use-menu.ts";

/**
 * The menu opens after the mouse has rested for this time, so that a mouse that crosses the header opens
 * nothing.
 */
const OPEN_AFTER_MS = 90;
/** The menu stays open for this time after the mouse has left, so that a small detour does not close it. */
const CLOSE_AFTER_MS = 120;

/**
 * Opens a menu when a mouse rests on its group, and closes it when the mouse leaves. A menu that a click or a
 * key has opened stays open. Touch does not count as hover. Before hydration, CSS opens the menu.
 * @param group the element with the menu and its button
 * @param show opens the menu
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
  // If the mouse already rests on the group at hydration, no event follows, so the menu is opened here.
  // Devices without hover are excluded, because `:hover` also matches after a tap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once
  useEffect(() => {
    if (matchMedia("(hover: hover)").matches && group.current?.matches(":hover")) open();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    group: { onPointerEnter: after(OPEN_AFTER_MS, open), onPointerLeave: after(CLOSE_AFTER_MS, close) },
    /** Prevents a click on the button from closing a menu that hover has just opened. */
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
