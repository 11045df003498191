/**
 * What the browser has open in the header: dropdowns are popovers, the panel is a dialog. Nothing here throws in a
 * browser that lacks one of them: such a menu counts as closed, and opening it does nothing.
 */

/** The forgiving `:is` drops what a browser does not know; a bare `:popover-open` would throw there. */
const OPEN = ":is(:popover-open, dialog[open])";

/** The open menu of the page. */
export function openMenu(): HTMLElement | null {
  return document.querySelector<HTMLElement>(OPEN);
}

export function isOpen(menu: Element): boolean {
  return menu.matches(OPEN);
}

/** Opens a dropdown for its button, which then is its anchor and gets the focus back. */
export function show(menu: HTMLElement, source: HTMLElement): void {
  if (!isOpen(menu)) menu.showPopover?.({ source });
}

export function hide(menu: HTMLElement): void {
  if (menu.matches("dialog[open]")) (menu as HTMLDialogElement).close();
  else if (isOpen(menu)) menu.hidePopover?.();
}

/** A button and the list that it opens. */
export interface DropdownParts {
  readonly group: Element;
  readonly button: HTMLElement;
  readonly menu: HTMLElement;
}

/** The dropdown that an element of the header belongs to. */
export function dropdownAt(element: Element | null): DropdownParts | undefined {
  const group = element?.closest("[data-dropdown]");
  const button = group?.querySelector<HTMLElement>("[popovertarget]");
  const menu = group?.querySelector<HTMLElement>("[popover]");
  return group && button && menu ? { group, button, menu } : undefined;
}
