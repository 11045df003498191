/**
 * Solids as signed distances in millimetres: negative inside, zero on the surface, positive outside. The formulas
 * are the usual ones of distance-field modelling (Inigo Quilez, "Distance functions" and "Smooth minimum").
 */

const { abs, floor, max, min, PI, sin, sqrt } = Math;

/** Both solids as one; within about `k` mm of each other they flow together. */
export function unite(a: number, b: number, k: number): number {
  const near = k - abs(a - b);
  return min(a, b) - (near > 0 ? (near * near) / k / 4 : 0);
}

/** What two solids share, the edge rounded by `k` mm. `intersect(a, -b, k)` cuts b out of a. */
export function intersect(a: number, b: number, k: number): number {
  return -unite(-a, -b, k);
}

/** Distance of a point of the slice to a solid. */
type Solid = (x: number, y: number) => number;

type Point = [x: number, y: number, z: number];

/** A solid with a centre and half axes along x, y and z. */
type About<More extends number[] = []> = (...numbers: [...centre: Point, ...half: Point, ...More]) => Solid;

/** A rod from one point to another, with round ends; its radius goes from `ra` to `rb`. */
type Rod = (...numbers: [...from: Point, ...to: Point, ra: number, rb: number]) => Solid;

/** The solids as the slice at depth `z` cuts them: made once a slice, outside of what is asked at every point. */
export function solidsAt(z: number) {
  /** Ellipsoid. A first-order distance: exact on the surface, fair near it. */
  const ellipsoid: About = (cx, cy, cz, a, b, c) => (x, y) => {
    const u = (x - cx) / a;
    const v = (y - cy) / b;
    const w = (z - cz) / c;
    const k = sqrt(u * u + v * v + w * w);
    const slope = sqrt((u / a) ** 2 + (v / b) ** 2 + (w / c) ** 2);
    return slope ? (k * (k - 1)) / slope : -min(a, b, c);
  };

  const rod: Rod = (ax, ay, az, bx, by, bz, ra, rb) => {
    const dx = bx - ax;
    const dy = by - ay;
    const dz = bz - az;
    const pz = z - az;
    return (x, y) => {
      const px = x - ax;
      const py = y - ay;
      const t = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz));
      return sqrt((px - t * dx) ** 2 + (py - t * dy) ** 2 + (pz - t * dz) ** 2) - ra - (rb - ra) * t;
    };
  };

  /** Box, its edges rounded by r. */
  const block: About<[r: number]> = (cx, cy, cz, a, b, c, r) => (x, y) => {
    const u = abs(x - cx) - a + r;
    const v = abs(y - cy) - b + r;
    const w = abs(z - cz) - c + r;
    return sqrt(max(u, 0) ** 2 + max(v, 0) ** 2 + max(w, 0) ** 2) + min(max(u, v, w), 0) - r;
  };

  /**
   * A bent tube: x, y, z and its radius at each place on its way, one after the other. Its bends flow together within
   * about `k` mm.
   */
  const tube = (way: readonly number[], k: number): Solid => {
    const at = (i: number) => way[i] as number;
    const rods: Solid[] = [];
    for (let i = 0; i < way.length - 4; i += 4)
      rods.push(rod(at(i), at(i + 1), at(i + 2), at(i + 4), at(i + 5), at(i + 6), at(i + 3), at(i + 7)));
    return (x, y) => rods.reduce((d, bend) => unite(d, bend(x, y), k), Number.POSITIVE_INFINITY);
  };

  /** Loops of the bowel, everywhere: warped bands, each pinched at places of its own. */
  const bowel: Solid = (x, y) => {
    const u = x + 13 * sin(y * 0.047 + z * 0.055) + 0.55 * z;
    const bands = (y + 12.5 * sin(x * 0.04 - z * 0.055)) * 0.1 + 0.6 * sin(u * 0.04);
    const pinch = abs(sin(u * 0.056 + 2 * floor(bands / PI)));
    return (0.27 - abs(sin(bands)) * pinch ** 0.7) * 20;
  };

  return { ellipsoid, rod, block, tube, bowel };
}

/** Solids as one, each flowing together with those before it within about so many mm. */
export const blend =
  (first: Solid, ...others: readonly (readonly [Solid, k: number])[]): Solid =>
  (x, y) =>
    others.reduce((d, [other, k]) => unite(d, other(x, y), k), first(x, y));

/** Solids as one that keep their own shapes. */
export const either =
  (...solids: readonly Solid[]): Solid =>
  (x, y) =>
    solids.reduce((d, solid) => min(d, solid(x, y)), Number.POSITIVE_INFINITY);

/** A solid without what another takes from it, the edge rounded by `k` mm. */
export const without =
  (solid: Solid, other: Solid, k: number): Solid =>
  (x, y) =>
    intersect(solid(x, y), -other(x, y), k);

/** 0 at `from`, 1 at `to`, a smooth step between; `from` may be the larger. */
export function step(from: number, to: number, at: number): number {
  const t = clamp((at - from) / (to - from));
  return t * t * (3 - 2 * t);
}

function clamp(t: number): number {
  return Math.min(Math.max(t, 0), 1);
}
