/**
 * Solids as signed distance functions in millimetres: negative inside, zero on the surface, positive outside.
 * The formulas are the standard ones of distance-field modelling (Inigo Quilez, "Distance functions" and
 * "Smooth minimum").
 */

const { abs, floor, max, min, PI, sin, sqrt } = Math;

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

  /**
   * Loops of the bowel: distorted bands that are constricted at different points. The bands fill the whole
   * slice, so callers must limit them to the space of the bowel.
   */
  const bowel: Solid = (x, y) => {
    const u = x + 13 * sin(y * 0.047 + z * 0.055) + 0.55 * z;
    const bands = (y + 12.5 * sin(x * 0.04 - z * 0.055)) * 0.1 + 0.6 * sin(u * 0.04);
    const pinch = abs(sin(u * 0.056 + 2 * floor(bands / PI)));
    return (0.27 - abs(sin(bands)) * pinch ** 0.7) * 20;
  };

  return { ellipsoid, rod, block, tube, bowel };
}

/**
 * One piece of a solid. The field `ellipsoid`, `rod`, `block` or `tube` contains the arguments of the
 * function with that name in `solidsAt`. A piece without `blend` and `cut` is added to the previous pieces
 * with a sharp edge.
 */
type Piece = Readonly<{
  ellipsoid?: readonly number[];
  rod?: readonly number[];
  block?: readonly number[];
  tube?: readonly number[];
  /** At each bend of a tube, the straight pieces blend within this distance (mm). */
  bends?: number;
  /** Distance in mm within which the piece blends with the previous pieces. */
  blend?: number;
  /** If set, the piece is subtracted from the previous pieces; the edge is rounded by this many mm. */
  cut?: number;
  /**
   * `[origin, scale]`: in the slice at depth z, the piece has the cross-section that belongs to the depth `(z
   * - origin) * scale`. With the scale 0, it looks the same in every slice.
   */
  depth?: readonly number[];
}>;

/** Solids by name; each solid is a list of pieces. A region's JSON file contains them. */
export type Solids = Readonly<Record<string, readonly Piece[]>>;

/**
 * Returns the distance functions of all solids of a table, in the slice at depth `z` (mm). Each function has
 * a method `join(before, x, y)`, which combines the solid with another one: `before` is the distance from
 * (x, y) to the other solid, and the result is the distance to both together.
 */
export function cutAt<Table extends Solids>(table: Table, z: number) {
  const solid = (pieces: readonly Piece[]) => {
    const shapes = pieces.map((piece) => ({ ...piece, distance: shapeAt(z, piece) }));
    const join = (before: number, x: number, y: number) =>
      shapes.reduce((d, { distance, cut, blend = 0 }) => {
        const own = distance(x, y);
        return cut ? intersect(d, -own, cut) : smoothMin(d, own, blend);
      }, before);
    return Object.assign((x: number, y: number) => join(Number.POSITIVE_INFINITY, x, y), { join });
  };
  const solids = Object.entries(table).map(([name, pieces]) => [name, solid(pieces)]);
  return Object.fromEntries(solids) as Readonly<Record<keyof Table, ReturnType<typeof solid>>>;
}

/**
 * Returns the distance function of a piece.
 * @throws Error if the piece has no known shape, or a wrong number of arguments
 */
function shapeAt(z: number, { tube: way, depth = [], bends = 0, ...piece }: Piece): Solid {
  const [from = 0, times = 1] = depth;
  const { ellipsoid, rod, block, tube } = solidsAt((z - from) * times);
  if (way) return tube(way, bends);
  const shapes: Record<string, (...numbers: number[]) => Solid> = { ellipsoid, rod, block };
  for (const [shape, make] of Object.entries(shapes)) {
    const numbers = piece[shape as "ellipsoid" | "rod" | "block"];
    if (numbers?.length === make.length) return make(...numbers);
  }
  throw new Error(`No shape: ${JSON.stringify(piece)}`);
}

/** A smooth step from 0 at `from` to 1 at `to`; `from` may be larger than `to`. */
export function step(from: number, to: number, at: number): number {
  const t = clamp((at - from) / (to - from));
  return t * t * (3 - 2 * t);
}

function clamp(t: number) {
  return Math.min(Math.max(t, 0), 1);
}
