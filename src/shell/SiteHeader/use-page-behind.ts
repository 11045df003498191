import { type RefObject, useEffect } from "react";
import { hasPopovers } from "./older-browsers.ts";
import { isShown } from "./use-open-menu.ts";

/**
 * Makes the page behind the panel inert, after the panel's first picture. A modal dialog does both in one step, and
 * inertness styles every element anew: half of what a slow phone makes one wait. Until this code comes, CSS hides the page
 * behind.
 * @param bar what of the header lies behind; the rest is the siblings of the header's place
 */
export function usePageBehind(
  panel: RefObject<HTMLDialogElement | null>,
  bar: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [dialog, own] = [panel.current, bar.current];
    const place = dialog?.closest("[data-island]");
    if (!hasPopovers() || !dialog || !own || !place) return;
    const behind = [own, ...(place.parentElement?.children ?? [])].filter((part) => part !== place);
    const follow = () => {
      const isOpen = isShown(dialog);
      for (const part of behind as HTMLElement[]) part.inert = isOpen;
    };
    const followLater = () => requestAnimationFrame(() => setTimeout(follow));
    // The focus goes back to the bar while the panel closes, and from there on at once.
    const beforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === "closed") own.inert = false;
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
  }, [panel, bar]);
}
