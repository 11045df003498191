/**
 * The inline script of every page. It imports nothing, so Astro puts it into the HTML. It records changes of
 * the page before the client is loaded, so that `hydrate.ts` can leave changed islands alone.
 */
const changes: MutationRecord[] = [];
const observer = new MutationObserver((records) => changes.push(...records));
observer.observe(document.body, { childList: true, characterData: true, subtree: true });
window.preHydration = { changes, observer };
