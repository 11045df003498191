/**
 * The program of `npm run art`. It writes the files that `generated-files.ts` computes, and the contact
 * sheets in `art/sheets`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { colourToken } from "../src/styles/colour-token.ts";
import type { Slice } from "./engine/region.ts";
import { generatedFiles, slicesOf } from "./generated-files.ts";
import { drawingSvg } from "./region-files.ts";
import { REGIONS } from "./regions/index.ts";

const SHEETS = "art/sheets";
const WEBP = { quality: 30, effort: 6 };

/** Writes one picture with all layers of a body side by side, so that a person can check the drawings. */
async function writeContactSheet(name: string, slices: readonly Slice[]) {
  const pictures = slices.map((slice) =>
    Buffer.from(drawingSvg(slice).replace(/width="\d+" height="\d+"/, 'width="288"')),
  );
  await sharp(pictures, { join: { across: 5, shim: 2, background: colourToken("night-700") } })
    .flatten({ background: colourToken("night-950") })
    .webp(WEBP)
    .toFile(`${SHEETS}/${name}.webp`);
}

for (const [file, text] of generatedFiles()) writeFileSync(file, text);

mkdirSync(SHEETS, { recursive: true });
for (const [name, region] of Object.entries(REGIONS))
  for (const [nth, body] of region.bodies.entries())
    await writeContactSheet(nth ? `${name}-${body}` : name, slicesOf(region, body));
