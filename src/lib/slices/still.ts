import { simplify } from "./simplify.ts";
import { svgPath } from "./svg.ts";
import { LINE_CLASSES, type LineClass, type Slice } from "./types.ts";

/** All lines of one class as one path. */
export interface StillPath {
  readonly kind: LineClass;
  readonly path: string;
}

/**
 * A slice as path data for markup, in the order of drawing. `tolerance`, in drawing units, is how far a line may stray
 * from the computed one; `unit` the size of a step in drawing units, 3 for `viewBox="0 0 400 300"`. `kinds` leaves
 * out the other classes of lines.
 */
export function stillPaths(
  { lines }: Slice,
  tolerance: number,
  unit: number,
  kinds: readonly LineClass[] = LINE_CLASSES,
): StillPath[] {
  return kinds.flatMap((kind) => {
    const simple = lines
      .filter((line) => line.kind === kind)
      .map(({ points, closed }) => ({ closed, points: simplify(points, tolerance) }))
      .filter(({ points }) => points.length > 4);
    return simple.length ? [{ kind, path: svgPath(simple, unit) }] : [];
  });
}
