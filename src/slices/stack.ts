import type { Curve } from "./engine/curves.ts";
import { bounds } from "./lit.ts";
import { bodyOf, looseSvgPath } from "./picture.ts";
import { SLICE_COUNT, type Slice } from "./types.ts";

/** A lying layer: where a point of the drawing goes, in units of the stack (a quarter of its pixels). */
const LYING = { xx: 0.46, yx: 0.22, xy: -0.12, yy: 0.2 } as const;

/** How far each layer lies above the one before, and how far the current one is pulled out, in units of the stack. */
export const STACK = { step: 72, pull: -88 } as const;

/** Value of `transform` that lays a drawing into the stack at the place of the layer at an index. */
export const lyingAt = (index: number): string =>
  `matrix(${LYING.xx} ${LYING.xy} ${LYING.yx} ${LYING.yy} 0 ${heightOf(index)})`;

/** How low the layer at an index lies. */
const heightOf = (index: number) => (SLICE_COUNT - 1 - index) * STACK.step;

/** How far an outline may stray, in drawing units: a pixel of the stack is about ten. */
const TOLERANCE = 18;

const lie = (points: Float32Array, index: number): Float32Array =>
  points.map((at, i) =>
    i % 2
      ? LYING.xy * (points[i - 1] as number) + LYING.yy * at + heightOf(index)
      : LYING.xx * at + LYING.yx * (points[i + 1] as number),
  );

/** A region's layers as a pile, seen from the side: outlines from the lowest layer, and the box around them. */
export function stackOf(slices: readonly Slice[]): { outlines: string[]; viewBox: string } {
  const piled = slices.map((slice, index): Curve[] =>
    bodyOf(slice).map(({ points, closed }) => ({ closed, points: lie(points, index) })),
  );
  const all = bounds(Float32Array.from(piled.flat().flatMap(({ points }) => [...points])));
  const left = Math.floor(all.left + STACK.pull) - 6;
  const top = Math.floor(all.top) - 6;
  const width = Math.ceil(all.left + all.width) + 6 - left;
  const height = Math.ceil(all.top + all.height) + 6 - top;
  return {
    outlines: piled.map((curves) => looseSvgPath(curves, TOLERANCE * LYING.xx * 0.5)),
    viewBox: `${left} ${top} ${width} ${height}`,
  };
}
