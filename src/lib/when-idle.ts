/** Longest wait for an idle moment, in milliseconds, so that a busy page is hydrated, too. */
const IDLE_TIMEOUT_MS = 1000;

/** Delay in browsers without idle callbacks (Safari), in milliseconds; it lets the first paint and taps go first. */
const FALLBACK_DELAY_MS = 200;

/** Runs a callback when the browser is idle. An error in it, or a rejected promise, is logged. */
export function whenIdle(run: () => unknown) {
  const safely = () => void (async () => run())().catch(console.error);
  if ("requestIdleCallback" in window) requestIdleCallback(safely, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(safely, FALLBACK_DELAY_MS);
}
