/** Longest wait for an idle moment, in milliseconds: a busy page gets its menus and stars too. */
const PATIENCE_MS = 1000;

/** Browsers without idle callbacks (Safari) get a pause that lets the first taps and paints pass. */
const PAUSE_MS = 200;

/** Runs something when the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, PAUSE_MS);
}
