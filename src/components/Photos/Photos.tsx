import type { Site } from "#content/files.ts";
import { MOBILE_LAYOUT } from "#lib/breakpoints.ts";
import styles from "./Photos.module.css";

type PhotoRow = Site["photos"]["items"][number];

/** A photograph with the copies in other sizes and formats that the build has made. */
export interface PhotoData extends Omit<PhotoRow, "file"> {
  /** Address of the largest JPEG copy; `width` and `height` are its size in pixels. */
  src: string;
  srcSet?: string;
  width?: number;
  height?: number;
  sources: readonly { type: string; srcSet: string }[];
}

interface PhotosProps {
  photos: readonly PhotoData[];
  /** The subject whose photographs are shown. */
  subject: PhotoRow["subject"];
}

/**
 * The `sizes` attribute: photographs are as wide as the screen on phones, and as wide as a column on wider
 * screens.
 */
const SIZES = `${MOBILE_LAYOUT} calc(100vw - 32px), 600px`;

/**
 * Shows the photographs of a subject, or nothing if there are none. They are below the first screen, so they
 * load lazily.
 */
export function Photos({ photos, subject }: PhotosProps) {
  const own = photos.filter((photo) => photo.subject === subject);
  if (own.length === 0) return null;
  return (
    <div className={styles.photos} data-no-print="">
      {own.map(({ sources, alt, name, role, src, srcSet, width, height }) => (
        <figure key={src}>
          <picture>
            {sources.map((source) => (
              <source key={source.type} {...source} sizes={SIZES} />
            ))}
            <img
              src={src}
              srcSet={srcSet}
              sizes={SIZES}
              width={width}
              height={height}
              alt={alt}
              loading="lazy"
              decoding="async"
            />
          </picture>
          {name && (
            <figcaption>
              <b>{name}</b> {role}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}
