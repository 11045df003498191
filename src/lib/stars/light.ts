/**
 * What a star of the standing head belongs to. `window` is the outline over the brain, `inner` what only shimmers
 * through: the white matter and the folds above the slice.
 */
export const KINDS = ["outline", "window", "ear", "cortex", "inner", "ventricle"] as const;
export type Kind = (typeof KINDS)[number];

/**
 * How a kind shines, as weights of: always; its side towards the viewer; its silhouette; its nearness. Then how much
 * of the brightness of the single star shows, how far away it looks (always; when turned away), how much light it
 * spreads to its neighbouring pixels (always; when turned towards the viewer), and whether it is copper.
 */
const LOOKS: Record<Kind, readonly number[]> = {
  outline: [0.45, 0.55, 0.25, 0, 0.38, 0, 1, 0, 0.22, 0],
  window: [0.45, 0.55, 0.25, 0, 0.38, 0, 1, 0, 0.22, 0],
  ear: [0.34, 0.41, 0, 0, 0.3, 0, 1, 0, 0, 0],
  cortex: [0.65, 0, 0, 0.4, 0.35, 0, 0, 0.16, 0, 0],
  inner: [0.5, 0, 0, 0, 0.4, 0.7, 0, 0, 0, 0],
  ventricle: [0.95, 0, 0, 0, 0.3, 0, 0, 0.6, 0, 1],
};

/** Numbers of one kind in `LOOK`. */
export const LOOK_SIZE = 10;

/** The looks of all kinds in one array, in the order of `KINDS`. */
export const LOOK = Float32Array.from(KINDS.flatMap((kind) => LOOKS[kind]));
