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

type Point = [x: number, y: number, z: number];

/** Distance of a point to a solid with a centre and half axes along x, y and z. */
type About = (...numbers: [...at: Point, ...centre: Point, ...half: Point]) => number;

/** Ellipsoid. A first-order distance: exact on the surface, fair near it. */
export const ellipsoid: About = (x, y, z, cx, cy, cz, a, b, c) => {
  const u = (x - cx) / a;
  const v = (y - cy) / b;
  const w = (z - cz) / c;
  const k = sqrt(u * u + v * v + w * w);
  const slope = sqrt((u / a) ** 2 + (v / b) ** 2 + (w / c) ** 2);
  return slope ? (k * (k - 1)) / slope : -min(a, b, c);
};

/** Distance of a point to a rod from one point to another, with round ends; its radius goes from `ra` to `rb`. */
type Rod = (...numbers: [...at: Point, ...from: Point, ...to: Point, ra: number, rb: number]) => number;

export const rod: Rod = (x, y, z, ax, ay, az, bx, by, bz, ra, rb) => {
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const t = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz));
  return sqrt((px - t * dx) ** 2 + (py - t * dy) ** 2 + (pz - t * dz) ** 2) - ra - (rb - ra) * t;
};

/**
 * A bent tube: x, y, z and its radius at each place on its way, one after the other. Its bends flow together within
 * about `k` mm.
 */
export function tube(x: number, y: number, z: number, way: readonly number[], k: number): number {
  const at = (i: number) => way[i] as number;
  let d = Number.POSITIVE_INFINITY;
  for (let i = 0; i < way.length - 4; i += 4)
    d = unite(
      d,
      rod(x, y, z, at(i), at(i + 1), at(i + 2), at(i + 4), at(i + 5), at(i + 6), at(i + 3), at(i + 7)),
      k,
    );
  return d;
}

/** Box, its edges rounded by r. */
export const block = (...[x, y, z, cx, cy, cz, a, b, c, r]: [...Parameters<About>, r: number]): number => {
  const u = abs(x - cx) - a + r;
  const v = abs(y - cy) - b + r;
  const w = abs(z - cz) - c + r;
  return sqrt(max(u, 0) ** 2 + max(v, 0) ** 2 + max(w, 0) ** 2) + min(max(u, v, w), 0) - r;
};

/** Loops of the bowel, everywhere: warped bands, each pinched at places of its own. */
export function bowel(x: number, y: number, z: number): number {
  const u = x + 13 * sin(y * 0.047 + z * 0.055) + 0.55 * z;
  const bands = (y + 12.5 * sin(x * 0.04 - z * 0.055)) * 0.1 + 0.6 * sin(u * 0.04);
  const pinch = abs(sin(u * 0.056 + 2 * floor(bands / PI)));
  return (0.27 - abs(sin(bands)) * pinch ** 0.7) * 20;
}

/** 0 at `from`, 1 at `to`, a smooth step between; `from` may be the larger. */
export function step(from: number, to: number, at: number): number {
  const t = clamp((at - from) / (to - from));
  return t * t * (3 - 2 * t);
}

function clamp(t: number): number {
  return Math.min(Math.max(t, 0), 1);
}
