/**
 * `npm run art`: makes the drawings of the examinations again from their models (src/slices): the slices of heads and
 * social images, their stacks, the sprite's thumbnails, and the contact sheets of docs/slices. Also the standing
 * head of the hero, from its stars.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Slice } from "#slices/engine/region.ts";
import { DRAWINGS, type Drawing } from "#slices/regions/index.ts";
import { REGIONS } from "#slices/regions.ts";
import { BODIES, type Body, SLICE_COUNT } from "#slices/types.ts";
import { colourToken } from "#styles/colour-token.ts";
import { boxData, checksum, drawingSvg, stackSvg } from "../art/drawing.ts";
import { headPoster } from "../art/head-poster.ts";
import { spriteSvg } from "../art/sprite.ts";

const SHEETS = "docs/slices";
const WEBP = { quality: 30, effort: 6 };

mkdirSync(SHEETS, { recursive: true });
const checksums: Record<string, string> = {};
const boxes: Record<string, unknown> = {};

/** All layers of a region and a body, which are also drawn as a contact sheet. */
async function layersOf(name: Drawing, body: Body = BODIES[0]): Promise<Slice[]> {
  const slices = Array.from({ length: SLICE_COUNT }, (_, index) => REGIONS[name].slice(index, body));
  const sheet = body === BODIES[0] ? name : `${name}-${body}`;
  const pictures = slices.map((slice) =>
    Buffer.from(drawingSvg(slice).replace(/width="\d+" height="\d+"/, 'width="288"')),
  );
  await sharp(pictures, {
    join: { across: 5, shim: 2, background: colourToken("night-700") },
  })
    .flatten({ background: colourToken("night-950") })
    .webp(WEBP)
    .toFile(join(SHEETS, `${sheet}.webp`));
  checksums[sheet] = checksum(slices);
  return slices;
}

for (const name of DRAWINGS) {
  const region = REGIONS[name];
  const slices = await layersOf(name);
  const [, man] = region.bodies;
  writeFileSync(join("src/assets/art", `${name}.svg`), drawingSvg(slices[region.still] as Slice));
  writeFileSync(join("src/assets/art", `${name}-stack.svg`), stackSvg(slices, region.still));
  boxes[name] = boxData(region, slices, man && (await layersOf(name, man)));
}
writeFileSync("src/assets/sprite.svg", spriteSvg());
writeFileSync("src/assets/art/head.svg", headPoster());
writeFileSync(join(SHEETS, "checksums.json"), `${JSON.stringify(checksums, null, 2)}\n`);
writeFileSync("src/assets/art/boxes.json", `${JSON.stringify(boxes, null, 2)}\n`);
