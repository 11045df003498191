import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { icons } from "../../tools/art/icons.ts";

const AGAIN = "the icons are older than src/assets/logo.svg, logo-small.svg or the colours; run npm run art";

/** Pixels, so that another release of the encoder changes nothing; an ICO holds one PNG behind its 22 bytes. */
const pixels = (name: string, file: Buffer) =>
  sharp(name.endsWith(".ico") ? file.subarray(22) : file)
    .ensureAlpha()
    .raw()
    .toBuffer();

it.each(Object.entries(await icons()))("%s is drawn from the mark", async (name, content) => {
  const file = readFileSync(`public/${name}`);
  if (typeof content === "string") expect(file.toString() === content, AGAIN).toBe(true);
  else expect((await pixels(name, file)).equals(await pixels(name, content)), AGAIN).toBe(true);
});
