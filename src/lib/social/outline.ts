import { create, type Font } from "fontkit";

/** A line of text as path data, its left end on the baseline at 0,0. */
interface Outline {
  path: string;
  /** Advance in pixels. */
  width: number;
}

export interface TextStyle {
  /** Font size in pixels. */
  size: number;
  /** 400 to 700. */
  weight: number;
  /** Extra space after each letter, in em. */
  tracking?: number;
}

export type Outliner = (text: string, style: TextStyle) => Outline;

/**
 * Draws text with a variable TrueType font, kerned. Rasterisers look for installed fonts, and then a card would
 * look different on every machine.
 * @param file The bytes of an uncompressed TrueType file; throws when it is something else.
 */
export function outliner(file: Buffer): Outliner {
  const font = create(file);
  if (!("getVariation" in font)) throw new Error("The card font must be a single TrueType font");
  const weights = new Map<number, Font>();
  return (text, { size, weight, tracking = 0 }) => {
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
  };
}
