import { type ReactNode, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { serveLinks } from "#shell/links.ts";
import { whenIdle } from "./when-idle.ts";

/** Makes the component of a place; what is large comes by an import of its own. */
export type MakeIsland = (of: string) => ReactNode | Promise<ReactNode>;

/** What has happened in the page before its code came (src/shell/start.ts). */
export interface Before {
  /** What somebody has changed in texts or elements: a translator, an extension. */
  readonly changes: MutationRecord[];
  readonly watch: MutationObserver;
  /** The last one. */
  click?: MouseEvent | undefined;
  /** The code has come: all this belongs to it. */
  isOver?: boolean;
}

/**
 * Makes the places of a page live, one in each idle moment, first the one that somebody is about to use.
 *
 * It is never worse than the page as served: a place in which a translator has changed something stays as it is, and one
 * whose component throws, now or later, gets its nodes back. A click on a button that is dead without its component is
 * repeated once it is there. Without the root element there is nothing to do, which docs/requirements.md 8.1 wants logged.
 */
export function hydrateIslands(islands: Readonly<Record<string, MakeIsland>>, before: Before) {
  if (before.isOver) return;
  before.isOver = true;
  if (!document.getElementById("root")) {
    console.error("Root element not found");
    return;
  }
  serveLinks();
  const asleep = new Set(document.querySelectorAll<HTMLElement>("[data-island]"));

  async function wake(place: HTMLElement): Promise<void> {
    asleep.delete(place);
    const { island = "", of = "" } = place.dataset;
    const component = await islands[island]?.(of);
    if (before.changes.some(({ target }) => place.contains(target))) return;
    const served = [...place.childNodes].map((node) => node.cloneNode(true));
    const giveBack = (error: unknown) => {
      console.error(error);
      // Not while React is at it.
      queueMicrotask(() => {
        root?.unmount();
        place.replaceChildren(...served);
      });
    };
    let root: Root | undefined;
    startTransition(() => {
      // A recoverable error says that React has drawn the place anew, without what only the server knew.
      root = hydrateRoot(place, component, { onUncaughtError: giveBack, onRecoverableError: giveBack });
    });
    const clicked = before.click?.target as Element | null | undefined;
    if (!clicked || !place.contains(clicked)) return;
    before.click = undefined;
    // React finishes a place at once for a click in it.
    const button = clicked.closest("button");
    // What the browser opens by itself is open.
    if (!button?.popoverTargetElement) button?.click();
  }

  const wakeNext = () => {
    const [place] = asleep;
    if (!place) return before.watch.disconnect();
    whenIdle(wakeNext);
    return wake(place);
  };
  const wakeUnder = ({ target }: Event) => {
    const place = (target as Element).closest?.<HTMLElement>("[data-island]");
    if (place && asleep.has(place)) wake(place).catch(console.error);
  };
  for (const sign of ["pointerover", "pointerdown", "focusin"]) addEventListener(sign, wakeUnder);
  if (before.click) wakeUnder(before.click);
  whenIdle(wakeNext);
}
