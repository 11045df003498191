import { type DropdownParts, dropdownAt, hide, isOpen, show } from "./menus.ts";

/** Time the pointer must rest before the menu opens, so that crossing the header opens nothing. */
const OPEN_AFTER_MS = 90;
/** Time the menu stays when the pointer has left, so that a detour on the way to it closes nothing. */
const CLOSE_AFTER_MS = 120;

/**
 * Opens a dropdown for a mouse that rests on its group and closes it when the mouse leaves. What was opened by a
 * click or a key stays until it is closed on purpose. Touch never hovers.
 */
export function openOnHover(header: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: DropdownParts | undefined;
  let openedByHover: HTMLElement | undefined;

  const settle = () => {
    if (openedByHover && openedByHover !== hovered?.menu) {
      hide(openedByHover);
      openedByHover = undefined;
    }
    if (!hovered || isOpen(hovered.menu)) return;
    show(hovered.menu, hovered.button);
    openedByHover = hovered.menu;
  };
  const moveTo = (dropdown: DropdownParts | undefined) => {
    if (dropdown?.group === hovered?.group) return;
    hovered = dropdown;
    clearTimeout(timer);
    timer = setTimeout(settle, dropdown ? OPEN_AFTER_MS : CLOSE_AFTER_MS);
  };
  const onOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === "mouse") moveTo(dropdownAt(target as Element));
  };
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") moveTo(undefined);
  };
  /** The click that follows a hover keeps the menu open instead of closing it under the pointer. */
  const onClick = (event: MouseEvent) => {
    const dropdown = dropdownAt(event.target as Element);
    if (!dropdown?.button.contains(event.target as Node)) return;
    clearTimeout(timer);
    if (openedByHover === dropdown.menu && isOpen(dropdown.menu)) event.preventDefault();
    openedByHover = undefined;
  };

  header.addEventListener("pointerover", onOver);
  header.addEventListener("pointerleave", onLeave);
  header.addEventListener("click", onClick);
  // The mouse may rest on a button since before this code arrived; a finger leaves `:hover` behind, too.
  if (matchMedia("(hover: hover)").matches) moveTo(dropdownAt(header.querySelector("[data-dropdown]:hover")));
}
