import { useEffect, useSyncExternalStore } from "react";
import { openMenu } from "./menus.ts";

/** The browser's own reports of opening and closing; they do not bubble and are caught on their way down. */
const EVENTS = ["toggle", "close"];

function subscribe(changed: () => void): () => void {
  for (const name of EVENTS) document.addEventListener(name, changed, true);
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, changed, true);
  };
}

/**
 * Mirrors the open menu, which the browser alone decides, into `aria-expanded` of the controls. Without script the
 * attribute is absent, since a fixed "false" would contradict the browser's own reporting.
 */
export function useExpandedState(findHeader: () => HTMLElement | null): void {
  const open = useSyncExternalStore(
    subscribe,
    () => openMenu()?.id ?? null,
    () => null,
  );
  useEffect(() => {
    for (const control of findHeader()?.querySelectorAll("[aria-controls]") ?? []) {
      control.setAttribute("aria-expanded", String(control.getAttribute("aria-controls") === open));
    }
  }, [findHeader, open]);
}
