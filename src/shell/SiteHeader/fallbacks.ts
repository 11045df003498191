/**
 * Stores the position of a dropdown's button in custom properties of the dropdown, for browsers without
 * anchor positioning (Firefox before 147, Safari before 26). Dropdown.module.css reads them.
 */
export function placeUnder(button: HTMLElement | null, menu: HTMLElement) {
  if (!button || CSS.supports("top: anchor(bottom)")) return;
  const { left, bottom } = button.getBoundingClientRect();
  menu.style.setProperty("--button-left", `${left}px`);
  menu.style.setProperty("--button-bottom", `${bottom}px`);
}

/** Whether the browser supports popovers. All current browsers have supported them since 2024. */
export const hasPopovers = () => "popover" in HTMLElement.prototype;
