import { type RefObject, useEffect } from "react";
import { hasPopovers } from "./fallbacks.ts";
import { isShown } from "./use-menu.ts";

/**
 * Makes the page behind the panel inert, but only after the panel's first frame. A modal dialog would do both in one
 * step; inertness recomputes the style of every element, half of the delay on a slow phone. Until hydration, CSS hides
 * the page behind.
 */
export function usePageBehind(panel: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = panel.current;
    const bar = dialog?.previousElementSibling as HTMLElement | null;
    const island = dialog?.closest("[data-island]");
    if (!hasPopovers() || !dialog || !bar || !island?.parentElement) return;
    const others = [...island.parentElement.children].filter((part) => part !== island) as HTMLElement[];
    const follow = () => {
      for (const part of [bar, ...others]) part.inert = isShown(dialog) === true;
    };
    const followLater = () => requestAnimationFrame(() => setTimeout(follow));
    // The bar must not be inert when the panel closes, because the focus returns to it.
    const beforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === "closed") bar.inert = false;
    };
    const onKey = ({ key }: KeyboardEvent) => key === "Tab" && follow();
    dialog.addEventListener("toggle", followLater);
    dialog.addEventListener("beforetoggle", beforeToggle);
    document.addEventListener("keydown", onKey, true);
    follow();
    return () => {
      dialog.removeEventListener("toggle", followLater);
      dialog.removeEventListener("beforetoggle", beforeToggle);
      document.removeEventListener("keydown", onKey, true);
    };
  }, [panel]);
}
