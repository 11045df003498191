import type { Model } from "../engine/model.ts";
import {
  blend,
  carve,
  intersect,
  moved,
  type Solid,
  solid,
  solidsAt,
  step,
  union,
} from "../engine/solids.ts";

const { abs, max, min, sin, sqrt } = Math;

/**
 * The knee. Coordinates are in millimetres from the gap between femur and tibia: x backwards, y upwards, z
 * outwards.
 */
export const model = {
  plane: "sagittal",
  depth: { first: -36, last: 38 },
  spacing: 1.6,
  area: { left: -84, top: 79, right: 90, bottom: -78 },
  frame: { left: -103, top: 78, width: 206 },
  still: 11,
  labels: [
    "menisc",
    "menisc",
    "menisc",
    "menisc",
    "menisc",
    "rotula",
    "rotula",
    "rotula",
    "ligament-incrucisat",
    "ligament-incrucisat",
    "ligament-incrucisat",
    "ligament-incrucisat",
    "menisc",
    "menisc",
    "menisc",
    "menisc",
    "menisc",
    "peroneu",
    "peroneu",
    "peroneu",
  ],
  structures: {
    skin: { skin: [0], faint: [-5] },
    bone: { gap: 1.8, contour: [0], inner: [-3] },
    fibula: { gap: 1.8, part: "peroneu", contour: [0], inner: [-3] },
    patella: { gap: 1.8, part: "rotula", contour: [0], inner: [-3] },
    meniscalRoom: { gap: 0.8 },
    menisci: { part: "menisc", least: 5, accent: [0], "accent-inner": [-1.5] },
    ligament: { gap: 1.2, part: "ligament-incrucisat", least: 12, accent: [0] },
    ligamentCore: { "accent-inner": [-1.6] },
    soft: { gap: 1.8, margin: 6, least: 12, inner: [0] },
    softCore: { least: 9, faint: [-4.5, -9] },
  },
  solids(z: number) {
    const { ellipsoid, rod, tube } = solidsAt(z);
    const skin: Solid = (x, y) => {
      const a = 61 + 10 * step(10, 110, y) - 8 * step(-10, -95, y) - 3 * step(30, -5, y) * step(-50, -5, y);
      const c = 2 + 4 * step(0, 90, y) + 10 * step(-10, -90, y);
      const b = 58 + 10 * step(10, 100, y) - 4 * step(-20, -90, y);
      const kneecap = 6 * step(-2, 18, y) * step(62, 36, y);
      return ellipsoid(0, 0, 0, a, 1, b)((x - c) / (1 + (x < 0 ? kneecap / a : 0)), 0);
    };
    // In slices far from the middle of the knee the shafts of the bones end inside the picture. `end`
    // shortens them, so that their ends are round instead of pointed.
    const end = 14 * (abs(z) - 14);
    const { rod: shaft } = solidsAt(0.6 * z);
    const femurShaft = shaft(-6, 140, 0, -3, 44, 0, 13, 17);
    const tibiaShaft = shaft(0, -22, 0, -1, -150, 2, 21, 12);
    // The lower end of the femur has two round knobs, the condyles. Each one consists of a larger ellipsoid
    // in front and a smaller one behind. In front of the condyles is the groove for the kneecap. The outer
    // edge of this groove stands out further than the inner one.
    const femur = solid(
      (x, y) => intersect(femurShaft(x, y), y - max(58, 150 - end), 18),
      blend(16, ellipsoid(-3, 36, 0, 20, 24, 33)),
      blend(8, ellipsoid(1, 22, -21, 23, 21.5, 14.5)),
      blend(6, ellipsoid(19, 21, -21, 17.5, 18, 13.5)),
      blend(8, ellipsoid(1, 22, 21.5, 23, 21.5, 15)),
      blend(6, ellipsoid(19, 21, 21.5, 17.5, 18, 14)),
      blend(9, ellipsoid(-15, 27, 9, 16, 19, 18)),
      blend(9, ellipsoid(-13, 28, -10, 15, 18, 14)),
      carve(5, solidsAt(1.9 * z).rod(66, 46, 0, 13, -9, 0, 26, 26)),
    );
    const plateau = ellipsoid(3, -9, 0, 30, 34, 43);
    const tibia = solid(
      (x, y) => intersect(plateau(x, y), y + 1.5, 5),
      blend(14, (x, y) => intersect(tibiaShaft(x, y), min(-38, end - 150) - y, 18)),
      blend(10, ellipsoid(-22, -36, 1, 8, 11, 10)),
      blend(4, ellipsoid(3, -2, -4, 9, 6, 3)),
      blend(4, ellipsoid(4, -2, 5, 9, 5.5, 3)),
      carve(3, ellipsoid(4, 18, -21, 27, 19.5, 19)),
    );
    // The back of the kneecap has two facets that meet in a ridge. The tip of the kneecap points downwards.
    const tip = blend(6, rod(-48, 20, 1, -49, 11, 1, 5, 3));
    const patella: Solid = (x, y) => {
      const body = ellipsoid(-46, 32 + 0.1 * (x + 46), 1, 13, 22 - 0.02 * z * z, 23)(x, y);
      return intersect(tip(body, x, y), x + 38.5 + 0.28 * abs(z - 3) - 0.006 * (y - 34) ** 2, 3);
    };
    // Each meniscus is a ring on the plateau, the flat top of the tibia. The ring is thick at its outer edge
    // and open towards the middle of the knee. A cut through a meniscus looks like a bow tie or like
    // triangles.
    const ligament = blend(1, rod(-23, 4, -14, -23, 4, 14, 2.2, 2.2));
    const menisci: Solid = (x, y) => {
      const s = z < 0 ? -1 : 1;
      const v = (s * z - 20) / (s < 0 ? 19 : 18.5);
      const u = (x - (s < 0 ? 4 : 3)) / (s < 0 ? 28 : 26);
      const r = sqrt(u * u + (v < 0 ? v * v * 0.55 : v * v));
      const middle = s < 0 ? 1.9 : 3.5;
      const thickness = 0.5 + (6.4 * (r - 0.52)) / 0.48;
      const ring = intersect(abs(y - middle) - thickness, max((r - 1.06) * 24, (0.5 - r) * 24), 3);
      const horns = 8.5 - s * z - 3 * step(0.35, 0.75, abs(u));
      return ligament(max(ring, horns), x, y);
    };
    // The growth plates, where the bones grew in childhood, are visible as seams.
    const seams: Solid = (x, y) => (y > 10 ? y - 45 + 0.01 * (x + 3) ** 2 : y + 21 + 0.012 * x * x - 0.1 * x);
    return {
      skin,
      femur,
      fibula: solid(ellipsoid(25, -27, 35, 10, 10, 11), blend(8, rod(24, -32, 35, 17, -130, 35, 7.5, 6.5))),
      tibia,
      patella,
      menisci,
      seams,
      // The two cruciate ligaments connect femur and tibia. The posterior one has a constant thickness and curves
      // from the wall of the inner condyle back and down behind the plateau. The anterior one runs obliquely from the
      // front of the plateau up, back and outwards to the wall of the outer condyle.
      ligaments: [
        solidsAt(0.75 * z).tube(
          [2, 15, -7, 5, 16, 20, -5, 5, 26, 15, -3, 5, 32, 4, -2, 5, 36, -13, 0, 4.5],
          0,
        ),
        solidsAt(0.55 * z).rod(-4, 0, 1.5, 27, 30.5, 3.5, 4.4, 4.8),
      ],
      soft: [
        // The tendons below and above the kneecap.
        solidsAt(0.32 * z).rod(-52, 13, 0, -31, -34, 0, 2.8, 3),
        solidsAt(0.45 * z).rod(-49, 51, 0, -32, 130, 0, 3.6, 5),
        // The fat below the kneecap, and the vessels behind the knee.
        moved(ellipsoid(-31, 3, 2, 14, 21, 26), (x, y) => [x + 0.5 * y, y]),
        moved(
          union(rod(36, 130, -2, 34, -130, -2, 3.4, 3), rod(44, 130, 2, 43, -130, 3, 3.8, 3.4)),
          (x, y) => [x + 2 * sin(y * 0.04), y],
        ),
        // The muscles of the thigh, in front and behind, of the calf and of the shin.
        union(
          rod(-24, 130, -26, -30, 40, -32, 22, 5),
          rod(-24, 130, 24, -30, 54, 28, 20, 4),
          rod(-10, 130, 0, -14, 74, 0, 22, 4),
          rod(6, 130, 45, -16, -18, 42, 8, 5),
        ),
        union(
          rod(44, 130, -16, 46, 4, -24, 21, 6),
          rod(44, 130, 24, 38, -12, 36, 19, 4),
          rod(18, 130, -40, 20, -50, -36, 9, 4),
        ),
        union(
          tube([30, 30, -18, 6, 44, -50, -19, 19, 44, -130, -14, 18], 4),
          tube([30, 28, 20, 6, 44, -52, 19, 18, 43, -130, 16, 16], 4),
        ),
        union(rod(-10, -34, 30, -6, -130, 26, 5, 15), rod(26, -46, 8, 22, -130, 4, 4, 15)),
      ],
    };
  },
} satisfies Model;
