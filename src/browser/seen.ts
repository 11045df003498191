/** Share of a figure that must be in view to count as seen, 0 to 1. */
export const SEEN = 0.45;
