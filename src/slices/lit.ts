import { fromSide } from "./engine/curves.ts";
import type { Slice } from "./engine/region.ts";
import { type Curve, DRAWING, type Line, type Place } from "./types.ts";

type Ring = Float32Array;

/** The borders of what the layer's label names: both sides of a pair, and the holes of a ring. */
export const litContours = ({ lines, named }: Slice): Line[] =>
  lines.filter(({ part }) => part !== undefined && named.includes(part));

/** Places of the search along each side of the largest contour's box. */
const LOOK = 40;

/**
 * The place that lies deepest inside the largest of some contours (even-odd: not in a hole) and inside the picture: where
 * a leader may point. Of several that are nearly alike, as the sides of a pair or a row of discs are, the one nearest to
 * the right-hand edge a little below the word.
 * @returns undefined where no contour holds a place
 */
export function anchorOf(contours: readonly Curve[]): Place | undefined {
  const rings = contours.map(({ points }) => points);
  const sizes = rings.map((ring) => Math.abs(area(ring)));
  const alike = rings.filter((_, i) => (sizes[i] as number) > Math.max(...sizes) * 0.6);
  const away = (ring: Ring) => {
    const { left, top, width, height } = bounds(ring);
    return Math.hypot(DRAWING.width - left - width / 2, top + height / 2 - 2 * WORD.height);
  };
  const nearest = alike.sort((a, b) => away(a) - away(b))[0];
  if (!nearest) return undefined;
  const { left, top, width, height } = bounds(nearest);
  let best = { x: left, y: top, depth: 0 };
  // One step to the left nothing lies deeper than a step more: most places need no look.
  let deepest = 0;
  for (let i = 0; i < LOOK ** 2; i++) {
    deepest = i % LOOK ? deepest + width / LOOK : Number.POSITIVE_INFINITY;
    if (deepest <= best.depth) continue;
    // From the right: of two that lie equally deep the one nearer to the word.
    const x = left + (width * (LOOK - 0.5 - (i % LOOK))) / LOOK;
    const y = top + (height * (Math.floor(i / LOOK) + 0.5)) / LOOK;
    deepest = Math.min(x, DRAWING.width - x, y, DRAWING.height - y, depthIn(rings, x, y));
    if (deepest > best.depth) best = { x, y, depth: deepest };
  }
  return best.depth > 0 ? { x: Math.round(best.x), y: Math.round(best.y) } : undefined;
}

/** Places along a leader that are looked at. */
const STEPS = 24;

/** Where a leader ends, and the room of a word of usual length, on a phone: in drawing units from the corner. */
const WORD = { width: 420, height: 140 };

/**
 * Whether a leader to `anchor` had better come from the upper left corner than from the upper right: because the word
 * would lie on what is lit, or the leader run through the other parts of it.
 */
export function isFlipped(contours: readonly Curve[], anchor: Place): boolean {
  const rings = contours.map(({ points }) => points);
  const cost = (end: number, edge: number) => {
    const covers = rings.some((ring) =>
      ring.some((x, i) => i % 2 === 0 && (x - end) * (x - edge) < 0 && (ring[i + 1] as number) < WORD.height),
    );
    const isIn = Array.from({ length: STEPS }, (_, step) => {
      const share = (step + 1) / STEPS;
      const [x, y] = [anchor.x + (end - anchor.x) * share, anchor.y + (WORD.height - anchor.y) * share];
      return depthIn(rings, x, y) > 0;
    });
    return isIn.slice(isIn.indexOf(false)).filter(Boolean).length + (covers ? STEPS : 0);
  };
  // The right-hand side unless the left is clearly better, so that the word seldom jumps.
  return cost(WORD.width, 0) < cost(DRAWING.width - WORD.width, DRAWING.width) - 2;
}

/** Distance to the nearest side, positive inside the rings taken even-odd. */
export function depthIn(rings: readonly Ring[], x: number, y: number): number {
  let inside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings)
    forEachSide(ring, (ax, ay, bx, by) => {
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
      nearest = Math.min(nearest, fromSide(x, y, ax, ay, bx, by));
    });
  return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

function forEachSide(ring: Ring, visit: (ax: number, ay: number, bx: number, by: number) => void): void {
  for (let i = 0, last = ring.length - 2; i < ring.length; last = i, i += 2)
    visit(ring[last] as number, ring[last + 1] as number, ring[i] as number, ring[i + 1] as number);
}

function area(ring: Ring): number {
  let twice = 0;
  forEachSide(ring, (ax, ay, bx, by) => {
    twice += ax * by - bx * ay;
  });
  return twice / 2;
}

/** The box around the points. */
export function bounds(ring: Ring) {
  const across = ring.filter((_, i) => i % 2 === 0);
  const down = ring.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}
