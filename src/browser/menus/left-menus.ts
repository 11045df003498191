import { hide, openMenu } from "./menus.ts";

/**
 * Closes menus that would be left behind: when a followed link leaves the page, which may come back from the
 * back/forward cache, and when the width crosses the breakpoint; focus then goes to the logo, which both headers
 * show. The breakpoint stays in CSS: it is where the panel's controls appear or disappear.
 */
export function closeLeftMenus(header: HTMLElement): void {
  const close = () => {
    const menu = openMenu();
    if (menu) hide(menu);
    return menu;
  };
  addEventListener("pagehide", close);

  const mobile = header.querySelector<HTMLElement>("[aria-haspopup=dialog]")?.parentElement;
  if (!mobile) return;
  let wasShown = mobile.offsetWidth > 0;
  new ResizeObserver(([entry]) => {
    const isShown = (entry?.contentRect.width ?? 0) > 0;
    if (isShown !== wasShown && close()) header.querySelector("a")?.focus();
    wasShown = isShown;
  }).observe(mobile);
}
