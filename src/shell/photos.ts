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

/**
 * Widths of the copies, in pixels: for a phone, for a high-density phone, and for a column on a high-density desktop
 * screen.
 */
const WIDTHS = [400, 800, 1200];

/**
 * The photographs of the clinic with their copies, which Astro creates at build time. Sharp rotates them upright and
 * removes all metadata, so the location of a photograph is never published.
 */
export const sitePhotos = ({ photos }: Pick<Site, "photos">): Promise<PhotoData[]> =>
  Promise.all(
    photos.items.map(async ({ file, ...photo }) => {
      // The preview's pages are built only once, before photographs are added, so the desk serves the original file.
      if (isPreview()) return { ...photo, src: `/fotografii/${file}`, sources: [] };
      const src = PHOTO_FILES[`/${PHOTO_FOLDER}/${file}`] as ImageMetadata;
      // `src.width` must not be read: Astro publishes the original file of an image whose properties are read, and that
      // file contains the location.
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
