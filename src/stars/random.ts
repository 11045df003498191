/** A generator of pseudo-random numbers in [0, 1). */
export type Random = () => number;

/**
 * The linear congruential generator of Numerical Recipes (Press et al.): good enough for a sky, and the same seed gives
 * the same sky on every visit and in every test.
 */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
