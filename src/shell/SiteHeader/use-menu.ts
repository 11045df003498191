import { type RefObject, useEffect } from "react";

/**
 * Whether a menu is open. Browsers without popovers do not know `:popover-open`, and `matches` would throw an
 * error; inside `:is()` they ignore it.
 */
export const isShown = (menu: HTMLElement | null) =>
  menu?.matches(":is(:popover-open, dialog[open])") ?? false;

/** Closes a menu. It is a popover, or a modal dialog in browsers without popovers. */
export function hide(menu: HTMLElement | null) {
  if (!menu || !isShown(menu)) return;
  if (menu.matches("dialog[open]")) (menu as HTMLDialogElement).close();
  else menu.hidePopover();
}

/**
 * Tells a component whether its menu is open. The browser opens and closes the menu, also before hydration.
 * @param onChange called at hydration and after each change; must be the same function at each render
 */
export function useMenu(menu: RefObject<HTMLElement | null>, onChange: (isOpen: boolean) => void) {
  useEffect(() => {
    const { current } = menu;
    if (!current) return;
    const report = () => onChange(isShown(current));
    // Closes the menu when the visitor leaves the page. Otherwise it would still be open when the page is
    // restored from the back/forward cache.
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
