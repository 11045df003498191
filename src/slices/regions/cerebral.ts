import { createRegion } from "../engine/region.ts";
import { blend, either, intersect, solidsAt, step, unite } from "../engine/solids.ts";

const { abs, atan2, exp, max, min, round, sin, sqrt } = Math;

// A lateral ventricle: the frontal horn, the body over the thalamus, the atrium, then its occipital and temporal horns.
const VENTRICLE = [
  18, 33, 7, 4, 9, 14, 9, 6.4, 8, -2, 14.5, 5, 13, -20, 15.5, 5, 25, -42, 10, 7, 24, -76, 4, 2,
];
const TEMPORAL_HORN = [26, -42, 6, 5, 34, -30, -8, 4, 33, -8, -17, 3];

/**
 * The head, axial, from the base of the skull to the vertex, seen from the feet: the patient's right is on the left.
 * Millimetres of a standard brain (MNI-like): x to the left of the patient, y forwards, z upwards, origin at the
 * anterior commissure.
 */
export default createRegion({
  plane: "axial",
  spot: { cy: 50, rx: 46, ry: 58 },
  depth: [-44, 70],
  spacing: 1.6,
  area: { left: -90, top: 112, right: 90, bottom: -120 },
  frame: [-158, 117, 316],
  still: 10,
  labels: [
    ["cerebel", 0],
    ["ochi", 2],
    ["lob-temporal", 5],
    ["ventriculi", 12],
    ["substanta-alba", 14],
    ["cortex", 19],
  ],
  // The grey matter is what lies between its own border and that of the white.
  named: { cortex: ["cortex", "substanta-alba"] },
  draw(z, { block, ellipsoid, rod, tube, sample, pair, mix, line, ground }) {
    const flat = z > 8 ? z : 8 + (z - 8) * 0.42;
    const dome = solidsAt(flat).ellipsoid(0, -16, 6, 79, 101, 83);
    const cranium = (x: number, y: number) => dome(x * (1 + 0.0013 * (y + 35)), y);
    const face = blend(
      cranium,
      [block(0, 44, -52, 55, 36, 45, 30), 18],
      [rod(0, 76, -22, 0, 97, -60, 8, 11), 12],
      [ellipsoid(79, -24, -40, 5, 13, 24), 9],
    );
    const head = pair(z > 0 ? cranium : face);
    const upper = solidsAt(z > 12 ? 12 + (z - 12) * 0.35 : z);
    const lateral = blend(upper.tube(VENTRICLE, 3), [tube(TEMPORAL_HORN, 2), 4]);
    const third = rod(0, -2, 0, 0, -24, 5, 5, 5);
    const fourth = either(ellipsoid(0, -33, -10, 2.6, 2.6, 12), ellipsoid(0, -45, -34, 8, 6, 14));
    const ventricles = pair((x, y, p) =>
      // A thin wall keeps the two sides apart.
      head(p) > -20 ? 20 : min(intersect(lateral(x, y), 1.3 - x, 1), third(x * 2.2, y), fourth(x, y)),
    );
    const cerebellum = sample((x, y, p) => {
      // Under the tent it narrows to the worm, which reaches further forwards.
      const tent = max(0, z + 31);
      const d = unite(
        ellipsoid(23, -64, -37, 30, 31, 29)(abs(x) * (1 + 0.014 * tent), y - 0.3 * tent),
        ellipsoid(0, -60, -28, 11, 28, 18.5)(x, y),
        14,
      );
      const folds = 0.7 * sin(x * 0.33 + y * 0.12) * sin(y * 0.42);
      return intersect(d + 5 * exp((-x * x) / 18) * step(-72, -92, y) + folds, 1.5 - ventricles(p), 2);
    });
    const pons = blend(ellipsoid(0, -25, -36, 18, 13, 17), [rod(0, -21, 2, 0, -36, -72, 13, 8), 5]);
    const crura = blend(ellipsoid(11, -17, -12, 9, 11, 9), [ellipsoid(0, -29, -12, 13, 11, 9), 6]);
    const stem = pair((x, y, p) =>
      z < -21
        ? intersect(pons(x, y), 1.5 - ventricles(p), 2)
        : min(intersect(pons(x, y), z + 13, 2), crura(x, y)),
    );
    const temporal = pair((x, y) => ellipsoid(42, -13, -18, 22, 39, 26)(x + 0.16 * (y + 13), y));
    const base = (y: number) => 2.6 * (-14.4 - z - 0.055 * (y + 17));
    // The cerebrum without its folds.
    const hull = pair((x, y, p) => {
      let d = ellipsoid(0, -17, 9, 68, 87, 69)(x * (1 + 0.0016 * (y + 35)), y);
      if (z < 16) d = intersect(d, base(y), 8);
      // Below, the fissure parts the temporal lobe from the frontal one.
      if (z < -10) return min(intersect(d, max(8 - temporal(p), x - 39), 6), temporal(p));
      return z < 14 ? unite(d, temporal(p), 9) : d;
    });
    const depthOfFolds = (3 + 3 * step(-42, -22, z) + 10 * step(-16, 6, z)) * step(84, 34, z);
    // How far a sulcus reaches inwards: one after the other round the middle of each hemisphere, the next nearer or
    // further, deeper or shallower, and bent on its way in.
    const middle = 16 + 24 * step(-6, -20, z);
    const sulci = 3.8 - 1.7 * step(16, 60, z) - 1.4 * step(-6, -20, z);
    const folds = sample((x, y, p) => {
      const d = hull(p);
      if (d > 3 || d < -40) return 0;
      const own = x > 0 ? 2.1 : 0;
      const [u, v] = [abs(x) - middle, y + 14];
      const angle = atan2(v, u);
      const turn =
        angle * sulci +
        0.32 * sin(angle * 4.3 + z * 0.045 + own) +
        0.16 * sin(d * 0.3 + angle * 7 + own * 2) +
        z * 0.006 +
        own;
      const nth = round(turn);
      const away = ((turn - nth) * sqrt(u * u + v * v)) / sulci / 1.25;
      let reach = (depthOfFolds * (1.05 + 0.45 * sin(nth * 2.4 + own + z * 0.06))) / (1 + away * away);
      const side = abs(x);
      const sylvian = z + 4 - (12 - y) * 0.5;
      if (side > 30) {
        const place = step(32, 42, side) * step(-44, -30, y) * step(28, 18, y);
        reach = max(reach, 27 * exp((-sylvian * sylvian) / 20) * place);
      }
      if (abs(z) < 18) reach = min(reach, max(0, -0.5 * base(y), -0.5 * temporal(p)));
      if (z < -4) reach *= 1 - step(-4, -12, z) * step(2, -10, abs(x) - middle);
      return z < 0 ? reach * (1 - step(-24, -44, y) * step(2, -10, z) * 0.8) : reach;
    });
    const cisterns = either(ellipsoid(0, 1, -12, 17, 12, 9), ellipsoid(0, -45, -6, 12, 7, 9));
    const cortex = pair((x, y, p) => {
      const callosum = ellipsoid(0, -6, 4, 9, 40, 27)(0, y);
      const fissure = min(2.2, callosum * (callosum < 0 ? 0.8 : 0.35)) - x;
      const d = intersect(hull(p) + folds(p), fissure, 3);
      if (z > -4) return intersect(d, -2.5 - cerebellum(p), 3);
      // The cistern is wider before and behind the stem.
      const cistern = unite(stem(p) - 2, cisterns(x, y), 7);
      return intersect(d, max(-2.5 - cerebellum(p), -cistern), 3);
    });
    const nuclei = pair((x, y, p) => {
      if (hull(p) > -10) return 20;
      // The thalamus aslant beside the third ventricle, the head of the caudate at the frontal horn, and the lens: a wedge
      // whose tip points inwards between them.
      const [u, v] = [(x - 12) * 0.9 - (y + 16) * 0.42, (y + 16) * 0.9 + (x - 12) * 0.42];
      const thalamus = ellipsoid(0, 0, 8, 8.5, 15, 9.5)(u, v);
      const caudate = ellipsoid(15, 20, 8, 4.6, 11, 10)(x - 0.3 * (y - 20), y);
      const wedge = intersect(ellipsoid(20, 1, 3, 13, 21, 12)(x, y), 15 + abs(y - 2) * 0.55 - x, 3);
      const lens = intersect(wedge, 3 - min(thalamus, caudate), 2);
      return intersect(min(thalamus, caudate, lens), 2.5 - ventricles(p), 1);
    });
    const skull = mix((p) =>
      intersect(unite(unite(hull(p), cerebellum(p), 26), stem(p) + 4, 30) - 3.5, head(p) + 9.5, 3),
    );
    line(head, ["skin"], ["l3", -5.5]);
    line(skull, ["l2", 0, 40]);
    line(cortex, ["l1", 0, 16, "cortex"], ["l2", -3.6, z > 0 ? 14 : 34, "substanta-alba"]);
    line(
      mix((p) => intersect(cortex(p), temporal(p), 3)),
      ["lit", 0, 20, "lob-temporal"],
    );
    ground(
      (p) => {
        const white = -cortex(p) - 3.6;
        return min(max(white, -hull(p) - folds(p) * 0.5 - 7), white * 2.2);
      },
      (p) => min(ventricles(p), nuclei(p)),
      [0.32, 0.52, 0.7, 0.86],
      12,
    );
    line(nuclei, ["l2", 0, 14]);
    line(ventricles, ["c1", 0, 8, "ventriculi"], ["c2", -2.4, 14]);
    line(cerebellum, ["l1", 0, 40, "cerebel"], ["l2", -3.5], ["l3", [-7, -10.5, -14, -17.5]]);
    line(stem, ["l1"]);
    if (z < -18) line(stem, ["l3", -4.5]);
    if (z > -16) return;
    const eyes = pair(ellipsoid(31, 60, -37, 12.5, 13, 13));
    ground(
      (p) => -head(p) - 5.5,
      (p, x, y) => {
        const nasal = block(0, 48, -42, 10, 26, 22, 6)(x, y);
        const orbit = unite(eyes(p) - 3, rod(30, 54, -37, 14, 22, -32, 8, 3)(abs(x), y), 8);
        return min(max(0, skull(p)), max(0, nasal), max(0, orbit));
      },
      [0.35, 0.68, 0.93],
      20,
    );
    const temple = blend(rod(66, -36, -38, 18, -12, -34, 12, 4), [ellipsoid(62, -44, -46, 11, 14, 16), 6]);
    const petrous = pair((x, y, p) =>
      intersect(temple(x, y), max(2.5 - min(hull(p), cerebellum(p), stem(p)), head(p) + 11), 3),
    );
    line(petrous, ["l2"], ["l3", [-3, -6]]);
    const maxillary = (x: number, y: number) => ellipsoid(27, 44, -54, 13, 15, 14)(abs(x), y);
    const sinuses = sample((x, y, p) => intersect(maxillary(x, y), 4 - eyes(p), 2));
    line(sinuses, ["l2"]);
    line(eyes, ["l1", 0, 5, "ochi"], ["l3", -4.5]);
    const lenses = pair(ellipsoid(31, 69.5, -37, 5, 2.4, 5));
    line(lenses, ["l2"]);
  },
});
