import { DRAWING } from "../../src/lib/layer.ts";
import { bounds, type Curve, depthIn, type Line, type Point } from "../engine/curves.ts";
import type { Slice } from "../engine/region.ts";

/**
 * Returns the outlines of the structures that the layer's label names. One structure can have several
 * outlines: a left and a right one, or one for each hole.
 */
export const highlightedOutlines = ({ lines, named }: Slice): Line[] =>
  lines.filter(({ part }) => named.includes(part ?? ""));

/**
 * The box that a label of usual length needs in an upper corner of the drawing, in drawing units. The leader
 * (the line from the label to its target) starts at the inner lower corner of this box.
 */
const LABEL_BOX = { width: 360, height: 90 };

/**
 * How deep inside the outline of the target a leader ends, in drawing units. In a small target it ends less
 * deep.
 */
const INSET = 18;

/**
 * A leader may be longer by this many drawing units if it then ends one drawing unit deeper inside the
 * target.
 */
const LENGTH_PER_DEPTH = 5;

/** Number of search positions along each side of an outline's bounding box. */
const SEARCH_GRID = 48;

/** Number of points along a leader at which `costOf` checks what the leader crosses. */
const LEADER_SAMPLES = 40;

/**
 * Extra cost of a leader (the line from a label to its target) that comes from the left, so that the label
 * seldom changes sides from layer to layer. It equals the cost of four checked points inside other outlines
 * (`costOf`).
 */
const SIDE_CHANGE_COST = 4;

/**
 * `labelAnchor` tries two end points for a leader: the best one for a line from the label, and the best one
 * for a line from the side edge of the drawing. The second one is considered only if the two are closer
 * together than this distance, in drawing units.
 */
const MAX_END_DISTANCE = 60;

/**
 * Chooses the leader of a layer. The leader ends in a highlighted part, a little inside the outline and not
 * in a hole, at or close to the point nearest to the label. It normally comes from the upper right corner of
 * the drawing. It comes from the upper left corner if on the right the leader would cross clearly more, or
 * the label would cover a highlighted part.
 * @param lit outlines of the highlighted parts
 * @param others outlines that the leader should avoid
 */
export function labelAnchor(lit: readonly Curve[], others: readonly Curve[]) {
  const ways = [false, true].flatMap((isFlipped) => {
    const start = { x: isFlipped ? LABEL_BOX.width : DRAWING.width - LABEL_BOX.width, y: LABEL_BOX.height };
    const side = { x: isFlipped ? 0 : DRAWING.width, y: DRAWING.height * 0.75 };
    const nearest = nearestTo(start, lit);
    const beside = nearestTo(side, lit);
    const isNear = Math.hypot(beside.x - nearest.x, beside.y - nearest.y) < MAX_END_DISTANCE;
    return (isNear ? [nearest, beside] : [nearest]).map((anchor) => {
      const crossed = costOf(start.x, anchor, lit, others);
      return {
        anchor,
        isFlipped,
        cost: crossed + (isFlipped ? SIDE_CHANGE_COST : 0) + (anchor === beside ? 1 : 0),
      };
    });
  });
  const { anchor, isFlipped } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  return { anchor, isFlipped };
}

/**
 * Returns the best end point for a leader that starts at `from`. Outlines whose bounding box is at most 40 % as large as the largest one are ignored.
 */
function nearestTo(from: Point, lit: readonly Curve[]): Point {
  const boxes = lit.map((curve) => bounds([curve]));
  const least = Math.max(...boxes.map(({ width, height }) => width * height)) * 0.4;
  let best = { x: 0, y: 0 };
  let lowest = Number.POSITIVE_INFINITY;
  for (const { left, top, width, height } of boxes) {
    if (width * height <= least) continue;
    for (let i = 0; i < SEARCH_GRID ** 2; i++) {
      const x = left + (width * ((i % SEARCH_GRID) + 0.5)) / SEARCH_GRID;
      const y = top + (height * (Math.floor(i / SEARCH_GRID) + 0.5)) / SEARCH_GRID;
      const way = Math.hypot(x - from.x, y - from.y);
      if (way - LENGTH_PER_DEPTH * INSET >= lowest) continue;
      const depth = Math.min(
        x,
        DRAWING.width - x,
        y - LABEL_BOX.height,
        DRAWING.height - y,
        depthIn(lit, x, y),
      );
      const cost = way - LENGTH_PER_DEPTH * Math.min(depth, INSET);
      if (depth > 0 && cost < lowest) {
        best = { x: Math.round(x), y: Math.round(y) };
        lowest = cost;
      }
    }
  }
  return best;
}

/**
 * Returns the cost of a leader from a label whose inner edge is at x = `start` to the point `anchor`.
 * `LEADER_SAMPLES` points of the leader are checked. The cost is the number of points inside the outlines
 * `others`, plus four times the number of points inside a highlighted part. The points directly before the
 * end of the leader, which must be in a highlighted part, are not counted. If the label covers a highlighted
 * part, a fifth of `LEADER_SAMPLES` is added.
 */
function costOf(start: number, anchor: Point, lit: readonly Curve[], others: readonly Curve[]) {
  const edge = start > DRAWING.width / 2 ? DRAWING.width : 0;
  const covers = lit.some(({ points }) =>
    points.some(
      (x, i) => i % 2 === 0 && (x - start) * (x - edge) < 0 && (points[i + 1] as number) < LABEL_BOX.height,
    ),
  );
  const within = (all: readonly Curve[]) =>
    Array.from({ length: LEADER_SAMPLES }, (_, step) => {
      const share = (step + 1) / LEADER_SAMPLES;
      return (
        depthIn(
          all,
          anchor.x + (start - anchor.x) * share,
          anchor.y + (LABEL_BOX.height - anchor.y) * share,
        ) > 0
      );
    });
  const isLit = within(lit);
  const crossed = isLit.slice(isLit.indexOf(false)).filter(Boolean).length;
  return 4 * crossed + within(others).filter(Boolean).length + (covers ? LEADER_SAMPLES / 5 : 0);
}
