import { DRAWING } from "../src/components/SliceViewer/layer.ts";
import { fromSide } from "./engine/curves.ts";
import type { Slice } from "./engine/region.ts";
import type { Curve, Line, Point } from "./engine/types.ts";

/** The borders of what the layer's label names: both sides of a pair, and the holes of a ring. */
export const highlightedOutlines = ({ lines, named }: Slice): Line[] =>
  lines.filter(({ part }) => part !== undefined && named.includes(part));

/** The room of a word of usual length, and at its inner end the leader's beginning, in drawing units from the corner. */
const LABEL_BOX = { width: 360, height: 90 };

/** How far inside its target a leader ends, in drawing units, where there is room. */
const INSET = 18;

/** The additional length of a leader that is accepted for each unit of depth. */
const PULL = 5;

/** Places of the search along each side of a contour's box. */
const SEARCH_GRID = 48;

/** Number of samples along a leader; a label on a highlighted part costs as much as a fifth of them. */
const LEADER_SAMPLES = 40;

/** A leader from the left must cross this many samples fewer, so that the label seldom changes sides. */
const CLEARLY = 4;

/** A leader may end as far from the place nearest to its word, in drawing units, where it crosses less on its way. */
const BESIDE_LIMIT = 60;

/**
 * The leader of a layer: it ends at the point of the highlighted parts nearest to the label, a little inside
 * (even-odd: not in a hole), or at a neighbouring point. It comes from the upper left corner if from the right it
 * would cross more of the drawing, or if the label would cover its target.
 * @param others contours that it should avoid
 */
export function labelAnchor(lit: readonly Curve[], others: readonly Curve[]) {
  const ways = [false, true].flatMap((isFlipped) => {
    const start = { x: isFlipped ? LABEL_BOX.width : DRAWING.width - LABEL_BOX.width, y: LABEL_BOX.height };
    const side = { x: isFlipped ? 0 : DRAWING.width, y: DRAWING.height * 0.75 };
    const nearest = nearestTo(start, lit) ?? ORIGIN;
    const beside = nearestTo(side, lit) ?? ORIGIN;
    const isNear = Math.hypot(beside.x - nearest.x, beside.y - nearest.y) < BESIDE_LIMIT;
    return (isNear ? [nearest, beside] : [nearest]).map((anchor) => {
      const crossed = costOf(start.x, anchor, lit, others);
      return { anchor, isFlipped, cost: crossed + (isFlipped ? CLEARLY : 0) + (anchor === beside ? 1 : 0) };
    });
  });
  const { anchor, isFlipped } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  return { anchor, isFlipped };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Undefined where no contour holds a place. Of the contours those that are not much smaller than the largest. */
function nearestTo(from: Point, lit: readonly Curve[]): Point | undefined {
  const boxes = lit.map(({ points }) => bounds(points));
  const least = Math.max(...boxes.map(({ width, height }) => width * height)) * 0.4;
  let best: Point | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const { left, top, width, height } of boxes) {
    if (width * height <= least) continue;
    for (let i = 0; i < SEARCH_GRID ** 2; i++) {
      const x = left + (width * ((i % SEARCH_GRID) + 0.5)) / SEARCH_GRID;
      const y = top + (height * (Math.floor(i / SEARCH_GRID) + 0.5)) / SEARCH_GRID;
      const way = Math.hypot(x - from.x, y - from.y);
      if (way - PULL * INSET >= lowest) continue;
      const depth = Math.min(
        x,
        DRAWING.width - x,
        y - LABEL_BOX.height,
        DRAWING.height - y,
        depthIn(lit, x, y),
      );
      const cost = way - PULL * Math.min(depth, INSET);
      if (depth > 0 && cost < lowest) {
        best = { x: Math.round(x), y: Math.round(y) };
        lowest = cost;
      }
    }
  }
  return best;
}

/** Steps of the leader that lie in other parts, those that are lit before it ends counted four times. */
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

/** Distance to the nearest side, positive inside the curves taken even-odd. */
export function depthIn(curves: readonly Curve[], x: number, y: number): number {
  let inside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { points: ring } of curves)
    for (let i = 0, last = ring.length - 2; i < ring.length; last = i, i += 2) {
      const [ax, ay] = [ring[last] as number, ring[last + 1] as number];
      const [bx, by] = [ring[i] as number, ring[i + 1] as number];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
      nearest = Math.min(nearest, fromSide(x, y, ax, ay, bx, by));
    }
  return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

/** The box around the points. */
export function bounds(points: Float32Array) {
  const across = points.filter((_, i) => i % 2 === 0);
  const down = points.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}
