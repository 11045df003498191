import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contentPath, type SingleContent } from "./files.ts";
import { FORMATS, MAX_BYTES, MIN_PIXELS, PHOTO_FOLDER } from "./photo-limits.ts";
import type { Finding } from "./problem.ts";

const IMAGE = /\.(?:jpe?g|png|webp)$/;

/**
 * Problems of the photographs' files. The rest of the content check reads texts only.
 * @param root folder of the project
 * @param photos the rows of `content/photos.yaml`
 */
export async function photoProblems(
  root: string,
  photos: SingleContent["photos"]["items"],
): Promise<Finding[]> {
  const folder = join(root, PHOTO_FOLDER);
  const present = existsSync(folder) ? readdirSync(folder).filter((name) => !/^\.|\.md$/.test(name)) : [];
  const listed = new Set(photos.map(({ file }) => file));
  const unlisted = present
    .filter((name) => !listed.has(name))
    .map((name) => problem("photo-unlisted", `${PHOTO_FOLDER}/${name}`, messageForUnlisted(name)));
  const wrong = photos.map(async ({ file }, index) => {
    const message = present.includes(file)
      ? await messageFor(join(folder, file))
      : `fișierul ${PHOTO_FOLDER}/${file} lipsește; puneți fotografia acolo, sau ștergeți rândul`;
    return message ? [problem("photo-file", contentPath("photos"), message, ["items", index, "file"])] : [];
  });
  return [...unlisted, ...(await Promise.all(wrong)).flat()];
}

const problem = (rule: string, file: string, message: string, path?: Finding["path"]): Finding => ({
  rule,
  file,
  message,
  ...(path && { path }),
});

const messageForUnlisted = (name: string) =>
  IMAGE.test(name)
    ? `fotografia nu are niciun rând în ${contentPath("photos")}; adăugați rândul, sau ștergeți fișierul`
    : "nu este o fotografie .jpg, .png sau .webp; salvați-o ca JPEG (un iPhone o trimite așa prin e-mail), sau ștergeți fișierul";

/** The problem of a file; undefined when it can be published. */
async function messageFor(path: string): Promise<string | undefined> {
  if (statSync(path).size > MAX_BYTES) return "fotografia are peste 12 MB; salvați-o mai mică";
  const {
    width = 0,
    height = 0,
    format,
  } = await sharp(path)
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: undefined }));
  if (!FORMATS.includes(format)) return "fișierul nu este o fotografie JPEG, PNG sau WebP; salvați-o ca JPEG";
  if (Math.max(width, height) < MIN_PIXELS)
    return `fotografia are ${width} × ${height} pixeli; latura lungă trebuie să aibă cel puțin ${MIN_PIXELS}`;
  return undefined;
}
