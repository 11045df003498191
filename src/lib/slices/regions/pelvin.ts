import { createRegion } from "../region.ts";
import { block, ellipsoid, intersect, rod, step, unite } from "../solids.ts";

const { abs, exp, floor, max, min, PI, round, sin, sqrt } = Math;

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
    ["pubis", 0, 1],
    ["vezica", 2, 7],
    ["cap-femural", 8, 11],
    ["sacru", 12, 17],
    ["fesieri", 18, 19],
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
      // Further back the wing lies nearer to the middle, until it meets the sacrum.
      const wing = a - 108 + 1.1 * max(z - 2, 0);
      const [u, v] = [wing * 0.9 - (y - 58) * 0.42, wing * 0.42 + (y - 58) * 0.9];
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
      d = unite(d, ellipsoid(a, y, z, 56, 56, 44, 10, 36, 25), 22);
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
      d = unite(d, ellipsoid(a, y, z, 136, -18, 12, 13, 23, 17), 12);
      d = unite(d, ellipsoid(a, y, z, 114, -54, 12, 10, 13, 9), 10);
      return unite(d, rod(a, y, z, 130, -40, 5, 116, -190, 4, 16, 15), 12);
    });
    const sacrum = sample((x, y) => {
      const a = abs(x);
      const t = step(100, -20, y);
      const back = 26 + 36 * t - 14 * t * t;
      return intersect(
        ellipsoid(x, y, z * 0.8, 0, 58, back * 0.8, 66 - 50 * step(78, 0, y), 60, 19),
        y - 90 + 0.06 * a,
        6,
      );
    });
    // The openings for the nerves, pair under pair, closer together and smaller towards the tip.
    const foramina = sample((x, y, p) => {
      const row = max(0, min(3, round((74 - y) / 17)));
      const slant = abs(x) + 0.3 * (y - 74 + 17 * row);
      const d = ellipsoid(slant, y, 0, 21 - 3 * row, 74 - 17 * row, 0, 4.4 - 0.5 * row, 3, 9);
      const seam = block(x, (y + 200) % 17, 0, 0, 10.5, 0, 13 - 3 * row, 0.9, 9, 0.9);
      return intersect(min(d, seam), sacrum(p) + 5, 2);
    });
    const lumbar = sample((x, y) =>
      block(x, y, z, 0, 120, 14, 27 - 2 * exp(-((y - 120) ** 2) / 60), 16, 19, 6),
    );
    const disc = sample((x, y) => block(x, y, z, 0, 98.5, 16, 25, 4.2, 18, 4));
    const bladder = sample((x, y) =>
      unite(ellipsoid(x, y, z, 0, -4, -20, 40, 25, 27), ellipsoid(x, y, z, 0, -22, -24, 22, 18, 18), 10),
    );
    const rectum = sample((x, y) =>
      unite(
        rod(x, y, z, 3 * sin(y * 0.09), -62, 36, 4, 0, 44, 7, 15),
        rod(x, y, z, 2, 0, 44, 24, 34, 22, 15, 14),
        10,
      ),
    );
    // Loops of the bowel: warped bands, each pinched at places of its own.
    const bowel = sample((x, y) => {
      const u = x + 14 * sin(y * 0.045 + z * 0.06) + 0.5 * z;
      const bands = (y + 12 * sin(x * 0.05 - z * 0.05)) * 0.105 + 0.5 * sin(u * 0.045);
      const pinch = abs(sin(u * 0.055 + 2 * floor(bands / PI)));
      return max(
        (0.27 - abs(sin(bands)) * pinch ** 0.7) * 20,
        intersect(ellipsoid(x, y, z, 0, 82, -22, 76, 54, 44), 32 - y, 8),
      );
    });
    const colon = sample((x, y) => {
      const haustra = 1.6 * sin(y * 0.3);
      return x < 0
        ? ellipsoid(x, y, z, -98, 92, -18, 19 + haustra, 44, 24)
        : unite(
            ellipsoid(x, y, z, 102, 106, -10, 12 + haustra, 48, 17),
            rod(x, y, z, 96, 70, -14, 30, 46, 14, 11 + haustra, 12),
            8,
          );
    });
    const psoas = sample((x, y) =>
      unite(
        rod(abs(x), y, z, 42, 140, 8, 66, 40, -12, 20, 17),
        rod(abs(x), y, z, 66, 40, -12, 108, -42, -22, 17, 9),
        8,
      ),
    );
    const smallGluteals = sample((x, y) =>
      ellipsoid(abs(x) + 0.6 * max(z - 6, 0), y, z, 136, 42, 22, 16, 60, 44),
    );
    const greatGluteal = sample((x, y) => ellipsoid(abs(x), y, z, 84, 6, 78, 64, 78, 42));
    const piriformis = sample((x, y) => rod(abs(x), y, z, 26, 36, 46, 124, 2, 18, 12, 5));
    const obturators = sample((x, y) => rod(abs(x), y, z, 54, 4, 10, 56, -36, 8, 8, 11));
    const adductors = sample((x, y) => rod(abs(x), y, z, 24, -64, -26, 62, -180, -6, 12, 26));
    const greatAdductor = sample((x, y) => rod(abs(x), y, z, 34, -72, 2, 76, -190, 14, 12, 27));
    // The floor of the pelvis: a thin funnel.
    const levator = sample((x, y) => {
      const a = abs(x);
      const sheet = abs(0.62 * (y + 56) - 0.78 * (a - 7)) - 1.7;
      return intersect(sheet, ellipsoid(a, y, z, 0, -30, 12, 50, 34, 30), 4);
    });
    const hamstrings = sample((x, y) => rod(abs(x), y, z, 66, -74, 34, 84, -190, 40, 10, 24));
    const thigh = sample((x, y) => {
      const a = abs(x);
      return min(
        rod(a, y, z, 118, 20, -42, 108, -190, -34, 9, 26),
        rod(a, y, z, 152, -40, 2, 140, -190, 0, 8, 16),
      );
    });
    const sartorius = sample((x, y) => rod(abs(x), y, z, 122, 62, -36, 48, -170, -46, 6, 10));
    const rectus = sample((x, y) => {
      const strip = ellipsoid(abs(x), y, z, 25, 96, -58, 22 - 0.08 * (96 - y), 140, 22);
      return intersect(strip, 2.4 - abs(y - 88 - 0.1 * abs(x)), 3);
    });
    const vessels = sample((x, y) =>
      unite(
        rod(abs(x), y, z, 14, 110, 2, 66, 14, -34, 5, 5.5),
        rod(abs(x), y, z, 66, 14, -34, 84, -150, -38, 5.5, 5),
        6,
      ),
    );
    const erectors = sample((x, y) => ellipsoid(abs(x), y, z, 21, 128, 66, 18, 66, 24));

    outline(skin);
    line("l1", skin);
    line("l3", skin, -6);
    const bladderPlaced = place(bladder, 2, skin, 0);
    for (const solid of [femur, hip, sacrum, lumbar]) {
      const bone = place(solid, 2.2, skin, 6);
      line("l1", bone, 0, 12);
      line("l2", bone, -4, 8);
      line("l3", bone, [-9, -14, -19], 9);
    }
    line("l2", foramina, 0, 3);
    const discPlaced = place(disc, 1.5, skin, 6);
    line("l1", discPlaced);
    line("l3", discPlaced, -2);
    line("c1", bladderPlaced);
    line("c2", bladderPlaced, [-3.5, -9, -15], 8);
    const muscles = [
      obturators,
      psoas,
      smallGluteals,
      piriformis,
      adductors,
      greatAdductor,
      levator,
      hamstrings,
      thigh,
      sartorius,
      rectus,
      erectors,
      greatGluteal,
    ];
    for (const soft of [rectum, colon, vessels, ...muscles, bowel]) {
      const placed = place(soft, 2.2, skin, 12);
      line(soft === rectum || soft === bowel || soft === colon ? "l1" : "l2", placed, 0, 11);
      if (soft === greatGluteal) {
        // Its coarse bundles, slanting down and outwards.
        const bundles = (x: number, y: number) =>
          abs(sin((abs(x) * 0.55 + y) * 0.16 + 0.5 * sin(abs(x) * 0.05)));
        line(
          "l3",
          sample((x, y, p) => max(placed(p) + 3, (0.25 - bundles(x, y)) * 16)),
          0,
          12,
        );
      } else line("l3", placed, [-5.5, -12, -20], 11);
    }
    ground(
      (_x, _y, p) => -skin(p) - 6,
      (_x, _y, p) => nearest(p),
      [0.4, 0.72],
    );
  },
});
