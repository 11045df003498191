import { type RefObject, useEffect } from "react";
import { hasPopovers } from "./fallbacks.ts";
import { isShown } from "./use-menu.ts";

/**
 * Makes the page behind the open panel inert after the panel's first frame. When a page becomes inert, the
 * browser computes the style of every element again. A modal dialog would cause this before the first frame,
 * and on a slow phone the panel would appear much later. Before hydration, MenuPanel.module.css hides the
 * page behind the panel.
 */
export function usePageBehind(panel: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = panel.current;
    const bar = dialog?.previousElementSibling as HTMLElement | null;
    const island = dialog?.closest("[data-island]");
    if (!hasPopovers() || !dialog || !bar || !island?.parentElement) return;
    const others = [...island.parentElement.children].filter((part) => part !== island) as HTMLElement[];
    const follow = () => {
      for (const part of [bar, ...others]) part.inert = isShown(dialog);
    };
    const followLater = () => requestAnimationFrame(() => setTimeout(follow));
    // When the panel closes, the browser returns the focus to the button in the bar, so the bar must no
    // longer be inert.
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
