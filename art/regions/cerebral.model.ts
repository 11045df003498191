import type { Model } from "../engine/model.ts";
import { blend, intersect, moved, type Solid, solid, solidsAt, step, union } from "../engine/solids.ts";

const { abs, exp, max, min, sin } = Math;

/**
 * The head. Coordinates are in millimetres of a standard brain (similar to the MNI atlas): x to the left of
 * the patient, y forwards, z upwards. The origin is the anterior commissure, a bundle of fibres in the middle
 * of the brain.
 */
export const model = {
  plane: "axial",
  depth: { first: -44, last: 70 },
  spacing: 1.6,
  area: { left: -90, top: 112, right: 90, bottom: -120 },
  frame: { left: -158, top: 117, width: 316 },
  still: 10,
  labels: [
    "cerebel",
    "ochi",
    "ochi",
    "lob-temporal",
    "lob-temporal",
    "lob-temporal",
    "ventriculi",
    "ventriculi",
    "ventriculi",
    "ventriculi",
    "ventriculi",
    "ventriculi",
    "ventriculi",
    "substanta-alba",
    "substanta-alba",
    "cortex",
    "cortex",
    "cortex",
    "cortex",
    "cortex",
  ],
  named: { cortex: ["cortex", "substanta-alba"] },
  structures: {
    head: { skin: [0], faint: [-5.5] },
    skull: { least: 32, inner: [0] },
    cortex: { part: "cortex", least: 14, contour: [0] },
    white: { part: "substanta-alba", least: 14, inner: [-3.6] },
    lowerWhite: { part: "substanta-alba", least: 26, inner: [-3.6] },
    temporalLobe: { margin: 0, part: "lob-temporal", least: 20, lit: [0] },
    nuclei: { inner: [0] },
    ventricles: { part: "ventriculi", accent: [0] },
    ventricleCore: { least: 14, "accent-inner": [-2.4] },
    cerebellum: { part: "cerebel", least: 40, contour: [0], inner: [-3.5] },
    folia: { faint: [-7, -10.5, -14, -17.5] },
    stem: { contour: [0] },
    lowerStem: { least: 7, faint: [-4.5] },
    petrous: { inner: [0], faint: [-3] },
    sinuses: { inner: [0] },
    eyes: { part: "ochi", contour: [0], faint: [-4.5] },
    lens: { inner: [0] },
  },
  solids(z: number) {
    const { block, ellipsoid, rod, tube } = solidsAt(z);

    const dome = solidsAt(z > 8 ? z : 8 + (z - 8) * 0.42).ellipsoid(0, -16, 6, 79, 101, 83);
    const cranium: Solid = (x, y) => dome(x * (1 + 0.0013 * (y + 35)), y);
    const face = solid(
      cranium,
      blend(18, block(0, 44, -52, 55, 36, 45, 30)),
      blend(12, rod(0, 76, -22, 0, 97, -60, 8, 11)),
      blend(9, ellipsoid(79, -24, -40, 5, 13, 24)),
    );
    // The lateral ventricle is the large hollow in each half of the brain. Its temporal horn is the branch in the
    // temporal lobe.
    const lateral = solid(
      solidsAt(z > 12 ? 12 + (z - 12) * 0.35 : z).tube(
        [18, 33, 7, 4, 9, 14, 9, 6.4, 8, -2, 14.5, 5, 13, -20, 15.5, 5, 25, -42, 10, 7, 24, -76, 4, 2],
        3,
      ),
      blend(4, tube([26, -42, 6, 5, 34, -30, -8, 4, 33, -8, -17, 3], 2)),
    );
    const third = rod(0, -2, 0, 0, -24, 5, 5, 5);
    const fourth = union(ellipsoid(0, -33, -10, 2.6, 2.6, 12), ellipsoid(0, -45, -34, 8, 6, 14));
    // A thin wall separates the ventricles of the two sides.
    const ventricles: Solid = (x, y) =>
      min(intersect(lateral(x, y), 1.3 - x, 1), third(x * 2.2, y), fourth(x, y));
    // Above z = −31 the tentorium, a sloping membrane, covers the cerebellum: there the cerebellum is narrower and lies
    // further forwards. Its middle part, the vermis, keeps its shape.
    const tent = max(0, z + 31);
    const lobe = ellipsoid(23, -64, -37, 30, 31, 29);
    const vermis = blend(14, ellipsoid(0, -60, -28, 11, 28, 18.5));
    const cerebellum: Solid = (x, y) => {
      const lobes = lobe(abs(x) * (1 + 0.014 * tent), y - 0.3 * tent);
      const folds = 0.7 * sin(x * 0.33 + y * 0.12) * sin(y * 0.42);
      return vermis(lobes, x, y) + 5 * exp((-x * x) / 18) * step(-72, -92, y) + folds;
    };
    const pons = solid(ellipsoid(0, -25, -36, 18, 13, 17), blend(5, rod(0, -21, 2, 0, -36, -72, 13, 8)));
    const crura = solid(ellipsoid(11, -17, -12, 9, 11, 9), blend(6, ellipsoid(0, -29, -12, 13, 11, 9)));
    const midbrain: Solid = (x, y) => min(intersect(pons(x, y), z + 13, 2), crura(x, y));
    // Three nuclei, masses of grey matter, are deep in each half of the brain. The thalamus lies obliquely beside the
    // third ventricle, the head of the caudate nucleus is at the front of the lateral ventricle, and between them the
    // lentiform nucleus is a wedge whose tip points inwards.
    const oval = ellipsoid(0, 0, 8, 8.5, 15, 9.5);
    const caudate = ellipsoid(15, 20, 8, 4.6, 11, 10);
    const lentiform = ellipsoid(20, 1, 3, 13, 21, 12);
    const nuclei: Solid = (x, y) => {
      const [u, v] = [(x - 12) * 0.9 - (y + 16) * 0.42, (y + 16) * 0.9 + (x - 12) * 0.42];
      const thalamus = oval(u, v);
      const wedge = intersect(lentiform(x, y), 15 + abs(y - 2) * 0.55 - x, 3);
      return min(thalamus, caudate(x - 0.3 * (y - 20), y), intersect(wedge, 3 - thalamus, 2));
    };
    const eye = ellipsoid(31, 60, -37, 12.5, 13, 13);
    return {
      head: z > 0 ? cranium : face,
      ventricles,
      cerebellum,
      stem: z < -21 ? pons : midbrain,
      temporal: moved(ellipsoid(42, -13, -18, 22, 39, 26), (x, y) => [x + 0.16 * (y + 13), y]),
      /** The lower surface of the cerebrum. */
      base: ((_x, y) => 2.6 * (-14.4 - z - 0.055 * (y + 17))) as Solid,
      cerebrum: moved(ellipsoid(0, -17, 9, 68, 87, 69), (x, y) => [x * (1 + 0.0016 * (y + 35)), y]),
      /** Spaces with fluid around the brain stem, which are wider in front of it and behind it. */
      cisterns: union(ellipsoid(0, 1, -12, 17, 12, 9), ellipsoid(0, -45, -6, 12, 7, 9)),
      callosum: ellipsoid(0, -6, 4, 9, 40, 27),
      nuclei,
      eye,
      lens: ellipsoid(31, 69.5, -37, 5, 2.4, 5),
      nose: block(0, 48, -42, 10, 26, 22, 6),
      /** The orbit around the eye. */
      orbit: blend(8, rod(30, 54, -37, 14, 22, -32, 8, 3)),
      temple: solid(rod(66, -36, -38, 18, -12, -34, 12, 4), blend(6, ellipsoid(62, -44, -46, 11, 14, 16))),
      maxillary: ellipsoid(27, 44, -54, 13, 15, 14),
    };
  },
} satisfies Model;
