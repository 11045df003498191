import type { FieldPath } from "../../shared.ts";

/** Goes to a field, or to the nearest group around it, and gives it the focus. */
export function reveal(path: FieldPath): void {
  for (let length = path.length; length > 0; length--) {
    const element = document.getElementById(["root", ...path.slice(0, length)].join("_"));
    if (!element) continue;
    element.scrollIntoView({ block: "center" });
    const control =
      element.tabIndex >= 0 ? element : element.querySelector<HTMLElement>(":is(input, textarea, select)");
    (control ?? element).focus({ preventScroll: true });
    return;
  }
}
