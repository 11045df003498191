import type { Site } from "#content/files.ts";
import styles from "./Photos.module.css";

type PhotoRow = Site["photos"]["items"][number];

/** A photograph with the copies that the build has made of it. */
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
  /** Only photographs of this subject. */
  subject: PhotoRow["subject"];
}

/** As wide as the screen on phones, and as a column on wider screens. */
const SIZES = "(max-width: 768px) calc(100vw - 32px), 600px";

/** The photographs of a subject, or nothing. They are below the first screen, and load when they come near it. */
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
