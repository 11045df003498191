/** After this time, in milliseconds, the callback runs even if the page has not been idle. */
const IDLE_TIMEOUT_MS = 1000;

/**
 * Delay in browsers without idle callbacks (Safari), in milliseconds, so that the first paint and taps come
 * first.
 */
const FALLBACK_DELAY_MS = 200;

/**
 * Runs a callback when the browser is idle. If the callback throws or its promise is rejected, the error is
 * logged.
 */
export function whenIdle(run: () => unknown) {
  const safely = () => void (async () => run())().catch(console.error);
  if ("requestIdleCallback" in window) requestIdleCallback(safely, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(safely, FALLBACK_DELAY_MS);
}
