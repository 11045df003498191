import { keepPageBehind } from "./page-behind.ts";

/**
 * What the browser has open in the header: popovers, and without them the panel as a modal dialog. Nothing here throws in
 * a browser that lacks one of them: such a menu counts as closed, and opening it does nothing.
 */

/** The forgiving `:is` drops what a browser does not know; a bare `:popover-open` would throw there. */
const OPEN = ":is(:popover-open, dialog[open])";

/** The open menu of the page. */
const openMenu = () => document.querySelector<HTMLElement>(OPEN);

const isOpen = (menu: Element) => menu.matches(OPEN);

function hide(menu: HTMLElement): void {
  if (menu.matches("dialog[open]")) (menu as HTMLDialogElement).close();
  else if (isOpen(menu)) menu.hidePopover?.();
}

type DropdownParts = ReturnType<typeof dropdownAt>;

/** The dropdown that an element of the header belongs to: a button, and the list that it opens. */
function dropdownAt(element: Element | null) {
  const group = element?.closest("[data-dropdown]");
  const button = group?.querySelector<HTMLElement>("[popovertarget]");
  const menu = group?.querySelector<HTMLElement>("[popover]");
  return group && button && menu ? { group, button, menu } : undefined;
}

/** Opens a dropdown for its button, which then is its anchor and gets the focus back. */
function show({ button, menu }: NonNullable<DropdownParts>): void {
  if (!isOpen(menu)) menu.showPopover?.({ source: button });
}

/** Time the pointer must rest before the menu opens, so that crossing the header opens nothing. */
const OPEN_AFTER_MS = 90;
/** Time the menu stays when the pointer has left, so that a detour on the way to it closes nothing. */
const CLOSE_AFTER_MS = 120;

/**
 * Opens a dropdown for a mouse that rests on its group and closes it when the mouse leaves. What was opened by a
 * click or a key stays until it is closed on purpose. Touch never hovers.
 */
function openOnHover(header: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: DropdownParts;
  let openedByHover: HTMLElement | undefined;

  const settle = () => {
    if (openedByHover && openedByHover !== hovered?.menu) {
      hide(openedByHover);
      openedByHover = undefined;
    }
    if (!hovered || isOpen(hovered.menu)) return;
    show(hovered);
    openedByHover = hovered.menu;
  };
  const moveTo = (dropdown: DropdownParts) => {
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

/** At the ends of what is not inert Tab goes on to the browser; the panel fills the screen, so it goes round in it. */
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
  show(dropdown);
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
  header.addEventListener("keydown", onKeyDown);
  header.addEventListener("focusout", onFocusOut);
  header.addEventListener("click", onClick);
  mirrorExpanded(header);
  closeLeftMenus(header);
  keepPageBehind(header);
}
