import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contentPath, type SingleContent } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";
import { FORMATS, isSmall, MAX_BYTES, MIN_PIXELS, PHOTO_FOLDER } from "../schema/photo-limits.ts";

/**
 * Checks the image files of the photographs; all other content checks read only texts.
 * @param root folder of the project
 * @param photos the entries of `content/photos.yaml`
 */
export async function photoFindings(
  root: string,
  photos: SingleContent["photos"]["items"],
): Promise<Finding[]> {
  const found = photos.map(async ({ file }, index) => {
    const at = (rule: string, values?: object) =>
      finding(rule, contentPath("photos"), ["items", index, "file"], { ...values });
    const path = join(root, PHOTO_FOLDER, file);
    if (!existsSync(path)) return at("photo-missing", { file });
    if (statSync(path).size > MAX_BYTES) return at("photo-large");
    const { format, width, height } = await sharp(path)
      .metadata()
      .catch(() => ({ format: undefined, width: 0, height: 0 }));
    if (!FORMATS.includes(format)) return at("photo-kind");
    return isSmall(width, height) ? at("photo-small", { width, height, least: MIN_PIXELS }) : [];
  });
  return (await Promise.all(found)).flat();
}
