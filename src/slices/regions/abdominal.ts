import { createRegion } from "../engine/region.ts";
import { blend, either, intersect, solidsAt, step, without } from "../engine/solids.ts";

const { abs, atan2, exp, floor, max, min, round, sin, sqrt } = Math;

// The ways of what bends.
const DUODENUM = [-40, 24, 0, 12, -44, 8, -48, 12, 12, 10, -58, 10];
const PANCREAS = [-30, 14, -12, 13, -14, 18, -4, 10, 8, 25, 0, 8.5, 40, 14, 2, 8.5, 80, -16, 8, 7.5];

/**
 * The upper abdomen, axial, from the lower ends of the kidneys to the dome of the liver, seen from the feet: the
 * patient's right, with the liver, is on the left. Millimetres: x to the left of the patient, y forwards, z upwards.
 */
export default createRegion({
  plane: "axial",
  spot: { cy: 294, rx: 74, ry: 40 },
  depth: [-96, 78],
  spacing: 2.4,
  area: { left: -166, top: 122, right: 166, bottom: -122 },
  frame: [-176, 132, 352],
  still: 8,
  labels: [
    ["intestin", 4],
    ["rinichi", 8],
    ["vezica-biliara", 9],
    ["pancreas", 11],
    ["rinichi", 12],
    ["stomac", 14],
    ["splina", 16],
    ["ficat", 19],
  ],
  bend: (x, y, z) => [x + 2 * sin(-y * 0.03 + z * 0.03), y + 1.5 * sin(x * 0.04 + z * 0.05)],
  draw(z, { bowel, ellipsoid, rod, tube, sample, pair, mix, line, place, nearest, ground }) {
    const waist = 1 - 0.07 * step(40, -40, z) * step(-110, -60, z);
    const skin = sample((x, y) => {
      const q = abs(x / (152 * waist));
      const r = abs(y / (y > 0 ? 106 : 96));
      const furrow = y < 0 ? 7 * exp((-x * x) / 260) : 0;
      return ((q ** 2.3 + r ** 2.3) ** (1 / 2.3) - 1) * 104 + furrow;
    });
    const wall = mix((p) => skin(p) + 13 + 6 * step(20, -80, z));
    const cavity = sample((x, y, p) =>
      intersect(wall(p) + 7, 32 - sqrt((x / 1.25) ** 2 + (y + 52) ** 2), 24),
    );
    const inVertebra = z / 32 - floor(z / 32);
    const processes = inVertebra > 0.3 && inVertebra < 0.7;
    // What runs along the body is alike at every height.
    const level = solidsAt(0);
    const body = blend(
      level.ellipsoid(0, -36, 0, 23, 17, 9),
      [level.rod(12, -50, 0, 14, -62, 0, 5, 5), 6],
      [level.rod(14, -62, 0, 0, -70, 0, 5, 4.5), 5],
      [level.rod(0, -70, 0, 0, processes ? -90 : -82, 0, 4.5, 3.5), 4],
    );
    const vertebra = processes ? blend(body, [level.rod(18, -58, 0, 42, -66, 0, 5, 3), 5]) : body;
    const spine = pair(without(vertebra, level.ellipsoid(0, -57, 0, 9.5, 8, 9), 2));
    const kidneyAt = (solid: (u: number, v: number, height: number) => number) =>
      sample((x, y) => {
        const height = z + (x < 0 ? 30 : 18);
        const u = abs(x) - 62 + height * 0.12;
        const v = y + 38 + height * 0.06;
        return solid(u * 0.82 + v * 0.57, v * 0.82 - u * 0.57, height);
      });
    const hilum = (u: number, v: number, h: number) => solidsAt(h).ellipsoid(-24, 12, 0, 15, 9, 17)(u, v);
    const kidney = kidneyAt((u, v, h) =>
      intersect(solidsAt(h).ellipsoid(0, 0, 0, 29, 22, 54)(u, v), -hilum(u, v, h), 6),
    );
    const sinus = kidneyAt((u, v, h) => solidsAt(h).ellipsoid(-6, 3, 0, 15, 10, 28)(u, v));
    // Psoas, and the square muscle of the loin beside it.
    const loins = pair((x, y) => {
      const psoas = ellipsoid(34 + 0.02 * (20 - z), -36, -130, 17, 20, 138)(x, y);
      return min(psoas, ellipsoid(63, -63, -110, 19, 8, 118)(x, y + 0.25 * (x - 62)));
    });
    const aorta = sample(level.ellipsoid(7 - 3 * step(0, -60, z), -7, 0, 9.5, 9.5, 9));
    const cava = sample(level.ellipsoid(-20, -4 + 8 * step(0, 60, z), 0, 11, 8.5, 9));
    const gallbladder = sample(ellipsoid(-52, 48, -16, 13, 20, 26));
    const lobes = blend(ellipsoid(-66, 2, 26, 80, 88, 86), [ellipsoid(4, 46, 44, 62, 34, 46), 26]);
    // The fissure between the two lobes.
    const liver = sample(without(lobes, rod(-12, 92, 6, -8, 42, 20, 4, 3), 4));
    // Veins that run together at the vena cava, and the portal vein that branches from below.
    const veins = sample(
      either(
        rod(-22, 4, 70, -98, 10, 48, 6, 2.5),
        rod(-22, 6, 70, -58, 58, 46, 6, 2.5),
        rod(-20, 8, 70, 22, 50, 52, 5, 2.5),
        rod(-26, 20, 4, -62, 8, 20, 8, 6),
        rod(-62, 8, 20, -108, -26, 16, 6, 2.5),
        rod(-62, 8, 20, -96, 42, 26, 5, 2.5),
      ),
    );
    const stomach = sample(
      blend(ellipsoid(76, 8, 48, 38, 44, 52), [rod(66, 34, 18, 2, 46, -10, 24, 14), 18]),
    );
    const duodenum = sample(tube(DUODENUM, 6));
    const bean = without(ellipsoid(56, -104, 32, 52, 34, 66), ellipsoid(56, 4, 30, 62, 48, 80), 6);
    const spleen = sample((x, y) => bean(x * 0.8 + y * 0.6, y * 0.8 - x * 0.6));
    const pancreas = sample(tube(PANCREAS, 8));
    const colon = sample((x, y) => {
      const haustra = 2.2 * sin(z * 0.28);
      return min(
        ellipsoid(-104, -6, -66, 21 + haustra, 22 + haustra, 62)(x, y),
        ellipsoid(108, -14, -50, 17 - haustra, 19 - haustra, 82)(x, y),
        rod(-84, 58, -24, 84, 60, -12, 15 + haustra, 15)(x, y),
      );
    });
    const loops = sample((x, y) => {
      const room = intersect(intersect(abs(x) * 0.95 - 86, 4 - y, 14), y - 76, 10);
      return z > 2 ? 99 : max(bowel(x, y), room);
    });
    const erectors = pair(level.ellipsoid(33, -76, 0, 26, 15, 9));
    const ribs = sample((x, y, p) => {
      if (z < -60 || y < -92 || y > 60) return 9;
      const turn = atan2(-y * 1.4, x) * 5 + z * 0.17 * (x < 0 ? 1 : -1);
      const along = turn - round(turn / 6.283) * 6.283;
      return (sqrt((wall(p) + 1) ** 2 / 15 + (along * 13) ** 2 / 150) - 1) * 4;
    });

    line(skin, ["skin"], ["l3", -6]);
    line(wall, ["l2"]);
    line(ribs, ["l2"]);
    line(place(spine, 2), ["l1"], ["l2", -3.5, 6], ["l3", [-8, -12], 6]);
    line(place(erectors, 2, wall), ["l2"], ["l3", -4.5]);
    const cortex = place(kidney, 2);
    line(place(loins, 2, wall), ["l2"], ["l3", [-5, -10]]);
    for (const vessel of [aorta, cava]) {
      line(place(vessel, 2), ["l1"], ["l3", -3.5]);
    }
    const named = new Map([
      [gallbladder, "vezica-biliara"],
      [pancreas, "pancreas"],
      [liver, "ficat"],
      [stomach, "stomac"],
      [spleen, "splina"],
      [loops, "intestin"],
    ]);
    for (const organ of [gallbladder, pancreas, liver, stomach, spleen, duodenum, colon, loops]) {
      const placed = line(place(organ, 2.2, cavity), ["l1", 0, 8, named.get(organ)], ["l2", -4, 8]);
      if (organ === liver) {
        const vessels = line(
          mix((p) => intersect(veins(p), placed(p) + 7, 3)),
          ["l2", 0, 4],
        );
        ground((p) => -placed(p) - 5, vessels, [0.3, 0.55, 0.78], 10);
      } else if (organ === stomach) {
        // Its lining lies in folds.
        const fold = (x: number, y: number) => 2.6 * sin(10 * atan2(y - 16, x - 70));
        const lining = sample((x, y, p) => placed(p) + fold(x, y) * step(-2, -12, placed(p)));
        line(lining, ["l3", [-9, -15], 9]);
      } else line(placed, ["l3", organ === spleen ? [-9, -15, -22, -30] : [-8, -13], 9]);
    }
    line(cortex, ["c1", 0, 5, "rinichi"], ["c2", -3]);
    const calyces = mix((p) => intersect(sinus(p), cortex(p) + 6, 3));
    line(calyces, ["c2"]);
    ground((p) => -cavity(p), nearest, [0.45, 0.8]);
  },
});
