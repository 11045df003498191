import type { Model } from "../engine/model.ts";
import { blend, intersect, moved, type Solid, solid, solidsAt, step, union } from "../engine/solids.ts";
import { bowelAt } from "./bowel.ts";

const { abs, exp, max, min, PI, round, sin, sqrt } = Math;

/**
 * The pelvis. Coordinates are in millimetres: x to the left of the patient, y upwards, z backwards. The
 * origin is at the centre of the hip joints.
 */
export const model = {
  plane: "coronal",
  depth: { first: -46, last: 62 },
  spacing: 2.5,
  area: { left: -180, top: 135, right: 180, bottom: -135 },
  frame: { left: -180, top: 135, width: 360 },
  still: 8,
  labels: [
    "pubis",
    "pubis",
    "vezica",
    "vezica",
    "vezica",
    "vezica",
    "cap-femural",
    "cap-femural",
    "vezica",
    "uter",
    "uter",
    "ovare",
    "uter",
    "rect",
    "rect",
    "sacru",
    "sacru",
    "sacru",
    "fesieri",
    "fesieri",
  ],
  man: [
    "pubis",
    "pubis",
    "vezica",
    "vezica",
    "vezica",
    "prostata",
    "prostata",
    "prostata",
    "vezica",
    "cap-femural",
    "vezicule-seminale",
    "vezicule-seminale",
    "rect",
    "rect",
    "rect",
    "sacru",
    "sacru",
    "sacru",
    "fesieri",
    "fesieri",
  ],
  structures: {
    skin: { skin: [0], faint: [-6] },
    femur: { gap: 2.2, contour: [0] },
    hip: { gap: 2.2, margin: 6, part: "pubis", least: 12, contour: [0] },
    sacrum: { gap: 2.2, part: "sacru", contour: [0] },
    lumbar: { gap: 2.2, contour: [0] },
    marrow: { inner: [-4] },
    marrowCore: { least: 14, faint: [-10] },
    heads: { part: "cap-femural", inner: [0] },
    foramina: { least: 3, inner: [0] },
    disc: { gap: 1.5, contour: [0], faint: [-2] },
    bladder: { gap: 1.8, part: "vezica", accent: [0], "accent-inner": [-3.5] },
    prostate: { gap: 1.8, part: "prostata", accent: [0] },
    vesicles: { gap: 1.8, part: "vezicule-seminale", least: 12, accent: [0] },
    uterus: { gap: 1.8, part: "uter", accent: [0] },
    ovaries: { gap: 1.8, part: "ovare", accent: [0] },
    tubes: { gap: 1.8, least: 12, accent: [0] },
    rectum: { gap: 1.8, part: "rect", least: 12, accent: [0], "accent-inner": [-3.5] },
    organInterior: { least: 7, "accent-inner": [0] },
    colon: { gap: 2.2, least: 12, contour: [0], faint: [-5.5, -12] },
    soft: { gap: 2.2, margin: 12, least: 10, inner: [0], faint: [-5.5, -12] },
    loops: { gap: 2.2, least: 10, contour: [0], faint: [-5.5, -12] },
    greatGluteal: { gap: 2.2, part: "fesieri", least: 11, contour: [0] },
  },
  solids(z: number) {
    const { block, ellipsoid, rod, tube } = solidsAt(z);
    const depth = 1 - 0.16 * ((z - 10) / 75) ** 2;
    const skin: Solid = (x, y) => {
      const side = x - (150 + 24 * step(120, 0, y) - 16 * step(-20, -150, y)) * depth;
      return intersect(side, 0.24 * (-72 - y) - x, 9);
    };
    const behind = max(z - 2, 0);
    // In slices further back the iliac wing, the broad upper part of the hip bone, is nearer to the middle, until it meets
    // the sacrum.
    const wing: Solid = (x, y) => {
      const across = x - 108 + 1.1 * behind;
      const [u, v] = [across * 0.9 - (y - 58) * 0.42, across * 0.42 + (y - 58) * 0.9];
      const [bent, thick] = [u + 0.0022 * (v - 10) ** 2, 6 + 0.06 * max(20 - v, 0)];
      return ellipsoid(0, 4, 14 + 0.25 * v, thick, 52, 46)(bent, v);
    };
    const hipBone = solid(
      wing,
      blend(22, ellipsoid(56, 56, 44, 10, 36, 25)),
      blend(14, ellipsoid(82, 8, 4, 31, 30, 31)),
      blend(10, rod(78, 8, -12, 12, -34, -40, 12, 10)),
      blend(8, ellipsoid(12, -40, -40, 11, 21, 10)),
      blend(8, rod(12, -52, -38, 52, -74, 6, 7, 8)),
      blend(10, rod(76, -8, 18, 58, -66, 18, 11, 16)),
    );
    const hip: Solid = (x, y) => {
      const socket = 29 - sqrt((x - 91) ** 2 + (y + 1) ** 2 + z * z);
      return intersect(intersect(hipBone(x, y), socket, 3), 2.2 - x, 2);
    };
    const coccyx = blend(4, rod(0, 6, 61, 0, -28, 57, 7, 4));
    const sacrum: Solid = (x, y) => {
      const t = step(100, -20, y);
      const back = 30 + 44 * t - 16 * t * t;
      const wide = 66 - 50 * step(78, 0, y);
      const bone = ellipsoid(0, 58, z * 0.2 + back * 0.8, wide, 60, 15)(x, y);
      return coccyx(intersect(bone, y - 90 + 0.06 * x, 6), x, y);
    };
    // The sacral foramina are openings for the nerves. The pairs of foramina are one below the other; they
    // slant outwards and are closer together towards the tip of the sacrum.
    const foramina: Solid = (x, y) => {
      const row = round((70 - y - 0.5 * (x - 20)) / 16);
      const [u, v] = [x - 15 + 2 * row, y - 74 + 16 * row];
      return rod(0, 0, z, 12 - 2 * row, -6, z, 1.5, 2.4)(u, v);
    };
    const lumbar: Solid = (x, y) => block(0, 120, 14, 27 - 2 * exp(-((y - 120) ** 2) / 60), 16, 19, 6)(x, y);

    // The two seminal vesicles touch in the middle.
    const vesicle = rod(4, -21, 9, 33, -4, 14, 4, 6.5);
    const vesicles: Solid = (x, y) => intersect(vesicle(x, y) + 1.6 * sin(x * 0.5), 1 - x, 1);
    const womb = solidsAt(1.25 * (z - 13.5));
    const cavity = solidsAt(1.1 * (z - 13.5));
    const rectumAt = (z: number) =>
      solidsAt(1.3 * (z - 36)).tube(
        [0, -56, -6, 7, 0, -44, -5, 8.5, 2, -16, 0, 18, -5, 22, -3, 14, 4, 42, -8, 11],
        4,
      );
    const bowel = bowelAt(z);
    const room = ellipsoid(0, 82, -11, 78, 55, 34);
    const loops: Solid = (x, y) => max(bowel(x, y), intersect(room(x, y), 32 - y, 8));
    const sigmoid = tube([4, 42, 28, 12, 50, 34, 10, 12, 84, 60, -8, 12], 8);
    const colon: Solid = (x, y) => {
      const haustra = 1.6 * sin(y * 0.3);
      if (x < -60) return ellipsoid(-98, 92, -18, 19 + haustra, 44, 24)(x, y);
      return min(sigmoid(x, y), ellipsoid(102, 106, -10, 12 + haustra, 48, 17)(x, y));
    };

    const iliacus = moved(ellipsoid(86, 52, 6, 15, 40, 40), (x, y) => [
      x - 0.42 * (y - 50) + 0.9 * behind,
      y,
    ]);
    const smallGluteals = moved(solidsAt(0.4 * (z - 18)).rod(122, 82, 0, 140, -4, 0, 17, 6), (x, y) => [
      x + 0.5 * max(z - 6, 0),
      y,
    ]);
    // The pelvic floor is a thin funnel.
    const pelvis = ellipsoid(0, -30, 12, 50, 34, 30);
    const levator: Solid = (x, y) => intersect(abs(0.62 * (y + 56) - 0.78 * (x - 7)) - 1.7, pelvis(x, y), 4);
    // A tendon crosses the rectus abdominis muscle, so the muscle has a gap.
    const rectus: Solid = (x, y) => {
      const strip = ellipsoid(25, 96, -58, 22 - 0.08 * (96 - y), 140, 22)(x, y);
      return intersect(strip, 2.4 - abs(y - 88 - 0.1 * x), 3);
    };
    // Streaks of fat separate the bundles of the gluteal muscle. The bundles slant downwards and outwards.
    const across: Solid = (x, y) => (x * 0.55 + y) * 0.15 + 0.5 * sin(x * 0.05);
    const bundles: Solid = (x, y) => 5 * sin(across(x, y));
    const streaks: Solid = (x, y) => 6 * sin(x * 0.05 - y * 0.03 + 2.4 * round(across(x, y) / PI)) - 3;
    return {
      skin,
      hip,
      sacrum,
      foramina,
      lumbar,
      prostate: moved(ellipsoid(3, -40, -14, 19, 14.5, 11), (x, y) => [x * (1 + 0.006 * (y + 37)), y]),
      vesicles,
      uterus: solid(
        womb.rod(0, 40, 0, 0, 8, 0, 17, 8.5),
        blend(8, womb.rod(0, 42, 0, 15, 49, 0, 15, 8)),
        blend(7, womb.rod(0, -4, -2, 0, -14, -2, 12, 10)),
      ),
      ovaries: moved(ellipsoid(42, 22, 14, 9.5, 15, 10), (x, y) => [x + 0.35 * (y - 22), y]),
      // The uterine tubes and the vagina.
      tubes: union(
        tube([24, 50, 13, 2.6, 44, 45, 14, 3, 57, 31, 15, 4.5], 4),
        moved(rod(0, -20, 15, 0, -68, 11, 7, 6), (x, y) => [x * 0.62, y]),
      ),
      cavities: solid(
        cavity.rod(0, 34, 0, 0, -12, 0, 4, 1.5),
        blend(9, cavity.rod(0, 38, 0, 12, 46, 0, 5, 2)),
        blend(0, ellipsoid(38, 29, 13, 3.5, 3.5, 7)),
        blend(0, ellipsoid(45, 21, 15, 4, 4, 7)),
        blend(0, ellipsoid(41, 14, 12, 3, 3, 7)),
      ),
      rectum: rectumAt(z),
      rectumOfMan: rectumAt(z + 5),
      loops,
      colon,
      femur: solid(
        ellipsoid(91, -1, 0, 25.5, 25.5, 25.5),
        blend(9, rod(96, -5, 0, 128, -28, 6, 15, 17)),
        blend(12, ellipsoid(136, -18, 12, 13, 23, 17)),
        blend(10, ellipsoid(114, -54, 12, 10, 13, 9)),
        blend(12, rod(130, -40, 5, 116, -190, 4, 16, 15)),
      ),
      head: ellipsoid(90, 0, 0, 26, 26, 26),
      disc: block(0, 98.5, 16, 25, 4.2, 18, 4),
      bladder: solid(ellipsoid(0, 2, -17, 43, 23, 26), blend(10, ellipsoid(0, -13, -17, 22, 15, 17))),
      centralZone: ellipsoid(4.5, -37, -14, 7, 6.5, 9),
      greatGluteal: solid(
        solidsAt(0.9 * z).rod(50, 44, 76, 112, -34, 62, 30, 30),
        blend(26, ellipsoid(70, -18, 82, 50, 52, 40)),
      ),
      vessels: tube([14, 110, 2, 5, 66, 14, -34, 5.5, 84, -150, -38, 5], 6),
      muscles: [
        rod(54, 4, 10, 56, -36, 8, 8, 11),
        tube([42, 140, 8, 20, 66, 40, -12, 17, 108, -42, -22, 9], 8),
        iliacus,
        smallGluteals,
        rod(26, 36, 46, 124, 2, 18, 12, 5),
        rod(24, -64, -26, 62, -180, -6, 12, 26),
        rod(34, -72, 2, 76, -190, 14, 12, 27),
        levator,
        rod(66, -74, 34, 84, -190, 40, 10, 24),
        union(rod(118, 20, -42, 108, -190, -34, 9, 26), rod(152, -40, 2, 140, -190, 0, 8, 16)),
        // The sartorius muscle is drawn together with the inguinal ligament, because both start at the same
        // point of the hip bone (the anterior superior iliac spine).
        union(rod(122, 62, -36, 48, -170, -46, 6, 10), rod(120, 62, -34, 26, -36, -46, 2.4, 3)),
        rectus,
        ellipsoid(21, 128, 66, 18, 66, 24),
      ],
      bundles,
      streaks,
    };
  },
} satisfies Model;
