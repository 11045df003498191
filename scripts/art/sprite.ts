import { readFileSync } from "node:fs";
import { LINE_ICONS, STAR } from "../../src/assets/icons.ts";
import { SIGNS } from "../../src/assets/signs.ts";
import { colourToken } from "../../src/lib/design-tokens.ts";
import { DRAWINGS } from "../../src/lib/drawings.ts";
import { REGIONS } from "../../src/lib/slices/regions.ts";
import { simplify } from "../../src/lib/slices/simplify.ts";
import { svgPath } from "../../src/lib/slices/svg.ts";
import type { Region } from "../../src/lib/slices/types.ts";
import { LINE_COLOUR } from "./drawing.ts";

const LINE =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

const SIGN_LINE = LINE.replace("1.75", "2.2");

// A thumbnail is 60 by 48 CSS pixels, here in tenths; the drawing is 1200 by 900 and loses its left and right edge.
const SCALE = 480 / 900;
const CROP = (1200 * SCALE - 600) / 2;
const TOLERANCE = 3;
/** Lines that run less than this, in tenths of a pixel, are specks at this size. */
const SHORTEST = 90;
const STYLES = {
  l1: `stroke="${LINE_COLOUR}" stroke-width="8"`,
  c1: `stroke="${colourToken("copper-600")}" stroke-width="14"`,
} as const;

function symbol(id: string, viewBox: string, attributes: string, inside: string): string {
  return `<symbol id="${id}" viewBox="${viewBox}" ${attributes}>${inside}</symbol>`;
}

function length(points: Float32Array): number {
  let sum = 0;
  for (let i = 2; i < points.length; i++) sum += Math.abs((points[i] ?? 0) - (points[i - 2] ?? 0));
  return sum;
}

/** The strong lines of a region's still. */
function thumbnail(name: string, region: Region): string {
  const { lines } = region.slice(region.still);
  const paths = (["l1", "c1"] as const).map((kind) => {
    const small = lines
      .filter((line) => line.kind === kind)
      .map(({ points, closed }) => ({
        closed,
        points: simplify(
          points.map((value, i) => value * SCALE - (i % 2 ? 0 : CROP)),
          TOLERANCE,
        ),
      }))
      .filter(({ points }) => length(points) > SHORTEST);
    return `<path ${STYLES[kind]} d="${svgPath(small)}"/>`;
  });
  return symbol(`thumb-${name}`, "0 0 600 480", 'fill="none" stroke-linejoin="round"', paths.join(""));
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
