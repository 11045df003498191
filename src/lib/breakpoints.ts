/** Media queries of src/styles/media.css that HTML and scripts also need. */

/** `--mobile-layout`: up to 768 px (docs/requirements.md 1.5). */
export const MOBILE_LAYOUT = "(max-width: 48em)";

/** `--medium`: parts of a page have columns. */
export const MEDIUM = "(min-width: 48em)";
