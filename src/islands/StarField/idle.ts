/** How long one portion of work may take, in milliseconds: short enough that no tap is felt to wait. */
const PORTION = 5;

/** Longest wait for an idle moment, in milliseconds: a busy page gets its stars too. */
const PATIENCE = 500;

/** Runs something when the browser is idle; where it cannot tell (Safari), after the tasks that wait. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: PATIENCE });
  else setTimeout(run);
}

/** Runs a generator to its end, portion by portion in idle moments; resolves to what it returns. */
export function inIdleTime<T>(work: Generator<undefined, T>): Promise<T> {
  return new Promise((resolve) => {
    const go = () => {
      const end = performance.now() + PORTION;
      let step = work.next();
      while (!step.done && performance.now() < end) step = work.next();
      if (step.done) resolve(step.value);
      else whenIdle(go);
    };
    whenIdle(go);
  });
}
