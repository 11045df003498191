import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

export interface TextStyle {
  /** Font size in pixels. */
  size: number;
  /** 400 to 700. */
  weight: number;
  /** Extra space after each letter, in em. */
  tracking?: number;
}

// Astro builds from the root of the repository; a path relative to this module would not survive bundling.
const font = create(readFileSync(join(process.cwd(), "src/lib/social/ysabeau-office.ttf"))) as Font;
const weights = new Map<number, Font>();

/**
 * A line of text as path data, its left end on the baseline at 0,0, and its advance in pixels; kerned. Rasterisers look
 * for installed fonts, and then a card would look different on every machine.
 */
export function outline(text: string, { size, weight, tracking = 0 }: TextStyle) {
  const face = weights.get(weight) ?? font.getVariation({ wght: weight });
  weights.set(weight, face);
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(text);
  let width = 0;
  const parts = glyphs.map((glyph, index) => {
    const position = positions[index];
    const path = glyph.path
      .scale(scale, -scale)
      .translate(width + (position?.xOffset ?? 0) * scale, 0)
      .toSVG();
    width += (position?.xAdvance ?? 0) * scale + tracking * size;
    return path;
  });
  return { path: parts.join("").replace(/\d+\.\d{3,}/g, (number) => Number(number).toFixed(2)), width };
}
