/** The drawing of „Ce să ne spuneți înainte”: the body of `figure.ts` in copper. */
import type { BodyPlace } from "../../src/lib/drawings.ts";
import { colourToken } from "../../src/styles/colour-token.ts";
import {
  bodyLines,
  figureSvg,
  lightFrom,
  type Point3,
  type Pose,
  project,
  radians,
  SCALE,
  stacked,
} from "./lines.ts";

const POSE: Pose = { turn: radians(-14), pitch: radians(13) };

/** The part of the projection that the drawing shows; x = 0 is the body's axis. */
const STAGE = { left: -150, top: -78, width: 300, height: 890 };

/** A point on the skin at each place of the body. */
const POINTS: Readonly<Record<BodyPlace, Point3>> = {
  cap: [-27, 28, 24],
  ochi: [15, 51, 42],
  piept: [-34, 196, 42],
  brat: [106, 226, 16],
  burta: [-30, 304, 40],
  bazin: [-22, 408, 44],
  oase: [40, 606, 30],
};

/** Where the dots are: x from the middle of the drawing, y from its upper edge. */
export const placePoints = () =>
  Object.fromEntries(
    Object.entries(POINTS).map(([place, point]) => {
      const [x, y] = project(point, POSE);
      return [place, { x: Math.round(x / SCALE), y: Math.round(y / SCALE - STAGE.top) }];
    }),
  );

/** Returns the file of the drawing. */
export function placesSvg(): string {
  const light = lightFrom([
    colourToken("copper-800"),
    colourToken("copper-600"),
    "#cf8c5f",
    "#e3b48f",
    "#cf8c5f",
  ]);
  const ground = colourToken("copper-100");
  const lines = stacked(bodyLines(7.2, 112), POSE);
  return figureSvg(STAGE, `${light}<g fill="${ground}" stroke="url(#light)" stroke-width="4.8">${lines}</g>`);
}
