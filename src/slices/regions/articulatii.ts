import { createRegion } from "../engine/region.ts";
import { blend, either, intersect, solidsAt, step, unite, without } from "../engine/solids.ts";

const { abs, max, min, sin, sqrt } = Math;

// The ways of what bends.
const POSTERIOR = [2, 15, -7, 5, 16, 20, -5, 5, 26, 15, -3, 5, 32, 4, -2, 5, 36, -13, 0, 4.5];
const INNER_CALF = [30, 30, -18, 6, 44, -50, -19, 19, 44, -130, -14, 18];
const OUTER_CALF = [30, 28, 20, 6, 44, -52, 19, 18, 43, -130, 16, 16];

/**
 * The knee, sagittal, from the inner to the outer side, the kneecap on the left. Millimetres from the joint line:
 * x backwards, y upwards, z outwards.
 */
export default createRegion({
  plane: "sagittal",
  spot: { cy: 566, rx: 82, ry: 44 },
  depth: [-36, 38],
  spacing: 1.6,
  area: { left: -84, top: 79, right: 90, bottom: -78 },
  frame: [-103, 78, 206],
  still: 11,
  labels: [
    ["menisc", 4],
    ["rotula", 7],
    ["ligament-incrucisat", 11],
    ["menisc", 16],
    ["peroneu", 19],
  ],
  bend: (x, y, z) => [x + 1.2 * sin(-y * 0.05 + z * 0.06), y],
  draw(z, { ellipsoid, rod, tube, sample, line, strands, place, nearest, ground }) {
    const skin = sample((x, y) => {
      const a = 61 + 10 * step(10, 110, y) - 8 * step(-10, -95, y) - 3 * step(30, -5, y) * step(-50, -5, y);
      const c = 2 + 4 * step(0, 90, y) + 10 * step(-10, -90, y);
      const b = 58 + 10 * step(10, 100, y) - 4 * step(-20, -90, y);
      const kneecap = 6 * step(-2, 18, y) * step(62, 36, y);
      return ellipsoid(0, 0, 0, a, 1, b)((x - c) / (1 + (x < 0 ? kneecap / a : 0)), 0);
    });
    // Beside the middle a bone's shaft leaves the slice: it ends there round, not to a point.
    const end = 14 * max(0, abs(z) - 14);
    // Wider from side to side than from front to back, and the more so the nearer to the joint.
    const shafts = solidsAt(z * 0.6);
    const femurShaft = shafts.rod(-6, 140, 0, -3, 44, 0, 13, 17);
    const femur = sample(
      without(
        blend(
          (x, y) => intersect(femurShaft(x, y), y - max(58, 150 - end), 18),
          [ellipsoid(-3, 36, 0, 20, 24, 33), 16],
          // Each condyle is a spiral: a larger circle in front and below, a smaller one behind.
          [ellipsoid(1, 22, -21, 23, 21.5, 14.5), 8],
          [ellipsoid(19, 21, -21, 17.5, 18, 13.5), 6],
          [ellipsoid(1, 22, 21.5, 23, 21.5, 15), 8],
          [ellipsoid(19, 21, 21.5, 17.5, 18, 14), 6],
          // The groove of the kneecap, its outer edge higher.
          [ellipsoid(-15, 27, 9, 16, 19, 18), 9],
          [ellipsoid(-13, 28, -10, 15, 18, 14), 9],
        ),
        solidsAt(z * 1.9).rod(66, 46, 0, 13, -9, 0, 26, 26),
        5,
      ),
    );
    const fibula = sample(
      blend(ellipsoid(25, -27, 35, 10, 10, 11), [rod(24, -32, 35, 17, -130, 35, 7.5, 6.5), 8]),
    );
    const plateau = ellipsoid(3, -9, 0, 30, 34, 43);
    const tibiaShaft = shafts.rod(0, -22, 0, -1, -150, 2, 21, 12);
    const tibia = sample(
      without(
        blend(
          (x, y) => intersect(plateau(x, y), y + 1.5, 5),
          [(x, y) => intersect(tibiaShaft(x, y), min(-38, end - 150) - y, 18), 14],
          [ellipsoid(-22, -36, 1, 8, 11, 10), 10],
          [ellipsoid(3, -2, -4, 9, 6, 3), 4],
          [ellipsoid(4, -2, 5, 9, 5.5, 3), 4],
        ),
        ellipsoid(4, 18, -21, 27, 19.5, 19),
        3,
      ),
    );
    // Its back is two facets that meet at a ridge; the tip points down.
    const patella = sample((x, y) => {
      const d = ellipsoid(-46, 32 + 0.1 * (x + 46), 1, 13, 22 - 0.02 * z * z, 23)(x, y);
      return intersect(
        unite(d, rod(-48, 20, 1, -49, 11, 1, 5, 3)(x, y), 6),
        x + 38.5 + 0.28 * abs(z - 3) - 0.006 * (y - 34) ** 2,
        3,
      );
    });
    const quadriceps = sample(solidsAt(z * 0.45).rod(-49, 51, 0, -32, 130, 0, 3.6, 5));
    const tendon = sample(solidsAt(z * 0.32).rod(-52, 13, 0, -31, -34, 0, 2.8, 3));
    // A ring on each plateau, thick outside, open towards the notch: bow tie and triangles come out by themselves.
    const menisci = sample((x, y, p) => {
      const s = z < 0 ? -1 : 1;
      const v = (s * z - 20) / (s < 0 ? 19 : 18.5);
      const u = (x - (s < 0 ? 4 : 3)) / (s < 0 ? 28 : 26);
      const r = sqrt(u * u + (v < 0 ? v * v * 0.55 : v * v));
      const middle = s < 0 ? 1.9 : 3.5;
      const thickness = 0.5 + (6.4 * max(0, r - 0.52)) / 0.48;
      const ring = intersect(abs(y - middle) - thickness, max((r - 1.06) * 24, (0.5 - r) * 24), 3);
      const horns = 8.5 - s * z - 3 * step(0.35, 0.75, abs(u));
      const d = unite(max(ring, horns), rod(-23, 4, -14, -23, 4, 14, 2.2, 2.2)(x, y), 1);
      return intersect(d, 1.1 - min(femur(p), tibia(p)), 0.8);
    });
    // Aslant from the front of the plateau up, back and outwards to the wall of the outer condyle.
    const anterior = sample(solidsAt(z * 0.55).rod(-4, 0, 1.5, 27, 30.5, 3.5, 4.4, 4.8));
    // A band of one thickness that bows from the wall of the inner condyle back and down behind the plateau.
    const posterior = sample(solidsAt(z * 0.75).tube(POSTERIOR, 0));
    const thighFront = sample(
      either(
        rod(-24, 130, -26, -30, 40, -32, 22, 5),
        rod(-24, 130, 24, -30, 54, 28, 20, 4),
        rod(-10, 130, 0, -14, 74, 0, 22, 4),
        rod(6, 130, 45, -16, -18, 42, 8, 5),
      ),
    );
    const thighBack = sample(
      either(
        rod(44, 130, -16, 46, 4, -24, 21, 6),
        rod(44, 130, 24, 38, -12, 36, 19, 4),
        rod(18, 130, -40, 20, -50, -36, 9, 4),
      ),
    );
    const calf = sample(either(tube(INNER_CALF, 4), tube(OUTER_CALF, 4)));
    const shin = sample(either(rod(-10, -34, 30, -6, -130, 26, 5, 15), rod(26, -46, 8, 22, -130, 4, 4, 15)));
    const fatPad = sample((x, y) => ellipsoid(-31, 3, 2, 14, 21, 26)(x + 0.5 * y, y));
    const pair = either(rod(36, 130, -2, 34, -130, -2, 3.4, 3), rod(44, 130, 2, 43, -130, 3, 3.8, 3.4));
    const vessels = sample((x, y) => pair(x + 2 * sin(y * 0.04), y));
    // The seams where the bones once grew.
    const seams = sample((x, y) =>
      y > 10 ? y - 45 + 0.01 * (x + 3) ** 2 : y + 21 + 0.012 * x * x - 0.1 * x,
    );

    line(skin, ["skin"], ["l3", -5]);
    for (const [solid, part] of [[femur], [fibula, "peroneu"], [tibia], [patella, "rotula"]] as const) {
      const bone = line(place(solid, 1.8), ["l1", 0, 5, part], ["l2", -3, 14]);
      if (solid === femur || solid === tibia) strands("l3", seams, 0, bone, 4.5);
    }
    place(menisci, 0.8);
    line(menisci, ["c1", 0, 4, "menisc"], ["c2", -1.5, 5]);
    for (const ligament of [posterior, anterior]) {
      line(place(ligament, 1.2), ["l1", 0, 20, "ligament-incrucisat"], ["l3", -1.6, 8]);
    }
    for (const soft of [tendon, quadriceps, fatPad, vessels, thighFront, thighBack, calf, shin]) {
      line(place(soft, 1.8, skin, 6), ["l2", 0, 12], ["l3", [-4.5, -9, -14], 9]);
    }
    ground((p) => -skin(p) - 5, nearest, [0.34, 0.6, 0.82], 12);
  },
});
