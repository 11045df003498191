import { type RefObject, useCallback, useEffect, useSyncExternalStore } from "react";

/** Whether the browser shows a menu. The forgiving `:is` drops what it does not know; a bare `:popover-open` would throw. */
export const isShown = (menu: HTMLElement | null) => menu?.matches(":is(:popover-open, dialog[open])");

/** Closes a menu, if it is open: a popover, or in browsers that have none a modal dialog. */
export function hide(menu: HTMLElement | null) {
  if (!menu || !isShown(menu)) return;
  if (menu.matches("dialog[open]")) (menu as HTMLDialogElement).close();
  else menu.hidePopover();
}

/**
 * Whether a menu is open, for `aria-expanded`. The browser alone decides that, also before this code comes.
 * @returns undefined in the page as served, where a fixed `aria-expanded` would contradict the browser's own report
 */
export function useIsOpen(menu: RefObject<HTMLElement | null>): boolean | undefined {
  const subscribe = useCallback(
    (report: () => void) => {
      const { current } = menu;
      current?.addEventListener("toggle", report);
      return () => current?.removeEventListener("toggle", report);
    },
    [menu],
  );
  // Else it would still be open when the page comes back from the back/forward cache.
  useEffect(() => {
    const close = () => hide(menu.current);
    addEventListener("pagehide", close);
    return () => removeEventListener("pagehide", close);
  }, [menu]);
  return useSyncExternalStore(
    subscribe,
    () => isShown(menu.current),
    () => undefined,
  );
}
