import { type ReactNode, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { IslandName } from "#components/Island/Island.tsx";
import { whenIdle } from "#lib/when-idle.ts";
import type { PageData } from "./page-data.ts";
import type { IslandFactory } from "./registry.tsx";

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
 * - If the code of an island cannot be loaded, the next use of the island loads it again. If the visitor has
 * used the island and its code could not be loaded, a message is shown.
 */
export function hydrateIslands(
  factories: Readonly<Record<string, IslandFactory>>,
  data: PageData,
  preHydration: PreHydrationState,
) {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const isFirst = ({ dataset }: HTMLElement) => FIRST_ISLANDS.includes(dataset.island ?? "");
  /** Islands whose hydration has not begun, in the order of their hydration. */
  const pendingIslands = new Set([...islands.filter(isFirst), ...islands]);
  const failedIslands = new Set<HTMLElement>();

  async function hydrateIsland(island: HTMLElement, isUsed: boolean) {
    pendingIslands.delete(island);
    failedIslands.delete(island);
    let component: ReactNode;
    try {
      component = await factories[island.dataset.island ?? ""]?.(data);
    } catch (error) {
      console.error(error);
      failedIslands.add(island);
      if (isUsed) showLoadError(island, data.loadError);
      return;
    }
    hideLoadError(island);
    if (preHydration.changes.some(({ target }) => island.contains(target))) return;
    hydrate(island, component);
  }

  const hydrateNext = () => {
    const [island] = pendingIslands;
    if (island) {
      hydrateIsland(island, false);
      whenIdle(hydrateNext);
    } else preHydration.observer.disconnect();
  };
  const hydrateUsed = ({ target }: Event) => {
    const island = (target as Element).closest?.<HTMLElement>("[data-island]");
    if (island && (pendingIslands.has(island) || failedIslands.has(island))) hydrateIsland(island, true);
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

/** Shows a message that the island's controls do not work. */
function showLoadError(island: HTMLElement, text: string) {
  hideLoadError(island);
  const message = document.createElement("p");
  message.dataset.loadMessage = "";
  message.setAttribute("role", "alert");
  message.textContent = text;
  island.after(message);
}

function hideLoadError({ nextElementSibling }: HTMLElement) {
  if (nextElementSibling?.matches("[data-load-message]")) nextElementSibling.remove();
}
