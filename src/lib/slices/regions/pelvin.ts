import { createRegion } from "../region.ts";
import { block, ellipsoid, intersect, rod, step, unite } from "../solids.ts";

const { abs, max, min, sin, sqrt } = Math;

/**
 * The pelvis, coronal, from front to back, seen from the front: the patient's right is on the left. Millimetres: x to
 * the left of the patient, y upwards, z backwards, 0 at the centre of the hip joints.
 */
export default createRegion({
  plane: "coronal",
  depth: [-50, 64],
  spacing: 2.5,
  area: { left: -180, top: 135, right: 180, bottom: -135 },
  frame: [-180, 135, 360],
  still: 7,
  labels: [
    ["pubis", 1, 1],
    ["vezica", 2, 6],
    ["cap-femural", 7, 9],
    ["sacru", 14, 17],
  ],
  bend: (x, y, z) => [x + 1.5 * sin(-y * 0.03 + z * 0.03), y],
  draw(z, { sample, line, outline, place, nearest, ground }) {
    const depth = 1 - 0.16 * ((z - 10) / 75) ** 2;
    const skin = sample((x, y) => {
      const a = abs(x);
      const side = a - (150 + 24 * step(120, 0, y) - 16 * step(-20, -150, y)) * depth;
      return intersect(side, 0.24 * (-72 - y) - a, 9);
    });
    const hip = sample((x, y) => {
      const a = abs(x);
      const [u, v] = [(a - 108) * 0.9 - (y - 58) * 0.42, (a - 108) * 0.42 + (y - 58) * 0.9];
      let d = ellipsoid(
        u + 0.0022 * (v - 10) ** 2,
        v,
        z,
        0,
        4,
        14 + 0.25 * v,
        6 + 0.06 * max(20 - v, 0),
        52,
        46,
      );
      d = unite(d, ellipsoid(a, y, z, 54, 56, 50, 10, 38, 18), 22);
      d = unite(d, ellipsoid(a, y, z, 82, 8, 4, 31, 30, 31), 14);
      d = unite(d, rod(a, y, z, 78, 8, -12, 12, -34, -40, 12, 10), 10);
      d = unite(d, ellipsoid(a, y, z, 12, -40, -40, 11, 21, 10), 8);
      d = unite(d, rod(a, y, z, 12, -52, -38, 52, -74, 6, 7, 8), 8);
      d = unite(d, rod(a, y, z, 74, -8, 18, 58, -68, 18, 15, 15), 10);
      const socket = 29 - sqrt((a - 91) ** 2 + (y + 1) ** 2 + z * z);
      return intersect(intersect(d, socket, 3), 2.2 - a, 2);
    });
    const femur = sample((x, y) => {
      const a = abs(x);
      let d = ellipsoid(a, y, z, 91, -1, 0, 25.5, 25.5, 25.5);
      d = unite(d, rod(a, y, z, 96, -5, 0, 128, -28, 6, 15, 17), 9);
      d = unite(d, ellipsoid(a, y, z, 138, -18, 12, 16, 24, 18), 10);
      d = unite(d, ellipsoid(a, y, z, 113, -54, 16, 11, 13, 11), 8);
      return unite(d, rod(a, y, z, 130, -40, 6, 116, -190, 2, 19, 15), 12);
    });
    const sacrum = sample((x, y) => {
      const t = step(100, -20, y);
      const back = 28 + 34 * t - 14 * t * t;
      const d = intersect(
        ellipsoid(x, y, z * 0.8, 0, 60, back * 0.8, 58 - 42 * step(84, -6, y), 58, 19),
        y - 92,
        6,
      );
      const foramina = sqrt((abs(x) - 17 + 0.05 * (80 - y)) ** 2 + (((y + 200) % 23) - 11) ** 2);
      return intersect(d, 4.4 - foramina, 2);
    });
    const lumbar = sample((x, y) => block(x, y, z, 0, 118, 14, 27, 17, 19, 6));
    const disc = sample((x, y) => block(x, y, z, 0, 97, 16, 25, 3.6, 18, 3.5));
    const bladder = sample((x, y) =>
      unite(ellipsoid(x, y, z, 0, -4, -20, 40, 25, 27), ellipsoid(x, y, z, 0, -22, -24, 22, 18, 18), 10),
    );
    const rectum = sample((x, y) =>
      unite(
        rod(x, y, z, 3 * sin(y * 0.09), -60, 34, 4, 0, 48, 10, 15),
        rod(x, y, z, 2, 0, 48, 24, 34, 22, 15, 14),
        10,
      ),
    );
    const bowel = sample((x, y) => {
      const a = x + 12 * sin(y * 0.05 + z * 0.06);
      const b = y + 10 * sin(x * 0.06 - z * 0.05);
      const cells = abs(sin(a * 0.075 + z * 0.02) * sin(b * 0.085 - z * 0.015));
      return max((0.26 - cells) * 24, intersect(ellipsoid(x, y, z, 0, 78, -16, 74, 48, 40), 30 - y, 8));
    });
    const psoas = sample((x, y) =>
      unite(
        rod(abs(x), y, z, 40, 140, 8, 66, 40, -12, 20, 17),
        rod(abs(x), y, z, 66, 40, -12, 100, -30, -26, 17, 10),
        8,
      ),
    );
    const gluteals = sample((x, y) =>
      min(ellipsoid(abs(x), y, z, 138, 46, 24, 17, 62, 44), ellipsoid(abs(x), y, z, 92, 0, 86, 66, 78, 34)),
    );
    const obturators = sample((x, y) => rod(abs(x), y, z, 54, 4, 10, 56, -36, 8, 8, 11));
    const adductors = sample((x, y) =>
      min(
        rod(abs(x), y, z, 24, -64, -26, 62, -180, -6, 12, 26),
        rod(abs(x), y, z, 74, -70, 24, 84, -180, 30, 13, 24),
      ),
    );

    outline(skin);
    line("l1", skin);
    line("l3", skin, -6);
    const bladderPlaced = place(bladder, 2, skin, 0);
    for (const solid of [femur, hip, sacrum, lumbar]) {
      const bone = place(solid, 2.6, skin, 6);
      line("l1", bone, 0, 7);
      line("l2", bone, -4, 8);
      line("l3", bone, [-9, -14, -19], 9);
    }
    const discPlaced = place(disc, 1.5, skin, 6);
    line("l1", discPlaced);
    line("l3", discPlaced, -2);
    line("c1", bladderPlaced);
    line("c2", bladderPlaced, [-3.5, -9, -15], 8);
    for (const soft of [rectum, obturators, psoas, gluteals, adductors, bowel]) {
      const placed = place(soft, 2.2, skin, 6);
      line(soft === rectum || soft === bowel ? "l1" : "l2", placed, 0, 9);
      line("l3", placed, [-5.5, -12, -20], 11);
    }
    ground(
      (_x, _y, p) => -skin(p) - 6,
      (_x, _y, p) => nearest(p, 9),
      [0.4, 0.72],
    );
  },
});
