/**
 * Loads the client (`main.ts`: React and the islands) when the page has been loaded and painted, or at the
 * first interaction. With Save-Data, only an interaction loads it.
 */

/**
 * Each of these events loads the client until it is loaded. Hover events are left out, because Chromium also
 * sends them when a page appears under a pointer that does not move.
 */
const LOAD_EVENTS = ["pointerdown", "keydown", "online"];

function listen() {
  for (const name of LOAD_EVENTS) addEventListener(name, loadClient, { passive: true });
}

async function loadClient() {
  for (const name of LOAD_EVENTS) removeEventListener(name, loadClient);
  try {
    await import("./main.ts");
  } catch (error) {
    console.error(error);
    listen();
  }
}

listen();
if (!navigator.connection?.saveData)
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(loadClient)));
