import { type RefObject, useEffect } from "react";
import { hasPopovers } from "./fallbacks.ts";
import { isShown } from "./use-menu.ts";

/**
 * Makes the page behind the panel inert, but only after the panel's first frame. A modal dialog would make it
 * inert before that frame. The browser must then compute the style of every element again, which is half of
 * the delay on a slow phone. Before hydration, MenuPanel.module.css hides the page behind the panel.
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
