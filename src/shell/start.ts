import type { Before } from "#islands/hydrate.ts";

/**
 * The script that stands in each page (tools/build/inline-start.ts): every byte of it is one of the first round trip. It
 * fetches the code that makes the page live (src/client.tsx) once all that the page shows has come and been painted, or at
 * the first sign of use, for which alone a visitor waits who wants to save data. A fetch that failed is tried again at the
 * next kind of sign, and when the line is back. What somebody does before is kept.
 */
const before: Before = {
  changes: [],
  watch: new MutationObserver((all) => before.changes.push(...all)),
};
before.watch.observe(document.body, { childList: true, characterData: true, subtree: true });
const come = () => import("#client.tsx").then(({ start }) => start(before), console.error);
addEventListener("click", (event) => {
  before.click = event;
});
for (const sign of ["pointerover", "pointerdown", "keydown", "scroll", "online"])
  addEventListener(sign, come, { once: true });
if (!navigator.connection?.saveData)
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(come)));
