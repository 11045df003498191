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
import { bowelAt } from "./bowel.ts";

const { abs, exp, floor, max, min, sin } = Math;

/** The upper abdomen. Coordinates are in millimetres: x to the left of the patient, y forwards, z upwards. */
export const model = {
  plane: "axial",
  depth: { first: -96, last: 78 },
  spacing: 2.4,
  area: { left: -166, top: 122, right: 166, bottom: -122 },
  frame: { left: -176, top: 132, width: 352 },
  still: 8,
  labels: [
    "intestin",
    "intestin",
    "intestin",
    "intestin",
    "intestin",
    "rinichi",
    "rinichi",
    "rinichi",
    "rinichi",
    "vezica-biliara",
    "pancreas",
    "pancreas",
    "rinichi",
    "stomac",
    "stomac",
    "splina",
    "splina",
    "ficat",
    "ficat",
    "ficat",
  ],
  structures: {
    skin: { skin: [0], faint: [-6] },
    wall: { inner: [0] },
    ribs: { least: 5, inner: [0] },
    spine: { gap: 2, least: 7, contour: [0], inner: [-3.5], faint: [-8, -12] },
    erectors: { gap: 2, margin: 1.5, inner: [0], faint: [-4.5] },
    kidney: { gap: 2 },
    loins: { gap: 2, margin: 1.5, least: 5, inner: [0], faint: [-5, -10] },
    aorta: { gap: 2, contour: [0], faint: [-3.5] },
    cava: { gap: 2, contour: [0], faint: [-3.5] },
    gallbladder: { gap: 2.2, part: "vezica-biliara", contour: [0], inner: [-4], faint: [-8, -13] },
    pancreas: { gap: 2.2, part: "pancreas", contour: [0], inner: [-4], faint: [-8] },
    liver: { gap: 2.2, margin: 1.5, part: "ficat", contour: [0], inner: [-4] },
    veins: { margin: 7, least: 5, inner: [0] },
    stomach: { gap: 2.2, margin: 1.5, part: "stomac", contour: [0], inner: [-4] },
    lining: { faint: [-9, -15] },
    spleen: { gap: 2.2, margin: 1.5, part: "splina", contour: [0], inner: [-4] },
    gut: { gap: 2.2, margin: 1.5, contour: [0], inner: [-4], faint: [-8] },
    loops: { gap: 2.2, margin: 1.5, part: "intestin", contour: [0], inner: [-4], faint: [-8, -13] },
    cortex: { part: "rinichi", least: 7, accent: [0], "accent-inner": [-3] },
    calyces: { margin: 6, least: 5, "accent-inner": [0] },
  },
  solids(z: number) {
    const { ellipsoid, rod, tube } = solidsAt(z);
    // The spine and the muscles behind it are parallel to the axis of the body, so every slice uses their
    // cross-section at height 0.
    const level = solidsAt(0);

    const waist = 1 - 0.07 * step(40, -40, z) * step(-110, -60, z);
    const skin: Solid = (x, y) => {
      const q = abs(x / (152 * waist));
      const r = abs(y / (y > 0 ? 106 : 96));
      const furrow = y < 0 ? 7 * exp((-x * x) / 260) : 0;
      return ((q ** 2.3 + r ** 2.3) ** (1 / 2.3) - 1) * 104 + furrow;
    };
    const inVertebra = z / 32 - floor(z / 32);
    const hasProcesses = inVertebra > 0.3 && inVertebra < 0.7;
    const spine = solid(
      level.ellipsoid(0, -36, 0, 23, 17, 9),
      blend(6, level.rod(12, -50, 0, 14, -62, 0, 5, 5)),
      blend(5, level.rod(14, -62, 0, 0, -70, 0, 5, 4.5)),
      blend(4, level.rod(0, -70, 0, 0, hasProcesses ? -90 : -82, 0, 4.5, 3.5)),
      ...(hasProcesses ? [blend(5, level.rod(18, -58, 0, 42, -66, 0, 5, 3))] : []),
      carve(2, level.ellipsoid(0, -57, 0, 9.5, 8, 9)),
    );
    // The right kidney is lower. Both are oblique.
    const heights = [z + 30, z + 18] as const;
    const kidneys = (shape: (at: ReturnType<typeof solidsAt>) => Solid): Solid => {
      const [right, left] = heights.map((height) => shape(solidsAt(height)));
      return (x, y) => {
        const [height, own] = x < 0 ? [heights[0], right] : [heights[1], left];
        const u = abs(x) - 62 + height * 0.12;
        const v = y + 38 + height * 0.06;
        return (own as Solid)(u * 0.82 + v * 0.57, v * 0.82 - u * 0.57);
      };
    };
    // The loins are two muscles on each side of the spine: the psoas and, beside it, the quadratus lumborum.
    const psoas = ellipsoid(34 + 0.02 * (20 - z), -36, -130, 17, 20, 138);
    const quadratus = ellipsoid(63, -63, -110, 19, 8, 118);
    const loins: Solid = (x, y) => min(psoas(x, y), quadratus(x, y + 0.25 * (x - 62)));
    const haustra = 2.2 * sin(z * 0.28);
    const bowel = bowelAt(z);
    const loops: Solid = (x, y) =>
      max(bowel(x, y), intersect(intersect(abs(x) * 0.95 - 86, 4 - y, 14), y - 76, 10));
    return {
      skin,
      spine,
      erectors: level.ellipsoid(33, -76, 0, 26, 15, 9),
      kidney: kidneys(({ ellipsoid }) =>
        solid(ellipsoid(0, 0, 0, 29, 22, 54), carve(6, ellipsoid(-24, 12, 0, 15, 9, 17))),
      ),
      sinus: kidneys(({ ellipsoid }) => ellipsoid(-6, 3, 0, 15, 10, 28)),
      loins,
      aorta: level.ellipsoid(7 - 3 * step(0, -60, z), -7, 0, 9.5, 9.5, 9),
      cava: level.ellipsoid(-20, -4 + 8 * step(0, 60, z), 0, 11, 8.5, 9),
      gallbladder: ellipsoid(-52, 48, -16, 13, 20, 26),
      liver: solid(
        ellipsoid(-66, 2, 26, 80, 88, 86),
        blend(26, ellipsoid(4, 46, 44, 62, 34, 46)),
        carve(4, rod(-12, 92, 6, -8, 42, 20, 4, 3)),
      ),
      veins: union(
        rod(-22, 4, 70, -98, 10, 48, 6, 2.5),
        rod(-22, 6, 70, -58, 58, 46, 6, 2.5),
        rod(-20, 8, 70, 22, 50, 52, 5, 2.5),
        rod(-26, 20, 4, -62, 8, 20, 8, 6),
        rod(-62, 8, 20, -108, -26, 16, 6, 2.5),
        rod(-62, 8, 20, -96, 42, 26, 5, 2.5),
      ),
      stomach: solid(ellipsoid(76, 8, 48, 38, 44, 52), blend(18, rod(66, 34, 18, 2, 46, -10, 24, 14))),
      duodenum: tube([-40, 24, 0, 12, -44, 8, -48, 12, 12, 10, -58, 10], 6),
      spleen: moved(ellipsoid(56, -104, 32, 52, 34, 66), (x, y) => [x * 0.8 + y * 0.6, y * 0.8 - x * 0.6]),
      colon: union(
        ellipsoid(-104, -6, -66, 21 + haustra, 22 + haustra, 62),
        ellipsoid(108, -14, -50, 17 - haustra, 19 - haustra, 82),
        rod(-84, 58, -24, 84, 60, -12, 15 + haustra, 15),
      ),
      loops: z > 2 ? () => 99 : loops,
      pancreas: tube([-30, 14, -12, 13, -14, 18, -4, 10, 8, 25, 0, 8.5, 40, 14, 2, 8.5, 80, -16, 8, 7.5], 8),
    };
  },
} satisfies Model;
