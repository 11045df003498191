import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contentPath, type SingleContent } from "./files.ts";
import { type Finding, finding } from "./finding.ts";
import { FORMATS, MAX_BYTES, MIN_PIXELS, PHOTO_FOLDER } from "./photo-limits.ts";

const IMAGE = /\.(?:jpe?g|png|webp)$/;

/**
 * Checks the image files of the photographs; all other content checks read only texts.
 * @param root folder of the project
 * @param photos the entries of `content/photos.yaml`
 */
export async function photoProblems(
  root: string,
  photos: SingleContent["photos"]["items"],
): Promise<Finding[]> {
  const folder = join(root, PHOTO_FOLDER);
  const present = existsSync(folder) ? readdirSync(folder).filter((name) => !/^\.|\.md$/.test(name)) : [];
  const listed = new Set(photos.map(({ file }) => file));
  const unlistedFindings = present
    .filter((name) => !listed.has(name))
    .map((name) =>
      finding(IMAGE.test(name) ? "photo-unlisted" : "photo-foreign", `${PHOTO_FOLDER}/${name}`, []),
    );
  const wrong = photos.map(async ({ file }, index) => {
    const at = (rule: string, values?: object) =>
      finding(rule, contentPath("photos"), ["items", index, "file"], { ...values });
    if (!present.includes(file)) return at("photo-missing", { path: `${PHOTO_FOLDER}/${file}` });
    const path = join(folder, file);
    if (statSync(path).size > MAX_BYTES) return at("photo-large");
    const { format, width, height } = await sharp(path)
      .metadata()
      .catch(() => ({ format: undefined, width: 0, height: 0 }));
    if (!FORMATS.includes(format)) return at("photo-kind");
    if (Math.max(width, height) < MIN_PIXELS) return at("photo-small", { width, height, least: MIN_PIXELS });
    return undefined;
  });
  return [...unlistedFindings, ...(await Promise.all(wrong)).filter((one) => one !== undefined)];
}
