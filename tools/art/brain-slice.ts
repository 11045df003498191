import { simplify } from "../../src/slices/engine/simplify.ts";
import { REGIONS } from "../../src/slices/regions.ts";
import { DRAWING, type Line } from "../../src/slices/types.ts";

/** Millimetres to a unit of the drawing: the head is 316 of them wide in its film (src/slices/regions/cerebral.ts). */
const UNIT = 316 / DRAWING.width;

/** Where the middle of the film's head lies, in units of the drawing. */
const MIDDLE = [600, 503] as const;

/** How far a contour may stray, in units of the drawing. */
const TOLERANCE = 8;

/** Contours of fewer millimetres across and down are specks among stars. */
const SMALLEST = 20;

function extent(points: Float32Array): number {
  const along = (axis: number) => points.filter((_, i) => i % 2 === axis);
  return [0, 1].reduce((sum, axis) => sum + Math.max(...along(axis)) - Math.min(...along(axis)), 0) * UNIT;
}

/** Contours as src/stars/brain.ts reads them: millimetres, x sideways and y forward, each from the point before. */
function encoded(lines: readonly Line[]): string {
  const contours = lines.map(({ points }) => {
    const last = [0, 0];
    return [...simplify(points, TOLERANCE)]
      .map((value, i) => {
        const at = Math.round((value - (MIDDLE[i % 2] as number)) * UNIT * (i % 2 ? -1 : 1));
        const step = at - (last[i % 2] as number);
        last[i % 2] = at;
        return step;
      })
      .join(" ");
  });
  return contours.join();
}

/** The text of src/stars/brain-slice.ts: what the brain's film shows inside the skull where its card shows it. */
export function brainSlice(): string {
  const { slice, still } = REGIONS.cerebral;
  const { lines } = slice(still);
  const seen = (kind: string) =>
    lines
      .filter((line) => line.kind === kind && extent(line.points) > SMALLEST)
      .toSorted((a, b) => extent(b.points) - extent(a.points));
  // The largest ones are the skin and the skull.
  const parts = { CORTEX: seen("l1").slice(1), WHITE: seen("l2").slice(1), VENTRICLES: seen("c1") };
  const constants = Object.entries(parts).map(
    ([name, part]) => `export const ${name} =\n  "${encoded(part)}";\n`,
  );
  return `// Layer ${still + 1} of the brain's film (src/slices/regions/cerebral.ts), by npm run art.\n${constants.join("")}`;
}
