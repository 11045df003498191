import { useMemo, useSyncExternalStore } from "react";
import type { FieldPath } from "../shared/fields.ts";

/** A location at the desk, kept in the address, so that Back works. */
export interface Place {
  /** A document's file, or the name of one of the desk's own pages. */
  name: string;
  /** The field that is looked for. */
  path: FieldPath;
  /** The page of the site beside it, if it is not the document's own. */
  page?: string | undefined;
}

/** The address of a place. */
export const placeHref = (name: string, path: FieldPath = [], page?: string) =>
  `#${[name, path.join("/"), page ?? ""].join("!").replace(/!+$/, "")}`;

/** Goes to a field, also when the address already names it. */
export function goTo(name: string, path: FieldPath, page?: string) {
  const address = placeHref(name, path, page);
  if (location.hash === address) reveal(path);
  else location.hash = address;
}

/** An address that somebody has cut short leads to the first document. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return "";
  }
}

/** The present location. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(
    (changed) => {
      addEventListener("hashchange", changed);
      return () => removeEventListener("hashchange", changed);
    },
    () => location.hash,
  );
  return useMemo(() => {
    const [name = "", path = "", page] = decoded(hash.slice(1)).split("!");
    const keys = path ? path.split("/").map((key) => (/^\d+$/.test(key) ? Number(key) : key)) : [];
    return { name: name || "content/prices.yaml", path: keys, page };
  }, [hash]);
}

/** The id of a field's control, or of the group around it. */
export const idOf = (path: FieldPath) => ["root", ...path].join("_");

/** Shows a field of the open document, or the nearest group around it, and gives it the focus. */
export function reveal(path: FieldPath) {
  for (let length = path.length; length > 0; length--) {
    const element = document.getElementById(idOf(path.slice(0, length)));
    if (!element) continue;
    // The row of the field is expanded, whatever its list is filtered by.
    element.hidden = false;
    const closed = element.querySelector<HTMLElement>(":scope > * > .entry-name[aria-expanded=false]");
    if (closed && length < path.length) {
      closed.click();
      setTimeout(() => reveal(path));
      return;
    }
    element.scrollIntoView({ block: "center" });
    const control =
      element.tabIndex >= 0
        ? element
        : element.querySelector<HTMLElement>(":is(input, textarea, select, [role=textbox])");
    (control ?? element).focus({ preventScroll: true });
    return;
  }
}
