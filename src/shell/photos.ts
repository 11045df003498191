import { getImage } from "astro:assets";
import { join } from "node:path";
import type { ImageMetadata } from "astro";
import sharp from "sharp";
import type { PhotoData } from "#components/Photos/Photos.tsx";
import type { Site } from "#content/files.ts";
import { PHOTO_FOLDER } from "#content/photo-limits.ts";
import { isPreview } from "./site.ts";

const PHOTO_FILES = import.meta.glob<ImageMetadata>("/content/photos/*.{jpg,jpeg,png,webp}", {
  eager: true,
  import: "default",
});

/** Widths of the copies, in pixels: a phone, a phone with a dense screen, a column of a desktop with one. */
const WIDTHS = [400, 800, 1200];

/**
 * The photographs of the clinic with their copies, which Astro makes at build. Sharp turns them upright and leaves all
 * metadata out, so the place where a picture was taken is never published.
 */
export const sitePhotos = ({ photos }: Pick<Site, "photos">): Promise<PhotoData[]> =>
  Promise.all(
    photos.items.map(async ({ file, ...photo }) => {
      // The preview is built once, before somebody adds a photograph: the desk sends the file itself.
      if (isPreview()) return { ...photo, src: `/fotografii/${file}`, sources: [] };
      const src = PHOTO_FILES[`/${PHOTO_FOLDER}/${file}`] as ImageMetadata;
      // Not `src.width`: Astro publishes the original file of an image whose properties are read, with the place where it
      // was taken.
      const { autoOrient } = await sharp(join(PHOTO_FOLDER, file)).metadata();
      const widths = WIDTHS.filter((width) => width <= autoOrient.width);
      const copies = (format: "avif" | "webp" | "jpeg") =>
        getImage({ src, format, widths, width: widths.at(-1) });
      const [avif, webp, jpeg] = await Promise.all([copies("avif"), copies("webp"), copies("jpeg")]);
      return {
        ...photo,
        src: jpeg.src,
        srcSet: jpeg.srcSet.attribute,
        width: Number(jpeg.attributes.width),
        height: Number(jpeg.attributes.height),
        sources: [
          { type: "image/avif", srcSet: avif.srcSet.attribute },
          { type: "image/webp", srcSet: webp.srcSet.attribute },
        ],
      };
    }),
  );
