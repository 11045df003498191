import { type RefObject, useCallback, useEffect, useSyncExternalStore } from "react";

/** What the browser has open: dropdowns are popovers, the panel is a dialog. */

const OPEN = ":popover-open, dialog[open]";

type HeaderRef = RefObject<HTMLElement | null>;

/**
 * Id of the open menu, null when all are closed, `undefined` until React has taken over. The browser opens
 * and closes menus; its events, which do not bubble, are caught on their way down.
 */
export function useOpenMenu(header: HeaderRef): string | null | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = header.current;
      const events = ["toggle", "close"];
      for (const name of events) element?.addEventListener(name, changed, true);
      return () => {
        for (const name of events) element?.removeEventListener(name, changed, true);
      };
    },
    [header],
  );
  return useSyncExternalStore(
    subscribe,
    () => header.current?.querySelector(OPEN)?.id ?? null,
    () => undefined,
  );
}

export function closeMenus(header: HTMLElement | null): void {
  for (const menu of header?.querySelectorAll<HTMLElement>(OPEN) ?? []) {
    if (menu instanceof HTMLDialogElement) menu.close();
    else menu.hidePopover();
  }
}

/**
 * Closes menus that would be left behind: when the page goes into the back/forward cache, and when the
 * width crosses the breakpoint; focus goes to the logo, which both headers show. The breakpoint stays in CSS: it is where `toggle` appears or disappears.
 */
export function useMenuReset(header: HeaderRef, toggle: RefObject<HTMLButtonElement | null>): void {
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
      if (isShown !== wasShown && header.current?.querySelector(OPEN)) {
        closeMenus(header.current);
        header.current.querySelector("a")?.focus();
      }
      wasShown = isShown;
    });
    observer.observe(toggle.current);
    return () => observer.disconnect();
  }, [header, toggle]);
}
