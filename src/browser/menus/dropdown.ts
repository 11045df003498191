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
