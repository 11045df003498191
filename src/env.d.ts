/// <reference types="astro/client" />

/**
 * The changes of the page that `before-hydration.ts` records until all islands are hydrated. `hydrate.ts`
 * does not hydrate an island that a translator or an extension has changed.
 */
interface PreHydrationState {
  readonly changes: MutationRecord[];
  readonly observer: MutationObserver;
}

interface Window {
  preHydration: PreHydrationState;
}

interface Navigator {
  /** Network Information API; Chromium only. */
  readonly connection?: { readonly saveData?: boolean };
}
