/** The body of `figure.ts` as lines: its horizontal sections, each of which hides what is behind it. */
import { simplify, svgPath } from "../engine/curves.ts";
import { bodyAt, type Outline } from "./figure.ts";

export type Point3 = readonly [x: number, y: number, z: number];

/** How the body is seen (radians): turned to the left of the picture, and from above. */
export interface Pose {
  readonly turn: number;
  readonly pitch: number;
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Drawing units per unit of the figure. */
export const SCALE = 4;

/** Maximum deviation of a simplified line (drawing units). */
const TOLERANCE = 1.6;

/** The height of the uppermost line. */
const FIRST = 1.5;

/** Returns the place of a point of the figure in the drawing. */
export function project([x, y, z]: Point3, { turn, pitch }: Pose): readonly [x: number, y: number] {
  const forwards = -x * Math.sin(turn) + z * Math.cos(turn);
  return [
    SCALE * (x * Math.cos(turn) + z * Math.sin(turn)),
    SCALE * (y * Math.cos(pitch) + forwards * Math.sin(pitch)),
  ];
}

export const closedPath = (points: readonly Point3[], pose: Pose, attributes = "") => {
  const projected = Float32Array.from(points.flatMap((point) => project(point, pose)));
  return `<path${attributes} d="${svgPath([{ closed: true, points: simplify(projected, TOLERANCE) }])}"/>`;
};

/** Returns the lines of the body from the head downwards. @param spacing distance between two of them */
export const bodyLines = (spacing: number, count: number): Outline[] =>
  Array.from({ length: count }, (_, i) => FIRST + i * spacing).flatMap((y) => bodyAt(y));

/**
 * Draws lines of the body, from the lowest one upwards, so that with a filling each hides what is behind it.
 * An arm that is nearer than the trunk follows the trunk.
 */
export const stacked = (lines: readonly Outline[], pose: Pose): string =>
  lines
    .map((line) => {
      const { x, y, z, isArm } = line;
      return {
        ...line,
        order: y < 215 && !isArm ? 2 : isArm && x > 0 ? 1 : 0,
        far: x * Math.sin(pose.turn) - z * Math.cos(pose.turn),
      };
    })
    .sort((a, b) => a.order - b.order || b.y - a.y || b.far - a.far)
    .map(({ y, points }) =>
      closedPath(
        Array.from({ length: points.length / 2 }, (_, i) => [
          points[2 * i] as number,
          y,
          points[2 * i + 1] as number,
        ]),
        pose,
      ),
    )
    .join("");

/** A gradient for the lines, whose light comes from the left. @param colours five colours from left to right */
export const lightFrom = (colours: readonly string[]) =>
  `<linearGradient id="light">${[0, 0.3, 0.7, 0.92, 1]
    .map((at, i) => `<stop offset="${at}" stop-color="${colours[i]}"/>`)
    .join("")}</linearGradient>`;

/** The part of the projection that a drawing shows, in units of the figure; x = 0 is the body's axis. */
interface Stage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the SVG file of a drawing of the figure. */
export const figureSvg = ({ left, top, width, height }: Stage, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${[left, top, width, height].map((at) => at * SCALE).join(" ")}" fill="none" stroke-linejoin="round">${drawing}</svg>\n`;
