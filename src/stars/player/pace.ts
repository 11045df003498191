/** Frames that are judged together; half a second, so that one slow frame changes nothing. */
const WINDOW = 30;

/** A median above this, in milliseconds, is too slow: the rest of the page needs the main thread too. */
const TOO_SLOW = 4;

/** Watches the cost of the frames. */
export interface Pace {
  /** Takes the cost of one frame in milliseconds; true when the last `WINDOW` frames were too slow. */
  tooSlow(cost: number): boolean;
}

/** A watch that starts anew after each verdict, since the verdict changes the cost. */
export function createPace(): Pace {
  const costs = new Float32Array(WINDOW);
  let count = 0;
  return {
    tooSlow(cost) {
      costs[count++] = cost;
      if (count < WINDOW) return false;
      count = 0;
      costs.sort();
      return (costs[WINDOW / 2] ?? 0) > TOO_SLOW;
    },
  };
}
