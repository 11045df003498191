import { DRAWING, type Layer, PAINTS, type Paint } from "../../src/lib/layer.ts";
import { type Curve, type Line, simplify, svgPath } from "../engine/curves.ts";
import type { Slice } from "../engine/region.ts";
import { highlightedOutlines, labelAnchor } from "./label-anchor.ts";

/**
 * Maximum deviation of a simplified line from the computed one, in drawing units. `faint` is for the paints
 * `inner` and `faint`, `strong` for all others, where it is about a pixel on the site.
 */
const LINE_TOLERANCE = { strong: 2, faint: 4.5 };

/**
 * The lines of the small picture of a layer (in the stack) are simplified more than in its drawing.
 * `tolerance` is the maximum deviation from the original line, in drawing units; lines with fewer than
 * `least` points are left out.
 */
const SMALL = { tolerance: 16, least: 5 };

/**
 * Simplifies curves, and leaves out curves with fewer than `least` points.
 * @param tolerance maximum deviation of a simplified curve, in drawing units
 */
export const simplified = (curves: readonly Curve[], tolerance: number, least = 3): Curve[] =>
  curves
    .map(({ points, closed }) => ({ closed, points: simplify(points, tolerance) }))
    .filter(({ points }) => points.length >= 2 * least);

/**
 * Repeats each point outside the picture. `svgPath` does not round the corner at a repeated point, so no
 * rounded corner is visible at the edge of the picture.
 */
function straightOutside({ points, closed }: Curve): Curve {
  const twice: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    twice.push(x, y);
    if (Math.min(x, y, DRAWING.width - x, DRAWING.height - y) < 0) twice.push(x, y);
  }
  return { closed, points: Float32Array.from(twice) };
}

export const simplifiedSvgPath = (...curves: Parameters<typeof simplified>) =>
  svgPath(simplified(...curves).map(straightOutside));

/** Converts a slice to the form that the viewer imports. Each line belongs to exactly one path. */
export function layerDrawing(slice: Slice): Layer {
  const lit = highlightedOutlines(slice);
  const others = slice.lines.filter((line) => !lit.includes(line));
  const path = (paint: Paint) => {
    const lines = paint === "lit" ? lit : others.filter(({ kind }) => kind === paint);
    return simplifiedSvgPath(
      lines,
      paint === "inner" || paint === "faint" ? LINE_TOLERANCE.faint : LINE_TOLERANCE.strong,
    );
  };
  const strong = ({ kind }: Line) => kind === "contour" || kind === "accent";
  return {
    paths: Object.fromEntries(PAINTS.map((paint) => [paint, path(paint)])) as Record<Paint, string>,
    /** The main lines of the layer, simplified to few points, for its small picture in the stack. */
    small: simplifiedSvgPath(slice.lines.filter(strong), SMALL.tolerance, SMALL.least),
    /** The target of the label, and the leader (the line from the label to the target). */
    named: {
      /** Whether the label names the one structure that is drawn in copper. */
      isCopper: lit.some(({ kind }) => kind === "accent"),
      /**
       * `anchor`: the end of the leader, in drawing units. `isFlipped`: whether the leader comes from the
       * upper left corner instead of the upper right one.
       */
      ...labelAnchor(lit, others.filter(strong)),
    },
  };
}
