import { readFileSync } from "node:fs";
import { LINE_ICONS, STAR } from "../../src/assets/icons.ts";
import { SIGNS } from "../../src/assets/signs.ts";
import { colourToken } from "../../src/lib/design-tokens.ts";
import { litContours } from "../../src/slices/lit.ts";
import { looseSvgPath } from "../../src/slices/picture.ts";
import { DRAWINGS } from "../../src/slices/regions/index.ts";
import { REGIONS } from "../../src/slices/regions.ts";
import type { Line, Region } from "../../src/slices/types.ts";

const LINE =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

const SIGN_LINE = LINE.replace("1.75", "2.2");

// A thumbnail is 60 by 48 CSS pixels, here in tenths; the drawing is 1200 by 900 and loses its left and right edge.
const SCALE = 480 / 900;
const CROP = (1200 * SCALE - 600) / 2;
const TOLERANCE = 3;
/** Lines that run less than this, in tenths of a pixel, are specks at this size. */
const SHORTEST = 90;

function symbol(id: string, viewBox: string, attributes: string, inside: string): string {
  return `<symbol id="${id}" viewBox="${viewBox}" ${attributes}>${inside}</symbol>`;
}

function length(points: Float32Array): number {
  let sum = 0;
  for (let i = 2; i < points.length; i++) sum += Math.abs((points[i] ?? 0) - (points[i - 2] ?? 0));
  return sum;
}

/** A region's still on the ground of the film: its strong lines, and what is lit. */
function thumbnail(name: string, region: Region): string {
  const slice = region.slice(region.still);
  const path = (lines: readonly Line[], style: string) => {
    const small = lines
      .map(({ points, closed }) => ({
        closed,
        points: points.map((value, i) => value * SCALE - (i % 2 ? 0 : CROP)),
      }))
      .filter(({ points }) => length(points) > SHORTEST);
    return `<path ${style} d="${looseSvgPath(small, TOLERANCE)}"/>`;
  };
  const copper = colourToken("copper-400");
  return symbol(
    `thumb-${name}`,
    "0 0 600 480",
    'fill="none" stroke-linejoin="round"',
    `<path fill="${colourToken("night-900")}" d="M0 0h600v480h-600z"/>` +
      path(
        slice.lines.filter(({ kind }) => kind === "l1"),
        `stroke="${colourToken("mist")}" stroke-width="8"`,
      ) +
      path(litContours(slice), `fill="${copper}" fill-opacity=".5" stroke="${copper}" stroke-width="12"`),
  );
}

function mark(): string {
  const logo = readFileSync(new URL("../../src/assets/logo.svg", import.meta.url), "utf8");
  const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(logo)?.[1]?.replace(/\s*\n\s*/g, "") ?? "";
  return symbol("logo", "0 0 40 40", 'fill="none" stroke="currentColor" stroke-width="2"', inside);
}

/** The text of src/assets/sprite.svg: the icons, the signs, the mark and the menu thumbnails. */
export function spriteSvg(): string {
  const symbols = [
    ...Object.entries(LINE_ICONS).map(([name, inside]) => symbol(`icon-${name}`, "0 0 24 24", LINE, inside)),
    ...Object.entries(SIGNS).map(([name, inside]) => symbol(`sign-${name}`, "0 0 56 56", SIGN_LINE, inside)),
    symbol("icon-star", "0 0 24 24", 'fill="currentColor"', STAR),
    mark(),
    ...DRAWINGS.map((name) => thumbnail(name, REGIONS[name])),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}
