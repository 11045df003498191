import { getImage } from "astro:assets";
import { join } from "node:path";
import type { ImageMetadata } from "astro";
import sharp from "sharp";
import type { Site } from "#content/files.ts";
import { PHOTO_FOLDER } from "#content/schema/photo-limits.ts";
import { isPreview } from "#content/site.ts";
import type { PhotoData } from "./Photos.tsx";

const PHOTO_FILES = import.meta.glob<ImageMetadata>("/content/photos/*.{jpg,jpeg,png,webp}", {
  eager: true,
  import: "default",
});

/**
 * Widths in pixels of the smaller copies of a photograph: for a phone, for a phone with a high pixel density,
 * and for a column on a desktop screen with a high pixel density.
 */
const WIDTHS = [400, 800, 1200];

/**
 * Returns the photographs of the clinic, each with smaller copies that Astro creates at build time. Sharp
 * turns the copies upright and removes all metadata, so the place where a photograph was taken is never
 * published.
 */
export const sitePhotos = ({ photos }: Pick<Site, "photos">): Promise<PhotoData[]> =>
  Promise.all(
    photos.items.map(async ({ file, ...photo }) => {
      // In the desk's preview Astro cannot make copies of photographs that were added after its pages were
      // built. The desk serves the original files instead.
      if (isPreview()) return { ...photo, src: `/fotografii/${file}`, sources: [] };
      const src = PHOTO_FILES[`/${PHOTO_FOLDER}/${file}`] as ImageMetadata;
      // The width is read from the file and not from `src.width`: if a property of `src` is read, Astro also
      // publishes the original file, which contains the place where the photograph was taken.
      const { autoOrient } = await sharp(join(PHOTO_FOLDER, file)).metadata();
      const smaller = WIDTHS.filter((width) => width <= autoOrient.width);
      const widths = smaller.length > 0 ? smaller : [autoOrient.width];
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
