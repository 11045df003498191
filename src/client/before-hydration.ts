/**
 * The inline script of every page: Astro puts it into the HTML, because it imports nothing. It records
 * changes of the page, so that `hydrate.ts` does not hydrate an island that a translator or an extension has
 * changed.
 */
const changes: MutationRecord[] = [];
const observer = new MutationObserver((records) => changes.push(...records));
observer.observe(document.body, { childList: true, characterData: true, subtree: true });
window.preHydration = { changes, observer };
