/**
 * Loads the client (`main.ts`: React and the islands) when the page has been loaded and painted, or at the
 * first interaction. With Save-Data, only an interaction loads it.
 */

import { importChunk } from "#lib/import-chunk.ts";

/**
 * The first of these events loads the client at once. Hover events are left out, because Chromium also sends
 * them when a page appears under a pointer that does not move.
 */
const LOAD_EVENTS = ["pointerdown", "keydown", "scroll"];

/** After a failed load, each of these events starts another attempt. */
const RETRY_EVENTS = ["pointerdown", "keydown", "online"];

let isRequested = false;

async function loadClient() {
  if (isRequested) return;
  isRequested = true;
  try {
    await importChunk(() => import("./main.ts"));
  } catch (error) {
    isRequested = false;
    console.error(error);
    for (const name of RETRY_EVENTS) addEventListener(name, loadClient, { once: true, passive: true });
  }
}

for (const name of LOAD_EVENTS) addEventListener(name, loadClient, { once: true, passive: true });
if (!navigator.connection?.saveData)
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(loadClient)));
