import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { isLeftover } from "#lib/leftover-files.ts";
import { contentPath, type SingleContent } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";
import { FORMATS, isSmall, MAX_BYTES, MIN_PIXELS, PHOTO_FOLDER, PHOTO_NAME } from "../schema/photo-limits.ts";

/** Matches the names of image files, also those that `PHOTO_NAME` does not allow, such as „Foto 1.JPG”. */
const IMAGE = /\.(?:jpe?g|png|webp)$/i;

/** Returns the rule that an entry of `content/photos` breaks if `content/photos.yaml` does not name it. */
function ruleOfUnlisted(entry: Dirent): string {
  if (!entry.isFile() || !IMAGE.test(entry.name)) return "photo-foreign";
  return PHOTO_NAME.test(entry.name) ? "photo-unlisted" : "photo-name";
}

/**
 * Checks the image files of the photographs; all other content checks read only texts.
 * @param root folder of the project
 * @param photos the entries of `content/photos.yaml`
 */
export async function photoFindings(
  root: string,
  photos: SingleContent["photos"]["items"],
): Promise<Finding[]> {
  const folder = join(root, PHOTO_FOLDER);
  const present = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter(
        ({ name }) => !isLeftover(name) && !name.endsWith(".md"),
      )
    : [];
  const listed = new Set(photos.map(({ file }) => file));
  const unlistedFindings = present
    .filter(({ name }) => !listed.has(name))
    .map((entry) => finding(ruleOfUnlisted(entry), `${PHOTO_FOLDER}/${entry.name}`, []));
  const wrong = photos.map(async ({ file }, index) => {
    const at = (rule: string, values?: object) =>
      finding(rule, contentPath("photos"), ["items", index, "file"], { ...values });
    const entry = present.find(({ name }) => name === file);
    if (!entry) return at("photo-missing", { file });
    // A link or a folder is no photograph, even if its name ends with „.jpg”.
    if (!entry.isFile()) return at("photo-kind");
    const path = join(folder, file);
    if (statSync(path).size > MAX_BYTES) return at("photo-large");
    const { format, width, height } = await sharp(path)
      .metadata()
      .catch(() => ({ format: undefined, width: 0, height: 0 }));
    if (!FORMATS.includes(format)) return at("photo-kind");
    if (isSmall(width, height)) return at("photo-small", { width, height, least: MIN_PIXELS });
    return undefined;
  });
  return [...unlistedFindings, ...(await Promise.all(wrong)).filter((one) => one !== undefined)];
}
