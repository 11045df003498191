/** Longest wait for an idle moment, in milliseconds: a busy page gets its stars too. */
const PATIENCE = 500;

/** Runs something when the browser is idle; where it cannot tell (Safari), after the tasks that wait. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: PATIENCE });
  else setTimeout(run);
}
