import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { PNG_OPTIONS, rasterise } from "./render.ts";

const FOLDER = join(process.cwd(), ".cache", "social");

/**
 * The picture of a drawing, kept between builds under a hash of all that decides its bytes: the drawing, the PNG
 * options and the versions of the rasteriser. Drawing takes longer than the rest of the build.
 */
export async function cachedPng(svg: string): Promise<Buffer> {
  const inputs = JSON.stringify([svg, PNG_OPTIONS, sharp.versions]);
  const file = join(FOLDER, `${createHash("sha256").update(inputs).digest("hex")}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const png = await rasterise(svg);
  await mkdir(FOLDER, { recursive: true });
  // Moved in one step, so that another build never reads half a picture.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, png);
  await rename(draft, file);
  return png;
}
