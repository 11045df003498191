import { FIGURE, STILL_SECONDS } from "../src/stars/choreography.ts";
import { PROJECTED_SIZE, projectStars } from "../src/stars/project.ts";
import { createStage } from "../src/stars/stage.ts";
import { allStars, NO_SPIRAL, SPIRAL, STAR_COUNT, STAR_SIZE } from "../src/stars/stars.ts";

/** Drawing units per millimetre of the head. */
const UNITS_PER_MM = 2;

const POSTER_COLOURS = { near: "#e2f3ee", far: "#9accc4", copper: "#ffa468" };

/** Size of the drawing, in drawing units. `FIGURE`, the box around the head and the spirals, fills it. */
const [width, height] = [UNITS_PER_MM * FIGURE.width, UNITS_PER_MM * FIGURE.height];
const figure = { x: 0, y: 0, width, height };
const stage = { ...createStage({ ...figure, ratio: 1, isMobile: false, figure, texts: [] }), gain: 1 };

/**
 * Returns the head of stars as an SVG drawing. The home page shows the drawing until the stars move, and
 * permanently if they cannot move, for example without JavaScript. There is one path per colour and opacity;
 * a star is a line of length zero with round ends. The page shows the head with `<use href="…#head">` and
 * sets the line widths in screen pixels.
 */
export function headPoster(): string {
  const stars = allStars();
  const placed = new Float32Array(STAR_COUNT * PROJECTED_SIZE);
  projectStars(stars, STILL_SECONDS, stage, placed);

  const paths = new Map<string, { path: string; x: number; y: number }>();
  for (let i = 0; i < STAR_COUNT; i++) {
    const [x = 0, y = 0, light = 0, warmth = 0, distance = 0] = placed.subarray(
      i * PROJECTED_SIZE,
      (i + 1) * PROJECTED_SIZE,
    );
    // An SVG path has one opacity, so the stars are drawn in four groups of similar brightness. Those that are darker
    // than a fifth are left out.
    const group = Math.min(4, Math.floor(5 * light));
    if (stars[i * STAR_SIZE + SPIRAL] === NO_SPIRAL || group < 1) continue;
    const colour = warmth > 0.5 ? "copper" : distance > 0.5 ? "far" : "near";
    const key = `stroke="${POSTER_COLOURS[colour]}" opacity="${group / 4}" vector-effect="non-scaling-stroke"`;
    const own = paths.get(key) ?? { path: "M0 0", x: 0, y: 0 };
    const atX = Math.round(x);
    const atY = Math.round(y);
    own.path += `m${atX - own.x}${atY < own.y ? "" : " "}${atY - own.y}h0`;
    paths.set(key, { ...own, x: atX, y: atY });
  }

  const strokes = [...paths].map(([key, { path }]) => `<path ${key} d="${path}"/>`).sort();
  const line = `fill="none" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-width="1.6"><g id="head" ${line}>${strokes.join("")}</g></svg>\n`;
}
