import { bounds } from "./lit.ts";
import { bodyOf, looseSvgPath } from "./picture.ts";
import { heightOf, LYING, STACK } from "./pile.ts";
import type { Line, Slice } from "./types.ts";

/** How far an outline may stray, in drawing units: a pixel of the stack is about ten. */
const TOLERANCE = 18;

function lie(points: Float32Array, index: number): Float32Array {
  const lying = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    lying[i] = LYING.xx * x + LYING.yx * y;
    lying[i + 1] = LYING.xy * x + LYING.yy * y + heightOf(index);
  }
  return lying;
}

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
