import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import type { PhotoData } from "#components/Photos/Photos.tsx";
import type { Site } from "#content/files.ts";
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
      const src = PHOTO_FILES[`/content/photos/${file}`] as ImageMetadata & { clone: ImageMetadata };
      // Read off the clone, which Astro leaves out of its types: a property read off the image itself would make Astro publish
      // the original file, with the place where it was taken.
      const { width: original } = src.clone;
      const widths = WIDTHS.filter((width) => width <= original);
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
