import sharp from "sharp";
import { contentPath } from "#content/files.ts";
import type { SourceFiles } from "#content/read/read-files.ts";
import {
  FORMATS,
  isSmall,
  MAX_BYTES,
  MIN_PIXELS,
  PHOTO_FOLDER,
  PHOTO_NAME,
} from "#content/schema/photo-limits.ts";
import { rowsOf } from "../../shared/form-fields.ts";
import { type NewTexts, valuesAt } from "../documents/documents.ts";
import type { Store } from "../history/store.ts";
import { RequestError } from "../request-error.ts";

/**
 * Photographs of the clinic. The files follow the rows of `content/photos.yaml`: an upload is only in the journal
 * until a row that names it is saved, and a file that no row names any more is deleted in the same operation.
 * A name is the hash by which the journal keeps the picture, so two photographs never have the same name.
 */

const PHOTO_LIST = contentPath("photos");

/** Longest side of a stored photograph, in pixels: twice the largest copy on the site. */
const MAX_PIXELS = 2400;

export type Photos = ReturnType<typeof photosOf>;

export function photosOf(store: Store) {
  const pathOf = (name: string) => `${PHOTO_FOLDER}/${name}`;

  /**
   * Returns the bytes of a photograph as a latin1 text, from `content/photos` or from the journal, which has the
   * uploads, and the photographs that were deleted.
   */
  function find(name: string, present = store.readPhotos()): string | undefined {
    if (!PHOTO_NAME.test(name)) return undefined;
    const file = pathOf(name);
    const found = present.get(file) ?? store.textIfKept(name.replaceAll(/^foto-|\.jpg$/g, ""));
    if (found !== undefined) return found;
    const hashes = store.journal().flatMap(({ steps }) => steps[file] ?? []);
    return hashes.map((hash) => hash && store.textIfKept(hash)).find((text) => text != null);
  }

  /** Returns the bytes of a photograph. @throws RequestError if it does not exist */
  function bytesOf(name: string): Buffer {
    const text = find(name);
    if (text === undefined) throw new RequestError(404, "no-photo", { file: name });
    return Buffer.from(text, "latin1");
  }

  return {
    bytesOf,

    /**
     * Stores an upload until its row is saved. The stored copy is upright and has no metadata, so it does not
     * reveal where the photograph was taken.
     * @returns name of the photograph
     * @throws RequestError if it is not a photograph that the site can show
     */
    async receive(body: Buffer): Promise<{ file: string }> {
      if (body.length > MAX_BYTES) throw new RequestError(413, "photo-too-large");
      return { file: `foto-${store.keep((await uprightCopy(body)).toString("latin1"))}.jpg` };
    },

    /**
     * Finds the photographs that have to be written or deleted when a new text of `content/photos.yaml` is
     * saved.
     * @returns the photographs to write or delete (`drafts`), and all photographs on the disk (`files`); both
     * are empty if the given `drafts` do not contain `content/photos.yaml`
     * @throws RequestError if the photograph of a new row does not exist
     */
    following(files: SourceFiles, drafts: NewTexts): { files: SourceFiles; drafts: NewTexts } {
      const wanted = drafts.get(PHOTO_LIST);
      if (wanted === undefined) return { files: new Map(), drafts: new Map() };
      const [old, names] = [namesIn(files), namesIn(new Map([[PHOTO_LIST, wanted]]))];
      const present = store.readPhotos();
      const changes = new Map<string, string | undefined>();
      for (const name of old.difference(names)) changes.set(pathOf(name), undefined);
      for (const name of names.difference(old)) {
        const text = find(name, present);
        if (text === undefined) throw new RequestError(422, "no-photo", { file: name });
        changes.set(pathOf(name), text);
      }
      return { files: present, drafts: changes };
    },
  };
}

/** Returns the names of the photographs in the rows of `content/photos.yaml`. */
const namesIn = (files: SourceFiles) =>
  new Set(rowsOf(valuesAt(PHOTO_LIST, files).items).map(({ file }) => String(file)));

/**
 * Makes an upright JPEG copy without metadata.
 * @throws RequestError if it is not a photograph that the site can show
 */
async function uprightCopy(body: Buffer): Promise<Buffer> {
  // A file that a cloud folder has not downloaded yet may be empty. For it `sharp(body)` throws at once, and
  // not in a promise that is caught below.
  if (body.length === 0) throw new RequestError(415, "photo-kind");
  const image = sharp(body);
  const {
    format,
    width = 0,
    height = 0,
  } = await image.metadata().catch(() => ({ format: undefined }) as never);
  if (!FORMATS.includes(format)) throw new RequestError(415, "photo-kind");
  if (isSmall(width, height))
    throw new RequestError(422, "photo-small", { width, height, least: MIN_PIXELS });
  return image
    .autoOrient()
    .flatten({ background: "white" })
    .resize({ width: MAX_PIXELS, height: MAX_PIXELS, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer()
    .catch(() => {
      throw new RequestError(415, "photo-kind");
    });
}
