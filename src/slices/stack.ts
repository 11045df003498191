import { bounds } from "./lit.ts";
import { bodyOf, looseSvgPath } from "./picture.ts";
import { heightOf, LYING, STACK } from "./pile.ts";
import type { Line, Slice } from "./types.ts";

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
  const piled = slices.map((slice, index): Pick<Line, "points" | "closed">[] =>
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
