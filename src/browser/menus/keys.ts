import { dropdownAt, hide, show } from "./menus.ts";

/** A modal dialog leaves Tab to the browser at its ends; the panel fills the screen, so Tab goes round in it. */
function keepTabInside(event: KeyboardEvent, panel: Element): void {
  const stops = [...panel.querySelectorAll<HTMLElement>("a, button, summary")].filter(
    (stop) => stop.checkVisibility?.() ?? stop.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

function onKeyDown(event: KeyboardEvent): void {
  const target = event.target as Element;
  const panel = target.closest("dialog");
  if (panel && event.key === "Tab") keepTabInside(event, panel);
  const dropdown = dropdownAt(target);
  if (!dropdown || event.key !== "ArrowDown" || target !== dropdown.button) return;
  event.preventDefault();
  show(dropdown.menu, dropdown.button);
  dropdown.menu.querySelector("a")?.focus();
}

/** Focus that goes on to another control closes the dropdown behind it. */
function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const dropdown = dropdownAt(target as Element);
  if (dropdown && relatedTarget && !dropdown.group.contains(relatedTarget as Node)) hide(dropdown.menu);
}

/** A link of the panel was followed, be it to the current page. */
function onClick({ target }: MouseEvent): void {
  const panel = (target as Element).closest("a")?.closest("dialog");
  if (panel) hide(panel);
}

/** Arrow keys, Tab and the closing of what is left, for all menus of the header. */
export function serveKeys(header: HTMLElement): void {
  header.addEventListener("keydown", onKeyDown);
  header.addEventListener("focusout", onFocusOut);
  header.addEventListener("click", onClick);
}
