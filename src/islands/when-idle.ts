/** Longest wait for an idle moment, in milliseconds: a busy page becomes live too. */
const PATIENCE_MS = 1000;

/** Browsers without idle callbacks (Safari) get a pause that lets the first taps and paints pass. */
const PAUSE_MS = 200;

/** Runs something when the browser has nothing better to do. What fails in it, such as a fetched file, is logged. */
export function whenIdle(run: () => unknown) {
  const safely = () => void (async () => run())().catch(console.error);
  if ("requestIdleCallback" in window) requestIdleCallback(safely, { timeout: PATIENCE_MS });
  else setTimeout(safely, PAUSE_MS);
}
