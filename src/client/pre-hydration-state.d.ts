/** What happened to the page before its client arrived; recorded by `before-hydration.ts`. */
interface PreHydrationState {
  /** Changes of texts and elements by a translator or an extension. */
  readonly changes: MutationRecord[];
  readonly observer: MutationObserver;
}

interface Window {
  preHydration: PreHydrationState;
}
