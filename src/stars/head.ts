import { bell } from "./choreography.ts";
import head from "./head.json" with { type: "json" };

/** A point of a horizontal plane through the head, in millimetres: x sideways, y forward. */
export type Point2D = readonly [x: number, y: number];

/** A point of the head, in millimetres: x sideways, y forward, z up. */
export type Point3D = readonly [x: number, y: number, z: number];

/**
 * A horizontal slice through the head. Lengths are in millimetres: `z` is its height, `side` its half width,
 * `front` and `back` its extents from y = 0, `relief` the length of what protrudes in front, such as the
 * nose. Missing values are 0.
 */
export interface Slice {
  /** Number of the spiral whose stars draw the slice: 0 (lowest) to 4. */
  readonly spiral: number;
  readonly z: number;
  readonly side: number;
  readonly front?: number;
  readonly back?: number;
  readonly relief?: number;
}

/**
 * The slices of a human head, from the cut through the neck (z = -158) over chin, lips and nose to the crown;
 * z is 0 at the eyes. The face needs a slice every 5 to 7 mm for a recognisable profile; for the skull 11 mm
 * are enough. The shape was drawn by hand, not taken from a scan of a person.
 */
export const SLICES: readonly Slice[] = head.slices;

/** y of the centre of the superellipses from which the head is made, in millimetres. */
const HEAD_AXIS_Y = -12;

/** Height (z) above which the outline contains no neck, in millimetres. */
const NECK_TOP = -25;

/**
 * The outlines of head and neck are joined smoothly where their distance is less than this, in millimetres.
 */
const NECK_BLEND = 16;

/** Number of points along an outline, from which the positions of its stars are picked. */
const OUTLINE_SAMPLES = 720;

/**
 * Distance from the centre of a superellipse to its rim, in the direction of an angle that is given by its
 * sine and cosine; angle 0 points to the front. With `power` 2 a superellipse is an ellipse; a larger `power`
 * makes its corners fuller.
 */
function superellipse(sin: number, cos: number, side: number, front: number, back: number, power: number) {
  return (Math.abs(sin / side) ** power + Math.abs(cos / (cos > 0 ? front : back)) ** power) ** (-1 / power);
}

/** The outline of a slice, clockwise as seen from above, starting at the front. */
export function outlineOf({ z, side, front = 0, back = 0, relief = 0 }: Slice): Point2D[] {
  const power = 2.25 - (z - 10) ** 2 / 38_000;
  const flare = ((z + 90) / 20) ** 2;
  // The width of the face's protrusion (`relief`): large at lips and chin, small at the bridge of the nose.
  const reliefWidth = z < -52 ? 18 : 9 + 8 * bell(z + 48, 20);
  const socket = 6 * bell(z + 2, 9);
  const cheek = 3.5 * bell(z + 27, 15);
  const ear = Math.max(0, 16 - 16 * ((z + 17) / 30) ** 4);
  const earY = -21 - 0.22 * z;

  return Array.from({ length: OUTLINE_SAMPLES }, (_, i) => {
    const angle = (2 * Math.PI * i) / OUTLINE_SAMPLES;
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    let radius = superellipse(sin, cos, side, front - HEAD_AXIS_Y, back + HEAD_AXIS_Y, power);
    if (z < NECK_TOP) {
      const neck = superellipse(sin, cos, 52 + 0.7 * flare, 34, 54 + flare, 2);
      const overlap = Math.max(NECK_BLEND - Math.abs(radius - neck), 0);
      radius = Math.max(radius, neck) + (overlap * overlap) / (4 * NECK_BLEND);
    }
    const x = radius * sin;
    let y = HEAD_AXIS_Y + radius * cos;
    const off = Math.abs(x);
    if (cos > 0.2)
      y += relief * bell(x, reliefWidth) - socket * bell(off - 31, 13) + cheek * bell(off - 46, 14);
    return [x + Math.sign(x) * ear * bell((y - earY) ** 2, 144), y];
  });
}
