import { simplify } from "../../src/slices/engine/curves.ts";
import { REGIONS } from "../../src/slices/regions.ts";
import { DRAWING } from "../../src/slices/types.ts";

/** Millimetres to a unit of the drawing: the head is 316 of them wide in its film (src/slices/regions/cerebral.ts). */
const UNIT = 316 / DRAWING.width;

/** Where the middle of the film's head lies, in units of the drawing. */
const MIDDLE = [600, 503] as const;

/** How far a contour may stray, in units of the drawing. */
const TOLERANCE = 9;

/**
 * The left half of a closed contour as src/stars/figure.ts reads it: millimetres, x sideways and y forward, each point
 * from the one before. It runs from the middle to the middle, or, of a contour on the left alone, all the way round.
 */
function encoded(points: Float32Array): string {
  const count = points.length / 2;
  const isLeft = (i: number) => (points[2 * (i % count)] as number) > MIDDLE[0];
  const indices = Array.from({ length: count }, (_, i) => i);
  const entry = indices.find((i) => !isLeft(i) && isLeft(i + 1)) ?? 0;
  const half = [...indices.slice(entry), ...indices.slice(0, entry + 1)].filter(isLeft);
  const simple = simplify(
    Float32Array.from(half.flatMap((i) => [...points.subarray(2 * i, 2 * i + 2)])),
    TOLERANCE,
  );
  const rounded = simple.map((at, i) =>
    Math.round((at - (MIDDLE[i % 2] as number)) * UNIT * (i % 2 ? -1 : 1)),
  );
  return [...rounded].map((at, i) => at - (rounded[i - 2] ?? 0)).join(", ");
}

/** The text of src/stars/brain-slice.ts: what the brain's film shows inside the skull where its card shows it. */
export function brainSlice(): string {
  const { slice, still } = REGIONS.cerebral;
  const { lines } = slice(still);
  const contour = (id: string) => {
    const halves = lines.filter(({ part }) => part === id).map(({ points }) => encoded(points));
    return halves.toSorted((a, b) => b.length - a.length)[0];
  };
  return (
    `// Layer ${still + 1} of the brain's film (src/slices/regions/cerebral.ts), by npm run art.\n` +
    `export const CORTEX = [${contour("cortex")}]; // biome-ignore format: a table\n` +
    `export const VENTRICLES = [${contour("ventriculi")}]; // biome-ignore format: a table\n`
  );
}
