/** A menu that the browser has open; `:is` forgives a browser that does not know popovers. */
const OPEN = ":is(:popover-open, dialog[open])";

/**
 * Closes menus that would be left behind: when a followed link leaves the page, which may come back from the
 * back/forward cache, and when the width crosses the breakpoint; focus then goes to the logo, which both headers
 * show. The breakpoint stays in CSS: it is where the panel's controls appear or disappear.
 */
export function closeLeftMenus(root: HTMLElement): void {
  const close = () => {
    for (const menu of root.querySelectorAll<HTMLElement>(OPEN)) {
      if (menu.matches("dialog[open]")) (menu as HTMLDialogElement).close();
      else menu.hidePopover();
    }
  };
  addEventListener("pagehide", close);

  const mobile = root.querySelector<HTMLElement>("[aria-haspopup=dialog]")?.parentElement;
  if (!mobile) return;
  let wasShown = mobile.offsetWidth > 0;
  new ResizeObserver(([entry]) => {
    const isShown = (entry?.contentRect.width ?? 0) > 0;
    if (isShown !== wasShown && root.querySelector(OPEN)) {
      close();
      root.querySelector<HTMLElement>("header a")?.focus();
    }
    wasShown = isShown;
  }).observe(mobile);
}
