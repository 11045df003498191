import type { Field } from "../field.ts";
import { createRegion } from "../region.ts";
import { ellipsoid, intersect, rod, step, unite } from "../solids.ts";

const { abs, max, min, sin, sqrt } = Math;

/**
 * The knee, sagittal, from the inner to the outer side, the kneecap on the left. Millimetres from the joint line:
 * x backwards, y upwards, z outwards.
 */
export default createRegion({
  plane: "sagittal",
  depth: [-36, 38],
  spacing: 1.5,
  area: { left: -82, top: 69, right: 88, bottom: -69 },
  frame: [-92, 69, 184],
  still: 6,
  labels: [
    ["menisc", 1, 3],
    ["rotula", 4, 5],
    ["menisc", 6, 7],
    ["ligament-incrucisat", 8, 11],
    ["tibie", 13, 14],
    ["peroneu", 17, 19],
  ],
  bend: (x, y, z) => [x + 1.2 * sin(-y * 0.05 + z * 0.06), y],
  draw(z, { sample, line, outline, ground }) {
    const side = abs(z);
    const skin = sample((x, y) => {
      const a = 61 + 10 * step(10, 110, y) - 11 * step(-10, -95, y) - 3 * step(30, -5, y) * step(-50, -5, y);
      const c = 2 + 4 * step(0, 90, y) + 6 * step(-10, -90, y);
      const b = 58 + 10 * step(10, 100, y) - 4 * step(-20, -90, y);
      const kneecap = 6 * step(-2, 18, y) * step(62, 36, y);
      const u = (x - c) / (a + (x < 0 ? kneecap : 0));
      const v = z / b;
      const k = sqrt(u * u + v * v);
      const slope = sqrt((u / a) ** 2 + (v / b) ** 2);
      return slope ? (k * (k - 1)) / slope : -b;
    });
    const femur = sample((x, y) => {
      let d = rod(x, y, z, -4, 130, 0, -1, 46, 0, 14, 15);
      d = unite(d, ellipsoid(x, y, z, -2, 40, 0, 21, 22, 30), 24);
      d = unite(d, ellipsoid(x, y, z, 9, 21, -21, 26, 21, 15), 10);
      d = unite(d, ellipsoid(x, y, z, 7, 22, 22, 27, 20, 15), 10);
      d = unite(d, ellipsoid(x, y, z, -14, 28, 4, 17, 20, 25), 9);
      const notch = rod(x, y, z * 1.9, 64, 44, 0, 14, -8, 0, 26, 26);
      return intersect(d, -notch, 5);
    });
    const fibula = sample((x, y) =>
      unite(
        ellipsoid(x, y, z, 25, -27, 35, 10, 10, 11),
        rod(x, y, z, 24, -32, 35, 17, -130, 35, 7.5, 6.5),
        8,
      ),
    );
    const tibia = sample((x, y, p) => {
      let d = intersect(ellipsoid(x, y, z, 3, -9, 0, 30, 34, 43), y + 1.5, 5);
      d = unite(d, rod(x, y, z, 0, -24, 0, -1, -130, 2, 19, 13), 26);
      d = unite(d, ellipsoid(x, y, z, -22, -36, 1, 8, 11, 10), 10);
      d = unite(d, ellipsoid(x, y, z, 3, -2, -4, 9, 6, 3), 4);
      d = unite(d, ellipsoid(x, y, z, 4, -2, 5, 9, 5.5, 3), 4);
      const dish = ellipsoid(x, y, z, 4, 18, -21, 27, 19.5, 19);
      return intersect(intersect(d, -dish, 3), 1.8 - fibula(p), 2);
    });
    const patella = sample((x, y) =>
      intersect(ellipsoid(x, y, z, -45.5, 31, 1, 12.5, 21, 22), x + 45.5 - 8.5 + 0.2 * side, 4),
    );
    const quadriceps = sample((x, y) => rod(x, y, z * 0.45, -48, 50, 0, -34, 128, 0, 4.2, 6));
    const tendon = sample((x, y) => rod(x, y, z * 0.32, -51, 16, 0, -30, -34, 0, 3.2, 3.2));
    // A ring on each plateau, thick outside, open towards the notch: bow tie and triangles come out by themselves.
    const menisci = sample((x, y, p) => {
      const s = z < 0 ? -1 : 1;
      const v = (s * z - 20) / (s < 0 ? 19 : 18.5);
      const u = (x - (s < 0 ? 4 : 3)) / (s < 0 ? 28 : 26);
      const r = sqrt(u * u + (v < 0 ? v * v * 0.55 : v * v));
      const middle = s < 0 ? 1.9 : 3.5;
      const thickness = 0.5 + (6.4 * max(0, r - 0.52)) / 0.48;
      const d = intersect(abs(y - middle) - thickness, max((r - 1.06) * 24, (0.5 - r) * 24), 3);
      return intersect(max(d, 8.5 - s * z), 1.1 - min(femur(p), tibia(p)), 0.8);
    });
    const anterior = sample((x, y) => rod(x, y, (z - 4.9) * 0.9, -5, -1, 0, 23, 28, 0, 4.8, 5));
    const posterior = sample((x, y) =>
      unite(
        rod(x, y, (z + 4) * 0.9, 10, 17, 0, 24, 11, 0, 5.6, 5.6),
        rod(x, y, (z + 4) * 0.9, 24, 11, 0, 33, -18, 0, 5.6, 4.6),
        4,
      ),
    );
    const bone = sample((_x, _y, p) => min(femur(p), tibia(p), fibula(p), patella(p)));
    const clear = (field: Field) => sample((_x, _y, p) => intersect(field(p), 1.6 - bone(p), 2));
    const muscles = sample((x, y, p) => {
      const d = min(
        rod(x, y, z, -30, 125, -22, -34, 40, -26, 16, 4),
        rod(x, y, z, -28, 130, 22, -34, 56, 22, 15, 4),
        rod(x, y, z, 40, 130, -18, 40, 4, -24, 15, 5),
        rod(x, y, z, 36, 130, 24, 31, -10, 36, 14, 4),
      );
      return intersect(intersect(d, 1.6 - bone(p), 2), skin(p) + 5, 3);
    });
    const calf = sample((x, y, p) => {
      const inner = unite(
        rod(x, y, z, 28, 30, -18, 40, -58, -19, 5, 15),
        rod(x, y, z, 40, -58, -19, 38, -130, -16, 15, 14),
        4,
      );
      const outer = unite(
        rod(x, y, z, 28, 30, 20, 40, -58, 19, 5, 14),
        rod(x, y, z, 40, -58, 19, 38, -130, 16, 14, 13),
        4,
      );
      const d = intersect(min(inner, outer), 1.6 - min(bone(p), menisci(p)), 2);
      return intersect(intersect(d, skin(p) + 5, 3), 1.5 - muscles(p), 2);
    });
    const vessel = sample((x, y) => rod(x + 2 * sin(y * 0.04), y, z * 0.5, 37, 130, 1, 37, -130, 0, 4.2, 4));
    const [quad, tend, front, back] = [quadriceps, tendon, anterior, posterior].map(clear) as [
      Field,
      Field,
      Field,
      Field,
    ];
    outline(skin);
    line("l1", skin);
    for (const part of [femur, tibia, fibula, patella]) {
      line("l1", part);
      line("l2", part, -3);
      line("l3", part, [-8, -13, -18], 8);
    }
    for (const part of [muscles, calf]) {
      line("l2", part);
      line("l3", part, [-4.5, -9], 9);
    }
    line("l2", quad, 0, 8);
    line("l2", tend, 0, 8);
    line("l2", vessel, 0, 12);
    line(
      "l1",
      sample((_x, _y, p) => intersect(front(p), 0.2 - back(p), 0.5)),
      0,
      9,
    );
    const clearBack = sample((_x, _y, p) => intersect(back(p), 1.6 - menisci(p), 2));
    line("l1", clearBack, 0, 16);
    line("l3", front, -2, 8);
    line("l3", clearBack, -2, 8);
    line("c1", menisci, 0, 4);
    line("c2", menisci, -1.5, 5);
    ground(
      (_x, _y, p) => -skin(p) - 2,
      (_x, _y, p) => {
        const soft = unite(unite(bone(p), muscles(p), 9), calf(p), 9);
        const inner = unite(unite(soft, min(quad(p), tend(p)), 7), menisci(p) * 0.8, 12);
        return unite(unite(inner, min(front(p), back(p)), 7), vessel(p), 7);
      },
      [0.3, 0.55, 0.76, 0.9],
      12,
    );
  },
});
