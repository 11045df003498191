import type { whenIdle } from "../../browser/when-wanted.ts";

/** How long one portion of work may take, in milliseconds: short enough that no tap is felt to wait. */
const PORTION = 5;

/** Runs a generator to its end, portion by portion in idle moments; resolves to what it returns. */
export function inIdleTime<T>(work: Generator<undefined, T>, idle: typeof whenIdle): Promise<T> {
  return new Promise((resolve) => {
    const go = () => {
      const end = performance.now() + PORTION;
      let step: IteratorResult<undefined, T>;
      do step = work.next();
      while (!step.done && performance.now() < end);
      if (step.done) resolve(step.value);
      else idle(go);
    };
    idle(go);
  });
}
