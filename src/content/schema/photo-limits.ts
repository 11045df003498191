/**
 * Limits for photographs. They are in a module without Sharp, so that browser code of the desk can import
 * them.
 */

/** Folder of the photographs, from the project's root. */
export const PHOTO_FOLDER = "content/photos";

/** Matches the file names that photographs may have; such a name cannot contain a path. */
export const PHOTO_NAME = /^[a-z0-9-]+\.(?:jpe?g|png|webp)$/;

/** Image formats that are accepted, by Sharp's names. */
export const FORMATS: readonly unknown[] = ["jpeg", "png", "webp"];

/** Minimum length of a photograph's longer side, in pixels: a large phone screen shows 1,200 pixels. */
export const MIN_PIXELS = 1200;

/** Whether a photograph has too few pixels on its longer side, or is only a stripe. */
export const isSmall = (width: number, height: number) =>
  Math.max(width, height) < MIN_PIXELS || Math.min(width, height) < MIN_PIXELS / 3;

export const MAX_BYTES = 12_000_000;
