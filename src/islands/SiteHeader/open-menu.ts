import { type RefObject, useEffect } from "react";

/** What the browser has open: dropdowns are popovers, the panel is a dialog. */

const OPEN = ":popover-open, dialog[open]";

/** Id of the open menu below `header`, or null. */
export function openMenuIn(header: HTMLElement | null): string | null {
  return header?.querySelector(OPEN)?.id ?? null;
}

export function closeMenus(header: HTMLElement | null): void {
  for (const menu of header?.querySelectorAll<HTMLElement>(OPEN) ?? []) {
    if (menu instanceof HTMLDialogElement) menu.close();
    else menu.hidePopover();
  }
}

/**
 * Closes menus that would be left behind: when the page goes into the back/forward cache, and when the
 * width crosses the breakpoint. The breakpoint stays in CSS: it is where `toggle` appears or disappears.
 */
export function useMenuReset(
  header: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLButtonElement | null>,
): void {
  useEffect(() => {
    const close = () => closeMenus(header.current);
    addEventListener("pagehide", close);
    return () => removeEventListener("pagehide", close);
  }, [header]);

  useEffect(() => {
    if (!toggle.current) return;
    let wasShown = toggle.current.offsetWidth > 0;
    const observer = new ResizeObserver(([entry]) => {
      const isShown = (entry?.contentRect.width ?? 0) > 0;
      if (isShown !== wasShown) closeMenus(header.current);
      wasShown = isShown;
    });
    observer.observe(toggle.current);
    return () => observer.disconnect();
  }, [header, toggle]);
}
