import { bell } from "./choreography.ts";

/** A point of a horizontal plane through the head, in millimetres: x sideways, y forward. */
export type Point = readonly [x: number, y: number];

/** A point of the head, in millimetres: x sideways, y forward, z up. */
export type Place = readonly [x: number, y: number, z: number];

/**
 * A horizontal slice through the head: its height, half its width, its front, its back, and what stands out in front.
 * What is left out is 0.
 */
export type Slice = readonly [z: number, side: number, front?: number, back?: number, relief?: number];

/**
 * A human head in slices, in millimetres: x sideways, y forward, z up, 0 at the height of the eyes. Grouped by the
 * spiral whose stars draw them, from the neck's cut (-158) over chin, lips and nose to the crown. The face needs them
 * 5 to 7 mm apart, or its profile is not read; the skull can do with 11. Drawn by hand and eye; no scan of anybody.
 */
export const SLICES: readonly (readonly Slice[])[] = [
  [[-158, 1], [-145, 1], [-133, 1], [-122, 1], [-115, 19, 58, 28, 5], [-109, 26, 75, 28, 11], [-103, 32, 81, 30, 13]],
  [[-96, 36, 84, 32, 11], [-89, 41, 85, 34, 3], [-82, 46, 87, 37, 3], [-75, 50, 89, 40, 8], [-69, 53, 90, 45, 3], [-63, 56, 91, 51, 10], [-57, 59, 91, 58, 6]],
  [[-51, 61, 91, 64, 10], [-46, 63, 91, 68, 24], [-41, 64, 91, 72, 28], [-35, 66, 90, 77, 27], [-29, 67, 90, 81, 23], [-22, 69, 90, 86, 19], [-14, 70, 90, 90, 14], [-5, 71, 90, 94, 9], [3, 73, 92, 97, 5], [12, 75, 96, 99, 1], [22, 76, 97, 100]],
  [[33, 77, 96, 100], [44, 76, 93, 99], [55, 75, 89, 95], [66, 71, 83, 90]],
  [[76, 66, 75, 84], [86, 59, 65, 76], [95, 49, 53, 65], [103, 35, 38, 51], [109, 19, 17, 31]],
]; // biome-ignore format: a table

/** The axis of the head's ellipses. */
const AXIS_Y = -12;

/** Above this there is no neck. */
const NECK_TOP = -25;

/** How softly head and neck melt into each other. */
const MELT = 16;

/** Points along an outline from which its stars are picked. */
const SAMPLES = 720;

/** Distance from the middle of a superellipse to its rim, in the direction `sin`, `cos` of an angle to the front. */
function superellipse(sin: number, cos: number, side: number, front: number, back: number, power: number) {
  return (Math.abs(sin / side) ** power + Math.abs(cos / (cos > 0 ? front : back)) ** power) ** (-1 / power);
}

/** The outline of a slice, clockwise seen from above, from the tip of the nose. */
export function outlineOf([z, side, front = 0, back = 0, relief = 0]: Slice): Point[] {
  const power = 2.25 - (z - 10) ** 2 / 38_000;
  const flare = ((z + 90) / 20) ** 2;
  // Lips and chin are broad, the nose is slender at its bridge.
  const reliefWidth = z < -52 ? 18 : 9 + 8 * bell(z + 48, 20);
  const socket = 6 * bell(z + 2, 9);
  const cheek = 3.5 * bell(z + 27, 15);
  const ear = Math.max(0, 16 - 16 * ((z + 17) / 30) ** 4);
  const earY = -21 - 0.22 * z;

  return Array.from({ length: SAMPLES }, (_, i) => {
    const angle = (2 * Math.PI * i) / SAMPLES;
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    let radius = superellipse(sin, cos, side, front - AXIS_Y, back + AXIS_Y, power);
    if (z < NECK_TOP) {
      const neck = superellipse(sin, cos, 52 + 0.7 * flare, 34, 54 + flare, 2);
      const overlap = Math.max(MELT - Math.abs(radius - neck), 0);
      radius = Math.max(radius, neck) + (overlap * overlap) / (4 * MELT);
    }
    const x = radius * sin;
    let y = AXIS_Y + radius * cos;
    const off = Math.abs(x);
    if (cos > 0.2)
      y += relief * bell(x, reliefWidth) - socket * bell(off - 31, 13) + cheek * bell(off - 46, 14);
    return [x + Math.sign(x) * ear * bell((y - earY) ** 2, 144), y];
  });
}
