/**
 * Solids as signed distance functions in millimetres: negative inside, zero on the surface, positive outside.
 * The formulas are the standard ones of distance-field modelling (Inigo Quilez, "Distance functions" and
 * "Smooth minimum").
 */

const { abs, max, min, sqrt } = Math;

/**
 * Returns the distance to the union of two solids, whose distances are `a` and `b`. Where the solids are
 * within about `k` mm of each other, their surfaces blend.
 */
export function smoothMin(a: number, b: number, k: number): number {
  const near = k - abs(a - b);
  return min(a, b) - (near > 0 ? (near * near) / k / 4 : 0);
}

/**
 * Returns the distance to the intersection of two solids, whose distances are `a` and `b`; the edge between
 * their surfaces is rounded by `k` mm. `intersect(a, -b, k)` subtracts b from a.
 */
export function intersect(a: number, b: number, k: number): number {
  return -smoothMin(-a, -b, k);
}

/** Returns the signed distance (mm) from a point of the slice to a solid. */
export type Solid = (x: number, y: number) => number;

type Point = [x: number, y: number, z: number];

/** Creates a solid from its centre, its half axes along x, y and z, and possibly further numbers (`More`). */
type Centred<More extends number[] = []> = (...numbers: [...centre: Point, ...half: Point, ...More]) => Solid;

/** Creates a rod between two points, with round ends; its radius changes from `ra` to `rb`. */
type Rod = (...numbers: [...from: Point, ...to: Point, ra: number, rb: number]) => Solid;

/**
 * Returns functions that create solids, cut by the slice at depth `z` (mm). A solid should be created once
 * per slice and not at every point.
 */
export function solidsAt(z: number) {
  /**
   * An ellipsoid. The distance is an approximation: it is exact on the surface and good enough near the
   * surface.
   */
  const ellipsoid: Centred = (cx, cy, cz, a, b, c) => (x, y) => {
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

  /** A box whose edges are rounded by `r` mm. */
  const block: Centred<[r: number]> = (cx, cy, cz, a, b, c, r) => (x, y) => {
    const u = abs(x - cx) - a + r;
    const v = abs(y - cy) - b + r;
    const w = abs(z - cz) - c + r;
    return sqrt(max(u, 0) ** 2 + max(v, 0) ** 2 + max(w, 0) ** 2) + min(max(u, v, w), 0) - r;
  };

  /**
   * A bent tube through the points of `way`, which has four numbers for each point: x, y, z and the radius.
   * At each bend the straight pieces blend within about `k` mm.
   */
  const tube = (way: readonly number[], k: number): Solid => {
    const at = (i: number) => way[i] as number;
    const rods: Solid[] = [];
    for (let i = 0; i < way.length - 4; i += 4)
      rods.push(rod(at(i), at(i + 1), at(i + 2), at(i + 4), at(i + 5), at(i + 6), at(i + 3), at(i + 7)));
    return (x, y) => rods.reduce((d, bend) => smoothMin(d, bend(x, y), k), Number.POSITIVE_INFINITY);
  };

  return { ellipsoid, rod, block, tube };
}

/** Changes a solid at (x, y): `before` is the distance to the solid, and the result to the changed solid. */
type Change = (before: number, x: number, y: number) => number;

/** Adds a solid; the surfaces blend within `k` mm, and with 0 there is a sharp edge. */
export const blend =
  (k: number, added: Solid): Change =>
  (before, x, y) =>
    smoothMin(before, added(x, y), k);

/** Subtracts a solid; the edge is rounded by `k` mm. */
export const carve =
  (k: number, removed: Solid): Change =>
  (before, x, y) =>
    intersect(before, -removed(x, y), k);

/** A solid with changes, one after the other. */
export const solid =
  (first: Solid, ...changes: readonly Change[]): Solid =>
  (x, y) =>
    changes.reduce((d, change) => change(d, x, y), first(x, y));

/** Another solid, moved, tilted or stretched: the point (x, y) is its point `at(x, y)`. */
export const moved =
  (other: Solid, at: (x: number, y: number) => [x: number, y: number]): Solid =>
  (x, y) =>
    other(...at(x, y));

/** Several solids with sharp edges between them. */
export const union =
  (...solids: readonly Solid[]): Solid =>
  (x, y) =>
    solids.reduce((d, own) => min(d, own(x, y)), Number.POSITIVE_INFINITY);

/** A smooth step from 0 at `from` to 1 at `to`; `from` may be larger than `to`. */
export function step(from: number, to: number, at: number): number {
  const t = clamp((at - from) / (to - from));
  return t * t * (3 - 2 * t);
}

function clamp(t: number) {
  return Math.min(Math.max(t, 0), 1);
}
