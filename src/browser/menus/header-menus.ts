import { openOnHover } from "./hover-intent.ts";
import { serveKeys } from "./keys.ts";
import { hide, openMenu } from "./menus.ts";

/**
 * Mirrors the open menu, which the browser alone decides, into `aria-expanded` of the controls. Without script the
 * attribute is absent, since a fixed "false" would contradict the browser's own reporting.
 */
function mirrorExpanded(header: HTMLElement): void {
  const mirror = () => {
    const open = openMenu()?.id;
    for (const control of header.querySelectorAll("[aria-controls]"))
      control.setAttribute("aria-expanded", String(control.getAttribute("aria-controls") === open));
  };
  // The browser's own reports do not bubble and are caught on their way down.
  for (const name of ["toggle", "close"]) document.addEventListener(name, mirror, true);
  mirror();
}

/**
 * Closes menus that would be left behind: when a followed link leaves the page, which may come back from the
 * back/forward cache, and when the width crosses the breakpoint; focus then goes to the logo, which both headers
 * show. The breakpoint stays in CSS: it is where the panel's controls appear or disappear.
 */
function closeLeftMenus(header: HTMLElement): void {
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

/** What the platform's own menus lack: hover, arrow keys, `aria-expanded`, an end. Behaviour table: docs/behaviour/header.md. */
export function serveMenus(header: HTMLElement): void {
  openOnHover(header);
  serveKeys(header);
  mirrorExpanded(header);
  closeLeftMenus(header);
}
