import { bell } from "./choreography.ts";
import head from "./head.json" with { type: "json" };

/** A point of a horizontal plane through the head, in millimetres: x sideways, y forward. */
export type Point2D = readonly [x: number, y: number];

/** A point of the head, in millimetres: x sideways, y forward, z up. */
export type Point3D = readonly [x: number, y: number, z: number];

/**
 * A horizontal slice through the head, in millimetres: height, half width, front, back, and protrusions in front.
 * Missing values are 0.
 */
export interface Slice {
  /** 0 (lowest) to 4: the spiral whose stars draw it. */
  readonly spiral: number;
  readonly z: number;
  readonly side: number;
  readonly front?: number;
  readonly back?: number;
  readonly relief?: number;
}

/**
 * A human head in slices: x sideways, y forward, z up, 0 at the height of the eyes, from the neck's
 * cut (-158) over chin, lips and nose to the crown. The face needs them 5 to 7 mm apart, or its profile is not read; the
 * skull can do with 11. Drawn by hand and eye; no scan of anybody.
 */
export const SLICES: readonly Slice[] = head.slices;

/** The axis of the head's ellipses. */
const HEAD_AXIS_Y = -12;

/** Above this there is no neck. */
const NECK_TOP = -25;

/** How softly head and neck melt into each other. */
const NECK_BLEND = 16;

/** Points along an outline from which its stars are picked. */
const OUTLINE_SAMPLES = 720;

/** Distance from the middle of a superellipse to its rim, in the direction `sin`, `cos` of an angle to the front. */
function superellipse(sin: number, cos: number, side: number, front: number, back: number, power: number) {
  return (Math.abs(sin / side) ** power + Math.abs(cos / (cos > 0 ? front : back)) ** power) ** (-1 / power);
}

/** The outline of a slice, clockwise seen from above, from the tip of the nose. */
export function outlineOf({ z, side, front = 0, back = 0, relief = 0 }: Slice): Point2D[] {
  const power = 2.25 - (z - 10) ** 2 / 38_000;
  const flare = ((z + 90) / 20) ** 2;
  // Lips and chin are broad, the nose is slender at its bridge.
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
