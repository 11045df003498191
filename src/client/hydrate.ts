import { type ReactNode, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { IslandName } from "#components/Island/Island.tsx";
import { whenIdle } from "#lib/when-idle.ts";
import type { PageData } from "./page-data.ts";
import { ISLANDS } from "./registry.tsx";

/** These islands are hydrated first, because they change with the first scroll. */
const FIRST_ISLANDS: readonly string[] = ["header", "callBar"] satisfies IslandName[];

/** The island in which one of these events happens is hydrated at once. */
const HYDRATE_EVENTS = ["pointerover", "pointerdown", "focusin", "click"];

/**
 * Hydrates the islands of a page: the header and the call bar first, then one island in each idle moment. An
 * island that the visitor points at, touches or focuses is hydrated at once.
 *
 * Problems leave the served HTML of an island in place:
 * - An island that a translator or an extension has changed is not hydrated.
 * - If the component of an island throws, during hydration or later, the served HTML is restored.
 * - If the code of an island cannot be loaded, the next use of the island loads it again (docs/browsers.md).
 */
export function hydrateIslands(data: PageData) {
  const { changes, observer } = window.preHydration;
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const isFirst = ({ dataset }: HTMLElement) => FIRST_ISLANDS.includes(dataset.island ?? "");
  const queue = [...new Set([...islands.filter(isFirst), ...islands])];
  /** Islands whose hydration has not begun, or whose code could not be loaded. */
  const waiting = new Set(islands);

  async function hydrateIsland(island: HTMLElement) {
    if (!waiting.delete(island)) return;
    try {
      const component = await ISLANDS[island.dataset.island as IslandName](data);
      if (changes.some(({ target }) => island.contains(target))) return;
      hydrate(island, component);
    } catch (error) {
      console.error(error);
      waiting.add(island);
    }
  }

  const hydrateNext = () => {
    const island = queue.shift();
    if (!island) return observer.disconnect();
    hydrateIsland(island);
    whenIdle(hydrateNext);
  };
  const hydrateUsed = ({ target }: Event) => {
    const island = (target as Element).closest?.<HTMLElement>("[data-island]");
    if (island) hydrateIsland(island);
  };
  for (const name of HYDRATE_EVENTS) addEventListener(name, hydrateUsed);
  whenIdle(hydrateNext);
}

/** Hydrates one island; if its component throws, React is unmounted and the served HTML is restored. */
function hydrate(island: HTMLElement, component: ReactNode) {
  const served = [...island.childNodes].map((node) => node.cloneNode(true));
  let root: Root | undefined;
  const restoreServerHtml = (error: unknown) => {
    console.error(error);
    // React is unmounted in a microtask, because it must not be unmounted while it renders.
    queueMicrotask(() => {
      root?.unmount();
      island.replaceChildren(...served);
    });
  };
  startTransition(() => {
    // After a recoverable error, such as HTML that differs from what the component renders, React has
    // replaced the served HTML with newly rendered HTML, which lacks the content of `StaticHtml`. The served
    // HTML is therefore restored.
    root = hydrateRoot(island, component, {
      onUncaughtError: restoreServerHtml,
      onRecoverableError: restoreServerHtml,
    });
  });
}
