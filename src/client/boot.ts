/**
 * Loads the client (`main.ts`: React and every island) after the visible page has arrived and been painted, or at
 * the first interaction. With Save-Data, only an interaction loads it.
 */

import { importChunk } from "#lib/import-chunk.ts";

/** Events that load the client before the page is idle. */
const SIGNS_OF_USE = ["pointerover", "pointerdown", "keydown", "scroll"];

/** Events after which a load that failed is tried again, as often as they occur. */
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
  }
}

for (const name of SIGNS_OF_USE) addEventListener(name, loadClient, { once: true, passive: true });
for (const name of RETRY_EVENTS) addEventListener(name, loadClient, { passive: true });
if (!navigator.connection?.saveData)
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(loadClient)));
