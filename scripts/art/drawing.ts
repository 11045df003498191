import { colourToken } from "../../src/lib/design-tokens.ts";
import { stillPaths } from "../../src/lib/slices/still.ts";
import { DRAWING, type LineClass, type Slice } from "../../src/lib/slices/types.ts";

const COPPER = `stroke="${colourToken("copper-600")}"`;

/** Lines without a colour of their own. */
export const LINE_COLOUR = colourToken("verd-700");

/** Colour, width and strength of each class of lines (design brief, section 5), over LINE_COLOUR. */
const STYLES: Readonly<Record<LineClass, string>> = {
  l3: 'stroke-width="1.1" opacity=".4"',
  l2: 'stroke-width="1.1" opacity=".62"',
  l1: 'stroke-width="1.5"',
  c2: `${COPPER} stroke-width="1.1" opacity=".65"`,
  c1: `${COPPER} stroke-width="2"`,
};

/** How far a line may stray from the computed one, in drawing units: under a pixel at the sizes of the site. */
const TOLERANCE = 2;

/** The lines of a slice as `<path>` elements. Widths are screen pixels at any size. */
export function drawnPaths(slice: Slice): string {
  return stillPaths(slice, TOLERANCE, 1)
    .map(({ kind, path }) => `<path ${STYLES[kind]} vector-effect="non-scaling-stroke" d="${path}"/>`)
    .join("");
}

/**
 * A slice as a file of its own. Presentation attributes, so that `<img>` and a strict policy both work; `#desen` is the
 * part that a page may use inside a drawing of its own.
 */
export function drawingSvg(slice: Slice): string {
  const { width, height } = DRAWING;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="${LINE_COLOUR}" stroke-linejoin="round" viewBox="0 0 ${width} ${height}"><g id="desen">${drawnPaths(slice)}</g></svg>\n`;
}
