/** Bounds of a photograph, apart from Sharp, so that the desk's page can read them. */

/** Folder of the photographs, from the project's root. */
export const PHOTO_FOLDER = "content/photos";

/** Kinds of files that are published, as Sharp calls them. */
export const FORMATS: readonly unknown[] = ["jpeg", "png", "webp"];

/** Longest side of a photograph, at least, in pixels: a large phone screen shows 1,200 of them. */
export const MIN_PIXELS = 1200;

/** Size of a photograph's file, at most. */
export const MAX_BYTES = 12_000_000;
