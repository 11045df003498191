/**
 * Sets the position of a dropdown's button for browsers without anchor positioning (Firefox before 147, Safari
 * before 26). Dropdown.module.css reads it.
 */
export function placeUnder(button: HTMLElement | null, menu: HTMLElement) {
  if (!button || CSS.supports("top: anchor(bottom)")) return;
  const { left, bottom } = button.getBoundingClientRect();
  menu.style.setProperty("--button-left", `${left}px`);
  menu.style.setProperty("--button-bottom", `${bottom}px`);
}

/** Whether the browser supports popovers; all current ones have since 2024. */
export const hasPopovers = () => "popover" in HTMLElement.prototype;
