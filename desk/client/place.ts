import { useMemo, useSyncExternalStore } from "react";
import type { FieldPath } from "../shared.ts";

/** Where somebody is at the desk, in the address, so that Back works. */
export interface Place {
  /** A sheet's file, or the name of one of the desk's own pages. */
  readonly name: string;
  /** The field that is looked for. */
  readonly path: FieldPath;
}

/** The address of a place. */
export const placeHref = (name: string, path: FieldPath = []): string =>
  `#${name}${path.length > 0 ? `!${path.join("/")}` : ""}`;

/** Where somebody is now. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(
    (changed) => {
      addEventListener("hashchange", changed);
      return () => removeEventListener("hashchange", changed);
    },
    () => location.hash,
  );
  return useMemo(() => {
    const [name = "", path = ""] = decodeURIComponent(hash.slice(1)).split("!");
    const keys = path ? path.split("/").map((key) => (/^\d+$/.test(key) ? Number(key) : key)) : [];
    return { name: name || "content/prices.yaml", path: keys };
  }, [hash]);
}
