import { type ToggleEvent, useCallback, useEffect, useRef, useState } from "react";

/** Whether the browser shows a menu. The forgiving `:is` drops what it does not know; a bare `:popover-open` would throw. */
export const isShown = (menu: HTMLElement) => menu.matches(":is(:popover-open, dialog[open])");

/** Closes a menu, if it is open: a popover, or in browsers that have none a modal dialog. */
export function hide(menu: HTMLElement): void {
  if (!isShown(menu)) return;
  if (menu.matches("dialog[open]")) (menu as HTMLDialogElement).close();
  else menu.hidePopover();
}

/**
 * Which menu of the header is open. The browser alone decides that; here it is mirrored, for `aria-expanded`.
 * @returns `id` of the open menu, null when all are closed, undefined in the page as served, where a fixed `aria-expanded`
 * would contradict the browser's own report; `mirror`, which each menu calls when it opens or closes, and when it becomes
 * live; `close`, which closes the open one and says whether there was one
 */
export function useOpenMenu() {
  const [id, setId] = useState<string | null>();
  const menu = useRef<HTMLElement>(undefined);

  const mirror = useCallback((element: HTMLElement, isOpen: boolean) => {
    if (isOpen) menu.current = element;
    else if (menu.current === element) menu.current = undefined;
    setId(menu.current?.id ?? null);
  }, []);
  const close = useCallback(() => {
    const open = menu.current;
    if (open) hide(open);
    return open !== undefined;
  }, []);
  // Else it would still be open when the page comes back from the back/forward cache.
  useEffect(() => {
    addEventListener("pagehide", close);
    return () => removeEventListener("pagehide", close);
  }, [close]);
  return { id, mirror, close };
}

/** What a menu and its button get of it. */
export interface MenuState {
  readonly isOpen: boolean | undefined;
  readonly mirror: (menu: HTMLElement, isOpen: boolean) => void;
}

/** The event by which a menu reports itself. */
export const reports =
  ({ mirror }: MenuState) =>
  ({ currentTarget, newState }: ToggleEvent<HTMLElement>) =>
    mirror(currentTarget, newState === "open");
