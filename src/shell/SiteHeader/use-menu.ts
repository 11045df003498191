import { type RefObject, useEffect } from "react";

/**
 * Whether the browser shows a menu. `:is()` ignores selectors that the browser does not know; a bare `:popover-open`
 * would throw.
 */
export const isShown = (menu: HTMLElement | null) =>
  menu?.matches(":is(:popover-open, dialog[open])") ?? false;

/** Closes a menu: a popover, or a modal dialog in browsers without popovers. */
export function hide(menu: HTMLElement | null) {
  if (!menu || !isShown(menu)) return;
  if (menu.matches("dialog[open]")) (menu as HTMLDialogElement).close();
  else menu.hidePopover();
}

/**
 * Keeps a React state in step with a menu that the browser opens and closes, also before hydration.
 * @param onChange stable callback; called with the state at hydration and after each change
 */
export function useMenu(menu: RefObject<HTMLElement | null>, onChange: (isOpen: boolean) => void) {
  useEffect(() => {
    const { current } = menu;
    if (!current) return;
    const report = () => onChange(isShown(current));
    // Otherwise the menu would still be open when the page is restored from the back/forward cache.
    const close = () => hide(current);
    report();
    for (const name of ["toggle", "close"]) current.addEventListener(name, report);
    addEventListener("pagehide", close);
    return () => {
      for (const name of ["toggle", "close"]) current.removeEventListener(name, report);
      removeEventListener("pagehide", close);
    };
  }, [menu, onChange]);
}
