import { openMenu } from "./menus.ts";

/**
 * Mirrors the open menu, which the browser alone decides, into `aria-expanded` of the controls. Without script the
 * attribute is absent, since a fixed "false" would contradict the browser's own reporting.
 */
export function mirrorExpanded(header: HTMLElement): void {
  const mirror = () => {
    const open = openMenu()?.id;
    for (const control of header.querySelectorAll("[aria-controls]"))
      control.setAttribute("aria-expanded", String(control.getAttribute("aria-controls") === open));
  };
  // The browser's own reports do not bubble and are caught on their way down.
  for (const name of ["toggle", "close"]) document.addEventListener(name, mirror, true);
  mirror();
}
