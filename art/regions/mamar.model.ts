import type { Model } from "../engine/model.ts";
import { blend, intersect, type Solid, smoothMin, solid, solidsAt, step, union } from "../engine/solids.ts";

const { abs, atan2, cos, exp, min, sin, sqrt } = Math;

/**
 * Both breasts and the chest. Coordinates are in millimetres: x to the left of the patient, y forwards, z
 * upwards from the height of the nipples.
 */
export const model = {
  plane: "axial",
  depth: { first: -66, last: 72 },
  spacing: 2.3,
  area: { left: -170, top: 126, right: 170, bottom: -129 },
  frame: { left: -170, top: 126, width: 340 },
  still: 9,
  labels: [
    "coaste",
    "coaste",
    "cord",
    "cord",
    "cord",
    "tesut-glandular",
    "tesut-glandular",
    "mamelon",
    "mamelon",
    "tesut-glandular",
    "tesut-glandular",
    "tesut-glandular",
    "stern",
    "stern",
    "ganglioni",
    "ganglioni",
    "pectoral",
    "pectoral",
    "pectoral",
    "pectoral",
  ],
  structures: {
    skin: { skin: [0] },
    glands: { gap: 2.4, part: "tesut-glandular", accent: [0] },
    nipples: { part: "mamelon", lit: [0] },
    lobes: { "accent-inner": [0, -3.5] },
    sternum: { gap: 2.4, part: "stern", contour: [0], faint: [-2.4] },
    ribs: { gap: 2.4, part: "coaste", least: 7, contour: [0], faint: [-2.4] },
    pectorals: { gap: 2.4, part: "pectoral", least: 12, inner: [0], faint: [-3.4] },
    nodes: { gap: 2, margin: 5, part: "ganglioni", least: 7, contour: [0] },
    axilla: { gap: 2, least: 3, inner: [0] },
    heart: { gap: 3, part: "cord", contour: [0] },
    cavities: { margin: 4, inner: [0] },
    veins: { gap: 2.4, contour: [0] },
    aorta: { gap: 2.4, contour: [0] },
    pulmonary: { gap: 2.4, contour: [0] },
    airway: { gap: 2.4, contour: [0], faint: [-2.6] },
    liver: { gap: 3, margin: 34, contour: [0], faint: [-6, -14] },
    lungs: { inner: [0] },
    branches: { least: 5, faint: [0] },
  },
  solids(z: number) {
    const { ellipsoid, rod, tube } = solidsAt(z);
    const level = solidsAt(0);
    const nipple = solidsAt(z + 4);

    const chest: Solid = (x, y) => {
      const k = (abs(x / 158) ** 2.5 + abs((y + 78) / 92) ** 2.5) ** 0.4;
      return (k - 1) * 90 + 4 * exp((-x * x) / 500) * step(-40, 10, y);
    };
    const breasts = solid(
      solidsAt((z < -4 ? 1.12 : 0.92) * (z + 4)).ellipsoid(77, 12, 0, 63, 84, 68),
      blend(9, nipple.ellipsoid(82, 92, -2, 9, 12, 11)),
    );
    const smooth = solid(
      solidsAt(0.95 * (z + 4)).ellipsoid(79, 38, 0, 46, 50, 47),
      blend(16, nipple.rod(80, 60, 0, 82, 92, -2, 14, 3)),
    );
    const gland: Solid = (x, y) => {
      const own = x < 0 ? -1 : 1;
      const [u, v] = [abs(x) - 82, 96 - y];
      const angle = atan2(u, v);
      const r = sqrt(u * u + v * v);
      const lobes =
        6.5 * sin(angle * 9 + own * 1.1 + z * 0.07 + 0.8 * sin(r * 0.08)) * step(14, 60, r) +
        3.2 * sin(r * 0.21 + angle * 6 + z * 0.12 + own);
      return smooth(abs(x), y) + lobes;
    };
    // The lobes of the gland converge at the nipple.
    const lobes: Solid = (x, y) => {
      const [u, v] = [abs(x) - 82, 104 - y];
      const sector = abs(
        sin(atan2(u, v) * 5 + 0.03 * z + 0.5 * sin(v * 0.07 + z * 0.05) + (x > 0 ? 0.5 : 0)),
      );
      return (0.3 - sector) * 0.22 * sqrt(u * u + v * v);
    };
    // The axis of the heart is oblique: u runs along it towards the tip of the heart, v runs across it.
    const heartAt =
      (shape: Solid): Solid =>
      (x, y) =>
        shape((x - 14) * 0.8 + (y + 78) * 0.6, (y + 78) * 0.8 - (x - 14) * 0.6);
    const leftVentricle = ellipsoid(20, -9, -26, 38, 25, 48);
    const rightVentricle = solid(
      ellipsoid(8, 15, -28, 40, 22, 50),
      blend(8, ellipsoid(0, 8, 18, 28, 22, 24)),
    );
    const atria = solid(ellipsoid(-30, 19, -8, 23, 19, 44), blend(8, ellipsoid(-28, -15, 0, 24, 20, 34)));
    const leftAtrium = ellipsoid(-29, -15, 0, 17, 14, 27);
    const rightAtrium = union(ellipsoid(-30, 19, -8, 16, 13, 38), rod(18, 15, 8, 18, 13, 36, 9, 10));
    const root = rod(-6, 4, 4, -14, 8, 44, 10, 12);
    // The heart has two chambers on each side, connected at the valve. The wall of the left ventricle is
    // between the two sides, and the root of the aorta is in the middle.
    const chambers: Solid = (u, v) => {
      const beams = 1.4 * sin(u * 0.33 + z * 0.2) * step(0, 24, u);
      const left = min(ellipsoid(20, -9, -28, 28, 13.5 + beams, 36)(u, v), leftAtrium(u, v));
      const ventricle = ellipsoid(8, 15, -30, 35 + beams, 18, 44)(u, v);
      const right = smoothMin(intersect(ventricle, 1 - leftVentricle(u, v), 4), rightAtrium(u, v), 8);
      return min(root(u, v), intersect(min(left, right), 3 - root(u, v), 2));
    };
    const arch = solidsAt(1.6 * (z - 58));
    const pulmonaryVessels: Solid = (x, y) => {
      let d = 99;
      for (let i = 0; i < 6; i++) {
        const turn = 0.4 + i * 0.75 + (x < 0 ? 0.3 : 0);
        const [toX, toY, toZ] = [82 + 30 * sin(turn), -78 + 42 * cos(turn), 60 * sin(2.6 * i + 1)];
        d = min(d, rod(46, -84, 4, toX, toY, toZ, 7, 1.5)(abs(x), y));
      }
      return d;
    };
    // The lymph nodes are around the vessels of the armpit. They are bean-shaped, with the concave side
    // towards the vessel.
    const node = ellipsoid(146, -82, 40, 6, 9, 14);
    const smallNode = ellipsoid(143, -101, 38, 4.5, 7, 11);
    const nodes: Solid = (x, y) => {
      const bean = intersect(node(x, y), 3.2 - sqrt((x - 140) ** 2 + (y + 82) ** 2), 2);
      return min(bean, smallNode(x, y));
    };
    // A fissure separates the lobes of each lung.
    const fissure: Solid = (x, y) => y + 88 + 0.5 * z + 6 * sin(x * 0.05 + 1);
    return {
      chest,
      breasts,
      tip: nipple.ellipsoid(82, 96, -2, 9, 12, 11),
      gland,
      lobes,
      sternum: solid(
        level.block(0, -8, 0, 17 + 4 * sin(z * 0.06), 5.5, 9, 5),
        blend(6, level.rod(18, -9, 0, 30, -13, 0, 3.5, 5)),
      ),
      heart: heartAt((u, v) =>
        smoothMin(smoothMin(leftVentricle(u, v), rightVentricle(u, v), 7), atria(u, v), 7),
      ),
      chambers: heartAt(chambers),
      liver: ellipsoid(-66, -84, -100, 74, 62, 58),
      // Above the arch of the aorta are its branches.
      aorta:
        z > 62
          ? union(
              level.ellipsoid(-14, -68, 0, 8, 7, 9),
              level.ellipsoid(4, -76, 0, 5, 5, 9),
              level.ellipsoid(16, -84, 0, 6, 5, 9),
            )
          : union(
              level.ellipsoid(22, -128, 0, 12, 12, 9),
              rod(-4, -66, 34, -10, -60, 54, 14, 14),
              arch.rod(-8, -62, 0, 22, -84, 0, 12, 11),
              arch.rod(22, -84, 0, 24, -120, 0, 11, 11),
            ),
      veins: rod(-36, -66, 30, -34, -66, 90, 9, 9),
      // The pulmonary artery with its right and left branches.
      pulmonary: tube(
        [22, -58, 30, 12, 18, -74, 42, 10, -44, -88, 40, 8, 18, -74, 42, 10, 50, -92, 38, 7],
        4,
      ),
      // The windpipe with its two branches.
      airway: tube([0, -98, 90, 8.5, 0, -104, 46, 8.5, 44, -104, 20, 6], 4),
      pulmonaryVessels,
      axilla: rod(138, -74, 96, 140, -84, 10, 4, 2.4),
      nodes,
      fissure,
    };
  },
} satisfies Model;
