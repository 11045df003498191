/**
 * Writes src/assets/sprite.svg: the icons, the mark and the six menu thumbnails.
 * Usage: node scripts/art/build-sprite.ts <folder with the design's drawings>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { LINE_ICONS, STAR } from "../../src/assets/icons.ts";
import { DRAWINGS } from "../../src/lib/drawings.ts";
import { contoursOf, type Point, roundedPath, simplify } from "./contours.ts";

const LINE =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

// A thumbnail is 60 by 48 CSS pixels, here in tenths; the drawing is 1200 by 900 and loses its left and right edge.
const SCALE = 480 / 900;
const CROP = (1200 * SCALE - 600) / 2;
const TOLERANCE = 2;
const STYLES = {
  l1: 'stroke="#025956" stroke-width="8"',
  c1: 'stroke="#a74519" stroke-width="14"',
} as const;

function symbol(id: string, viewBox: string, attributes: string, inside: string): string {
  return `<symbol id="${id}" viewBox="${viewBox}" ${attributes}>${inside}</symbol>`;
}

/** One class of lines of a drawing as one small path; `seen` leaves out a line that another class draws too. */
function lines(drawing: string, name: keyof typeof STYLES, seen: Set<string>): string {
  const found = drawing.matchAll(new RegExp(`<path class="${name}"[^>]* d="([^"]+)"`, "g"));
  const path = [...found]
    .map((match) => match[1] ?? "")
    .filter((data) => !seen.has(data) && seen.add(data))
    .flatMap(contoursOf)
    .map(({ points, closed }) => ({
      closed,
      points: closed && points[0] ? [...points, points[0]] : points,
    }))
    .map(({ points, closed }) => {
      const small = points.map(([x, y]): Point => [x * SCALE - CROP, y * SCALE]);
      return roundedPath({ points: simplify(small, TOLERANCE), closed });
    })
    .join("");
  return `<path ${STYLES[name]} d="${path}"/>`;
}

function thumbnail(name: string, folder: string): string {
  const drawing = readFileSync(`${folder}/${name}.svg`, "utf8");
  const seen = new Set<string>();
  const copper = lines(drawing, "c1", seen);
  return symbol(
    `thumb-${name}`,
    "0 0 600 480",
    'fill="none" stroke-linejoin="round"',
    lines(drawing, "l1", seen) + copper,
  );
}

function mark(): string {
  const logo = readFileSync(new URL("../../src/assets/logo.svg", import.meta.url), "utf8");
  const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(logo)?.[1]?.replace(/\s*\n\s*/g, "") ?? "";
  return symbol("logo", "0 0 40 40", 'fill="none" stroke="currentColor" stroke-width="2"', inside);
}

const folder = process.argv[2];
if (!folder) throw new Error("Name the folder with the design's drawings");
const symbols = [
  ...Object.entries(LINE_ICONS).map(([name, inside]) => symbol(`icon-${name}`, "0 0 24 24", LINE, inside)),
  symbol("icon-star", "0 0 24 24", 'fill="currentColor"', STAR),
  mark(),
  ...DRAWINGS.map((name) => thumbnail(name, folder)),
];
writeFileSync(
  new URL("../../src/assets/sprite.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`,
);
