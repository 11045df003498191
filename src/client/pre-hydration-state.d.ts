/** Changes of the page before the client was loaded; recorded by `before-hydration.ts`. */
interface PreHydrationState {
  /** Changes of texts and elements by a translator or an extension. */
  readonly changes: MutationRecord[];
  readonly observer: MutationObserver;
}

interface Window {
  preHydration: PreHydrationState;
}
