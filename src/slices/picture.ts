import { type Curve, simplify, svgPath } from "./engine/curves.ts";
import { anchorOf, isFlipped, litContours } from "./lit.ts";
import { type LineClass, PAINTS, type Paint, type Picture, type Slice } from "./types.ts";

/** How far a line may stray from the computed one, in drawing units: under a pixel at the sizes of the site. */
const TOLERANCE = 2;

/** How far lines of the small picture may stray, and the fewest points of such a line. */
const SMALL = { tolerance: 9, least: 5 };

/** Path data of curves that may stray by `tolerance` drawing units; those of fewer points than `least` are left out. */
export function looseSvgPath(curves: readonly Curve[], tolerance: number, least = 3): string {
  const simple = curves
    .map(({ points, closed }) => ({ closed, points: simplify(points, tolerance) }))
    .filter(({ points }) => points.length >= 2 * least);
  return svgPath(simple);
}

/** The body's outline as curves. */
export const bodyOf = ({ silhouette }: Slice): Curve[] =>
  silhouette.map((points) => ({ points, closed: true }));

const closedUp = (lines: readonly Curve[]) => lines.map(({ points }) => ({ points, closed: true }));

/** A line around something, and not one that runs from one edge of the picture to another, like the skin. */
function isArea({ points, closed }: Curve): boolean {
  const apart = (at: 0 | 1) => Math.abs((points[at] as number) - (points.at(at - 2) as number));
  return closed || Math.min(apart(0), apart(1)) < 2;
}

/** A layer as path data. */
export function pictureOf(slice: Slice): Picture {
  const lit = litContours(slice);
  const curves = (paint: Paint): readonly Curve[] => {
    if (paint === "skin") return bodyOf(slice);
    // What the edge of the picture cuts is filled up to there.
    if (paint === "lit") return closedUp(lit);
    if (paint === "tone") return closedUp(slice.lines.filter((line) => line.kind === "l1" && isArea(line)));
    return slice.lines.filter(({ kind }) => kind === paint);
  };
  const anchor = anchorOf(lit) ?? { x: 0, y: 0 };
  const strong: readonly LineClass[] = ["l1", "c1"];
  return {
    paths: Object.fromEntries(
      PAINTS.map((paint) => [paint, looseSvgPath(curves(paint), TOLERANCE)]),
    ) as Record<Paint, string>,
    small: looseSvgPath(
      slice.lines.filter(({ kind, closed }) => closed && strong.includes(kind)),
      SMALL.tolerance,
      SMALL.least,
    ),
    named: {
      isCopper: lit.some(({ kind }) => kind === "c1"),
      anchor,
      isFlipped: isFlipped(lit, anchor),
    },
  };
}
