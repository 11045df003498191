/*
 * What a star of the standing head belongs to: the outline, the outline over the brain (it lets the brain be seen),
 * an ear, the cortex, what only shimmers through (white matter, the folds above the slice), a ventricle.
 */
export const OUTLINE = 0;
export const WINDOW = 1;
export const EAR = 2;
export const CORTEX = 3;
export const INNER = 4;
export const VENTRICLE = 5;

/** Numbers of one kind in `LOOK`. */
export const LOOK_SIZE = 10;

/**
 * How each kind shines, as weights of: always; its side towards the viewer; its silhouette; its nearness. Then how much
 * of the brightness of the single star shows, how far away it looks (always; when turned away), how much light it
 * spreads to its neighbouring pixels (always; when turned towards the viewer), and whether it is copper.
 */
export const LOOK = [
  [0.45, 0.55, 0.25, 0, 0.38, 0, 1, 0, 0.22, 0],
  [0.45, 0.55, 0.25, 0, 0.38, 0, 1, 0, 0.22, 0],
  [0.34, 0.41, 0, 0, 0.3, 0, 1, 0, 0, 0],
  [0.65, 0, 0, 0.4, 0.35, 0, 0, 0.16, 0, 0],
  [0.5, 0, 0, 0, 0.4, 0.7, 0, 0, 0, 0],
  [0.95, 0, 0, 0, 0.3, 0, 0, 0.6, 0, 1],
].flat();
