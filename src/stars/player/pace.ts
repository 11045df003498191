/** Frames that are judged together; half a second, so that one slow frame changes nothing. */
const WINDOW = 30;

/** A median above this, in milliseconds, is too slow: the rest of the page needs the main thread too. */
const TOO_SLOW = 4;

/**
 * A watch that takes the cost of each frame in milliseconds and says whether the last `WINDOW` were too slow. It starts
 * anew after each verdict, since the verdict changes the cost.
 */
export function createPace(): (cost: number) => boolean {
  const costs = new Float32Array(WINDOW);
  let count = 0;
  return (cost) => {
    costs[count++] = cost;
    if (count < WINDOW) return false;
    count = 0;
    return (costs.sort()[WINDOW / 2] as number) > TOO_SLOW;
  };
}
