/**
 * `npm run art`: makes the drawings of the examinations again from their models (src/lib/slices): the slices of cards,
 * social images and heads, the sprite's thumbnails, and the contact sheets of docs/slices. Also the standing head of the hero,
 * from its stars, and the icons of the browser's tab and the home screen.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { DRAWINGS } from "../../src/lib/drawings.ts";
import { REGIONS } from "../../src/lib/slices/regions.ts";
import { SLICE_COUNT } from "../../src/lib/slices/types.ts";
import { checksum } from "../art/checksum.ts";
import { contactSheet } from "../art/contact-sheet.ts";
import { drawingSvg } from "../art/drawing.ts";
import { headPoster } from "../art/head-poster.ts";
import { icons } from "../art/icons.ts";
import { spriteSvg } from "../art/sprite.ts";

const SHEETS = "docs/slices";
const WEBP = { quality: 30, effort: 6 };

mkdirSync(SHEETS, { recursive: true });
const checksums: Record<string, string> = {};
for (const name of DRAWINGS) {
  const region = REGIONS[name];
  const slices = Array.from({ length: SLICE_COUNT }, (_, index) => region.slice(index));
  writeFileSync(join("src/assets/art", `${name}.svg`), drawingSvg(region.slice(region.still)));
  await sharp(Buffer.from(contactSheet(slices)))
    .webp(WEBP)
    .toFile(join(SHEETS, `${name}.webp`));
  checksums[name] = checksum(slices);
}
writeFileSync("src/assets/sprite.svg", spriteSvg());
writeFileSync("src/assets/art/head.svg", headPoster());
for (const [name, content] of Object.entries(await icons())) writeFileSync(join("public", name), content);
writeFileSync(join(SHEETS, "checksums.json"), `${JSON.stringify(checksums, null, 2)}\n`);
