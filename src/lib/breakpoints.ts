/** The breakpoints of src/styles/media.css that HTML and scripts also need, in CSS pixels. */

/** The widest screen with the mobile layout (docs/requirements.md 1.5): `--mobile-layout`. */
export const MOBILE_MAX_WIDTH = 768;

/** The narrowest screen on which parts of a page have columns: `--medium`. */
export const MEDIUM_MIN_WIDTH = 768;
