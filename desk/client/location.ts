import { useMemo, useSyncExternalStore } from "react";
import type { FieldPath } from "../shared/form-fields.ts";

/** A location in the desk. It is stored in the address (hash), so that the browser's Back button works. */
export interface Place {
  /** The file of a document, or the name of one of the desk's own pages. */
  name: string;
  /** Path of the field that is shown; empty if the address names no field. */
  path: FieldPath;
  /** Path of the site's page in the preview, if it is not the document's own page. */
  page?: string | undefined;
}

/** Returns the address of a location in the desk. */
export const placeHref = (name: string, path: FieldPath = [], page?: string) =>
  `#${[name, path.join("/"), page ?? ""].join("!").replace(/!+$/, "")}`;

/**
 * Shows a field. If the address already names the field, no `hashchange` event follows, so the field is
 * revealed directly.
 */
export function goTo(name: string, path: FieldPath, page?: string) {
  const address = placeHref(name, path, page);
  if (location.hash === address) reveal(path);
  else location.hash = address;
}

/** Returns the current location in the desk; an empty address opens the price list. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(
    (changed) => {
      addEventListener("hashchange", changed);
      return () => removeEventListener("hashchange", changed);
    },
    () => location.hash,
  );
  return useMemo(() => {
    const [name = "", path = "", page] = decodeURIComponent(hash.slice(1)).split("!");
    const keys = path ? path.split("/").map((key) => (/^\d+$/.test(key) ? Number(key) : key)) : [];
    return { name: name || "content/prices.yaml", path: keys, page };
  }, [hash]);
}

/** Returns the id of a field's control or group. */
export const idOf = (path: FieldPath) => ["root", ...path].join("_");

/** Scrolls to a field of the open document, or to the nearest group around it, and focuses it. */
export function reveal(path: FieldPath) {
  for (let length = path.length; length > 0; length--) {
    const element = document.getElementById(idOf(path.slice(0, length)));
    if (!element) continue;
    // A collapsed row is expanded.
    const closed = element.querySelector<HTMLDetailsElement>(":scope > * > details:not([open])");
    if (closed && length < path.length) {
      closed.addEventListener("toggle", () => setTimeout(() => reveal(path)), { once: true });
      closed.open = true;
      return;
    }
    // The whole field is shown, with its label. Of a field or row that is taller than half of the window, the
    // beginning is shown.
    const shown = element.closest(".field") ?? element;
    shown.scrollIntoView({ block: shown.clientHeight > innerHeight / 2 ? "start" : "center" });
    const control =
      element.tabIndex >= 0
        ? element
        : element.querySelector<HTMLElement>(":is(input, textarea, select, [role=textbox])");
    (control ?? element).focus({ preventScroll: true });
    return;
  }
}
