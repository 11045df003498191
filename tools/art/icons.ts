import { readFileSync } from "node:fs";
import sharp from "sharp";
import { colourToken } from "../../src/lib/design-tokens.ts";

const NIGHT = colourToken("night-950");
const MIST = colourToken("mist");

const drawing = (name: string) =>
  readFileSync(new URL(`../../src/assets/${name}.svg`, import.meta.url), "utf8").replace(/\n/g, "");
/** The large mark on the night ground. `share` is its part of the edge, `radius` the corner's. */
function tile(share: number, radius: number): string {
  const inset = (40 / share - 40) / 2;
  const edge = 40 + 2 * inset;
  const inside = drawing("logo").replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="${-inset} ${-inset} ${edge} ${edge}">` +
    `<rect x="${-inset}" y="${-inset}" width="${edge}" height="${edge}" rx="${edge * radius}" fill="${NIGHT}"/>` +
    `<g fill="none" stroke="${MIST}" stroke-width="2">${inside}</g></svg>`
  );
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 256 })
    .resize(size, size)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();

/** An ICO file that holds one PNG. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

// An icon cannot know the colour of the tab behind it: the copper slice and mid-tone lines show on both. A style with a
// query for dark tabs would be one more hash in the policy, in the header of every answer.
const TAB_LINE = colourToken("verd-500");

/**
 * The site's icons by their names in public/, from the two drawings of the mark: src/assets/logo-small.svg up to 32 px,
 * src/assets/logo.svg above.
 */
export async function icons(): Promise<Record<string, string | Buffer>> {
  const small = drawing("logo-small").replaceAll("currentColor", TAB_LINE);
  return {
    "favicon.svg": `${small}\n`,
    "favicon.ico": ico(await png(small, 32), 32),
    "apple-touch-icon.png": await png(tile(0.68, 0), 180),
    "icon-192.png": await png(tile(0.7, 0.22), 192),
    "icon-512.png": await png(tile(0.7, 0.22), 512),
    // Launchers may cut a maskable icon to the circle of 80 % of its edge.
    "icon-maskable-512.png": await png(tile(0.56, 0), 512),
  };
}
