/** What changed in the page before the client was loaded; `before-hydration.ts` records it. */
interface PreHydrationState {
  /** Changes of texts and elements by a translator or an extension. */
  readonly changes: MutationRecord[];
  readonly observer: MutationObserver;
}

interface Window {
  preHydration: PreHydrationState;
}
