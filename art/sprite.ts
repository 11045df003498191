import { LINE_ICONS, STAR } from "../src/assets/icons.ts";
import { PICTOGRAMS } from "../src/assets/pictograms.ts";
import { DRAWINGS } from "../src/lib/drawings.ts";
import { DRAWING } from "../src/lib/layer.ts";
import { colourToken } from "../src/styles/colour-token.ts";
import type { Line } from "./engine/curves.ts";
import type { Region } from "./engine/region.ts";
import { highlightedOutlines } from "./output/label-anchor.ts";
import { simplifiedSvgPath } from "./output/layer-drawing.ts";
import { REGIONS } from "./regions/index.ts";

const LINE =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

const PICTOGRAM_LINE = LINE.replace("1.75", "2.2");

/**
 * The part of a drawing that a thumbnail shows, in drawing units. Thumbnails have the aspect ratio 5 : 4 (60
 * × 48 CSS pixels), so the left and right edges of the drawing are cut off.
 */
const [WIDTH, HEIGHT] = [1125, DRAWING.height];
const LEFT = (DRAWING.width - WIDTH) / 2;

/** Maximum deviation of a simplified line in a thumbnail, in drawing units. */
const THUMBNAIL_TOLERANCE = 5.6;

/** Lines with fewer points are left out of thumbnails, because they would look like specks. */
const MIN_POINTS = 5;

function symbol(id: string, viewBox: string, attributes: string, inside: string): string {
  return `<symbol id="${id}" viewBox="${viewBox}" ${attributes}>${inside}</symbol>`;
}

/**
 * Returns the thumbnail of a region: the main lines and the highlighted structure of the layer `still`, on
 * the dark background of the viewer.
 */
function thumbnail(name: string, region: Region): string {
  const slice = region.slice(region.still);
  const path = (lines: readonly Line[], style: string) =>
    `<path ${style} d="${simplifiedSvgPath(lines, THUMBNAIL_TOLERANCE, MIN_POINTS)}"/>`;
  const strong = slice.lines.filter(({ kind }) => kind === "skin" || kind === "contour");
  const copper = colourToken("copper-400");
  return symbol(
    `thumb-${name}`,
    `${LEFT} 0 ${WIDTH} ${HEIGHT}`,
    'fill="none" stroke-linejoin="round"',
    `<path fill="${colourToken("night-900")}" d="M${LEFT} 0h${WIDTH}v${HEIGHT}h-${WIDTH}z"/>` +
      path(strong, `stroke="${colourToken("mist")}" stroke-width="15"`) +
      path(
        highlightedOutlines(slice),
        `fill="${copper}" fill-opacity=".5" stroke="${copper}" stroke-width="22"`,
      ),
  );
}

/** The text of src/assets/sprite.svg: the icons, the pictograms and the thumbnails of the regions. */
export function spriteSvg(): string {
  const symbols = [
    ...Object.entries(LINE_ICONS).map(([name, inside]) => symbol(`icon-${name}`, "0 0 24 24", LINE, inside)),
    ...Object.entries(PICTOGRAMS).map(([name, inside]) =>
      symbol(`pictogram-${name}`, "0 0 56 56", PICTOGRAM_LINE, inside),
    ),
    symbol("icon-star", "0 0 24 24", 'fill="currentColor"', STAR),
    ...DRAWINGS.map((name) => thumbnail(name, REGIONS[name])),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}
