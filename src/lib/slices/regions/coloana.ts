import type { Field } from "../field.ts";
import { createRegion } from "../region.ts";
import { block, ellipsoid, intersect, rod, step, unite } from "../solids.ts";

const { abs, cos, exp, max, min, sin, sqrt } = Math;

/** Place and shape of a vertebral body: centre, sine and cosine of its tilt, half depth and half height, mm. */
interface Vertebra {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly depth: number;
  readonly height: number;
}

/** Where the front of the spinal column lies at a height: the lumbar lordosis. */
const curve = (y: number) => {
  const t = (74 - y) / 178;
  return -6 - 15 * sin(0.5 + t * 2.5) + 4 * t;
};

// T12 to L5.
const VERTEBRAE = Array.from({ length: 6 }, (_, i): Vertebra => {
  const t = i / 5;
  const tilt = 0.567 * (t - 0.42);
  return {
    x: -6 - 15 * sin(0.5 + t * 2.5) + 4 * t,
    y: 74 - 33.5 * i - 0.36 * i * i,
    cos: cos(tilt),
    sin: sin(tilt),
    depth: 16.5 + 1.5 * t,
    height: 12.2 + 0.8 * t,
  };
});

const S1: Vertebra = { x: 1, y: -137.5, cos: cos(0.53), sin: sin(0.53), depth: 16, height: 12 };

const DISCS = VERTEBRAE.map((upper, i): Vertebra => {
  const lower = VERTEBRAE[i + 1] ?? S1;
  const middle = (key: keyof Vertebra) => (upper[key] + lower[key]) / 2;
  return {
    x: middle("x"),
    y: middle("y"),
    cos: middle("cos"),
    sin: middle("sin"),
    depth: 16.8,
    height: 3.3 + 0.2 * i,
  };
});

/** Nearest of several solids, each given in the tilted millimetres of its vertebra. */
function nearest(
  list: readonly Vertebra[],
  x: number,
  y: number,
  solid: (u: number, v: number, at: Vertebra) => number,
): number {
  let d = 99;
  for (const at of list) {
    const [dx, dy] = [x - at.x, y - at.y];
    if (abs(dy) < 42) d = min(d, solid(dx * at.cos + dy * at.sin, dy * at.cos - dx * at.sin, at));
  }
  return d;
}

/**
 * The lumbar spine, sagittal, from the right to the left, the belly on the left of the picture. Millimetres: x
 * backwards, y upwards, z to the left of the patient.
 */
export default createRegion({
  plane: "sagittal",
  depth: [-29, 31],
  spacing: 1.5,
  area: { left: -106, top: 86, right: 110, bottom: -85 },
  frame: [-110, 86, 228],
  still: 9,
  labels: [
    ["muschi", 0, 1],
    ["radacini-nervoase", 4, 5],
    ["discuri", 6, 7],
    ["maduva", 8, 11],
    ["discuri", 12, 13],
  ],
  draw(z, { sample, line, outline, ground }) {
    const side = abs(z);
    const belly = sample((x, y) => -x - 98 + 12 * step(40, 120, y) - 6 * step(-30, -100, y) + 0.004 * z * z);
    const back = sample(
      (x, y) => x - curve(y) - 82 + 5 * step(10, -60, y) - 10 * step(-40, -110, y) + 6 * exp((-z * z) / 60),
    );
    const skin = sample((_x, _y, p) => max(belly(p), back(p)));
    const bodies = sample((x, y) =>
      unite(
        nearest(VERTEBRAE, x, y, (u, v, { depth, height }) =>
          block(u, v, z, 0, 0, 0, depth - 1.6 * (1 - min(1, (v * v) / 90)), height, 25.4, 4),
        ),
        rod(x, y, z * 0.8, 4, -118, 0, 46, -168, 0, 15, 9),
        5,
      ),
    );
    const discs = sample((x, y) =>
      nearest(DISCS, x, y, (u, v, { depth, height }) =>
        block(u, v, z, 0, 0, 0, depth, height + 0.6 * (1 - (u * u) / 300), 25.2, 3.2),
      ),
    );
    const fromCanal = (x: number, y: number) => x - curve(y) - 28 + 0.05 * (y + 30);
    const sac = side < 9 && sample((x, y) => abs(fromCanal(x, y)) - sqrt(max(0, 64 - z * z)));
    const conus = side < 5 && sample((x, y) => abs(fromCanal(x, y)) - 4.4 * step(14, 44, y) + 0.4);
    const arches = sample((x, y) => {
      if (side < 8)
        return nearest(VERTEBRAE, x, y, (u, v) => rod(u, v, z * 1.2, 41, -10, 0, 64, -19, 0, 5, 7));
      const facet = (side - 15) * 0.9;
      return nearest(VERTEBRAE, x, y, (u, v) => {
        const transverse = ellipsoid(u, v, side, 27, 3, 34, 4.5, 6, 15);
        const pedicle = rod(u, v, facet, 14, 4, 0, 30, 3, 0, 6.2, 6);
        const upper = unite(pedicle, rod(u, v, facet, 30, 14, 0, 33, 0, 0, 5, 5), 5);
        return side > 20 && side > 22.5
          ? transverse
          : unite(upper, rod(u, v, facet, 33, 0, 0, 36, -22, 0, 5, 5.5), 5);
      });
    });
    const roots =
      side > 9 &&
      side < 22 &&
      sample((x, y) => nearest(VERTEBRAE, x, y, (u, v) => ellipsoid(u, v, 0, 23, -8.5, 0, 3.4, 4.2, 9)));
    const bone = sample((_x, _y, p) =>
      side < 8 ? min(bodies(p), arches(p)) : unite(bodies(p), arches(p), 4),
    );
    const clear = (field: Field) =>
      sample((_x, _y, p) => intersect(field(p), 1.6 - min(bone(p), discs(p)), 2));
    const psoas =
      side > 24 &&
      clear(
        sample((x, y) =>
          rod(
            x,
            y,
            0,
            curve(60) - 6,
            62,
            0,
            curve(-90) - 20,
            -110,
            0,
            3 + (side - 14) * 0.55,
            5 + (side - 14) * 0.95,
          ),
        ),
      );
    const backMuscle =
      side > 7 &&
      clear(
        sample(
          (x, y) =>
            abs(x - curve(y) - 56 + 3 * step(0, -90, y)) -
            (side < 22 ? 10 + 0.35 * side : 18) * step(-125, -80, y),
        ),
      );
    const aorta =
      side < 12 && sample((x, y) => rod(x, y, z - 2, curve(80) - 30, 130, 0, curve(-50) - 28, -54, 0, 9, 8));
    outline(skin);
    line("l1", back);
    line("l1", belly);
    line("l3", back, -6);
    line("l1", bone);
    line("l2", bone, -3.2);
    line("l3", bone, [-7, -10.5], 8);
    line("c1", discs, 0, 6);
    line("c2", discs, -1.7, 6);
    if (sac) line("l1", sac);
    if (conus) {
      line("l1", conus);
      line("l3", conus, -2);
      const cauda = sample((x, y) => fromCanal(x, y) * (1 + 0.7 * step(50, -70, y)));
      line("l3", cauda, [-5.6, 5.6], 12);
    }
    if (roots) line("l1", roots, 0, 4);
    if (backMuscle) {
      line("l2", backMuscle);
      line("l3", backMuscle, [-5, -10], 9);
    }
    if (psoas) {
      line("l2", psoas, 0, 22);
      line("l3", psoas, -4.5, 22);
    }
    if (aorta) line("l2", aorta);
    ground(
      (_x, _y, p) => -skin(p) - 2,
      (_x, _y, p) => {
        let d = unite(bone(p), discs(p), 6);
        for (const part of [sac, backMuscle, psoas, aorta, roots]) if (part) d = unite(d, part(p), 7);
        return d;
      },
      [0.26, 0.46, 0.64, 0.8, 0.92],
    );
  },
});
