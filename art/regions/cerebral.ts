import { createRegion } from "../engine/region.ts";
import { intersect, type Solid, smoothMin, step } from "../engine/solids.ts";
import { model } from "./cerebral.model.ts";

const { abs, atan2, exp, max, min, round, sin, sqrt } = Math;

/**
 * Draws the head in axial (horizontal) slices from the base of the skull to the top of the head, seen from
 * the feet: the patient's right is on the left of the picture. Coordinates are in millimetres of a standard
 * brain (similar to the MNI atlas): x to the left of the patient, y forwards, z upwards. The origin is the
 * anterior commissure, a bundle of fibres in the middle of the brain.
 */
export default createRegion(model, {
  draw(z, { cut, cutAt, sample, pair, mix, outline, ground }) {
    const { dome } = cutAt(z > 8 ? z : 8 + (z - 8) * 0.42);
    const cranium: Solid = (x, y) => dome(x * (1 + 0.0013 * (y + 35)), y);
    const face: Solid = (x, y) => cut.face(cranium(x, y), x, y);
    const head = pair(z > 0 ? cranium : face);
    // `lateral` is the large hollow in each half of the brain, the lateral ventricle, without its temporal
    // horn (the branch in the temporal lobe, `temporalHorn`).
    const { lateral } = cutAt(z > 12 ? 12 + (z - 12) * 0.35 : z);
    const ventricles = pair((x, y, p) => {
      if (head(p) > -20) return 20;
      // A thin wall separates the ventricles of the two sides.
      const horns = intersect(cut.temporalHorn(lateral(x, y), x, y), 1.3 - x, 1);
      return min(horns, cut.third(x * 2.2, y), cut.fourth(x, y));
    });
    const cerebellum = sample((x, y, p) => {
      // Above z = −31 the tentorium, a sloping membrane, covers the cerebellum: there the cerebellum is
      // narrower and lies further forwards. Its middle part, the vermis, keeps its shape.
      const tent = max(0, z + 31);
      const lobes = cut.cerebellum(abs(x) * (1 + 0.014 * tent), y - 0.3 * tent);
      const d = cut.vermis(lobes, x, y);
      const folds = 0.7 * sin(x * 0.33 + y * 0.12) * sin(y * 0.42);
      return intersect(d + 5 * exp((-x * x) / 18) * step(-72, -92, y) + folds, 1.5 - ventricles(p), 2);
    });
    const stem = pair((x, y, p) =>
      z < -21
        ? intersect(cut.pons(x, y), 1.5 - ventricles(p), 2)
        : min(intersect(cut.pons(x, y), z + 13, 2), cut.crura(x, y)),
    );
    const temporal = pair((x, y) => cut.temporal(x + 0.16 * (y + 13), y));
    const base = (y: number) => 2.6 * (-14.4 - z - 0.055 * (y + 17));
    // `hull` is the surface of the cerebrum without its folds.
    const hull = pair((x, y, p) => {
      let d = cut.cerebrum(x * (1 + 0.0016 * (y + 35)), y);
      if (z < 16) d = intersect(d, base(y), 8);
      // In the lower slices a fissure separates the temporal lobe from the frontal lobe.
      if (z < -10) return min(intersect(d, max(8 - temporal(p), x - 39), 6), temporal(p));
      return z < 14 ? smoothMin(d, temporal(p), 9) : d;
    });
    const depthOfFolds = (3 + 3 * step(-42, -22, z) + 10 * step(-16, 6, z)) * step(84, 34, z);
    // `folds` is the depth of the sulci, the furrows of the brain's surface, at a point. The sulci are
    // arranged around the middle of each hemisphere; their distances, depths and curvatures vary.
    const middle = 16 + 24 * step(-6, -20, z);
    const sulci = 3.8 - 1.7 * step(16, 60, z) - 1.4 * step(-6, -20, z);
    const folds = sample((x, y, p) => {
      const d = hull(p);
      if (d > 3 || d < -40) return 0;
      const own = x > 0 ? 2.1 : 0;
      const side = abs(x);
      const [u, v] = [side - middle, y + 14];
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
      const sylvian = z + 4 - (12 - y) * 0.5;
      if (side > 30) {
        const place = step(32, 42, side) * step(-44, -30, y) * step(28, 18, y);
        reach = max(reach, 27 * exp((-sylvian * sylvian) / 20) * place);
      }
      if (abs(z) < 18) reach = min(reach, max(0, -0.5 * base(y), -0.5 * temporal(p)));
      reach *= 1 - step(-4, -12, z) * step(2, -10, u);
      return reach * (1 - step(-24, -44, y) * step(2, -10, z) * 0.8);
    });
    const cortex = pair((x, y, p) => {
      const callosum = cut.callosum(0, y);
      const fissure = min(2.2, callosum * (callosum < 0 ? 0.8 : 0.35)) - x;
      const d = intersect(hull(p) + folds(p), fissure, 3);
      if (z > -4) return intersect(d, -2.5 - cerebellum(p), 3);
      // The cistern, a space with fluid around the brain stem, is wider in front of the stem and behind it.
      const cistern = smoothMin(stem(p) - 2, cut.cisterns(x, y), 7);
      return intersect(d, max(-2.5 - cerebellum(p), -cistern), 3);
    });
    const nuclei = pair((x, y, p) => {
      if (hull(p) > -10) return 20;
      // Three nuclei, masses of grey matter, are deep in each half of the brain. The thalamus lies
      // obliquely beside the third ventricle, the head of the caudate nucleus is at the front of the lateral ventricle,
      // and between them the lentiform nucleus is a wedge whose tip points inwards.
      const [u, v] = [(x - 12) * 0.9 - (y + 16) * 0.42, (y + 16) * 0.9 + (x - 12) * 0.42];
      const thalamus = cut.thalamus(u, v);
      const caudate = cut.caudate(x - 0.3 * (y - 20), y);
      const wedge = intersect(cut.lentiform(x, y), 15 + abs(y - 2) * 0.55 - x, 3);
      const lens = intersect(wedge, 3 - min(thalamus, caudate), 2);
      return intersect(min(thalamus, caudate, lens), 2.5 - ventricles(p), 1);
    });
    const skull = mix((p) =>
      intersect(smoothMin(smoothMin(hull(p), cerebellum(p), 26), stem(p) + 4, 30) - 3.5, head(p) + 9.5, 3),
    );
    const whiteMatter = z > 0 ? "white" : "lowerWhite";
    outline({ head, skull, cortex, [whiteMatter]: cortex, temporalLobe: cortex }, temporal);
    ground(
      (p) => {
        const white = -cortex(p) - 3.6;
        return min(max(white, -hull(p) - folds(p) * 0.5 - 7), white * 2.2);
      },
      (p) => min(ventricles(p), nuclei(p)),
      [0.32, 0.52, 0.7, 0.86],
      12,
    );
    outline({ nuclei, ventricles, ventricleCore: ventricles, cerebellum, folia: cerebellum, stem });
    if (z < -18) outline({ lowerStem: stem });
    if (z > -16) return;
    const eyes = pair(cut.eye);
    ground(
      (p) => -head(p) - 5.5,
      (p, x, y) => {
        const orbit = cut.orbit(eyes(p) - 3, abs(x), y);
        return min(max(0, skull(p)), max(0, cut.nasal(x, y)), max(0, orbit));
      },
      [0.35, 0.68, 0.93],
      20,
    );
    const petrous = pair((x, y, p) =>
      intersect(cut.temple(x, y), max(2.5 - min(hull(p), cerebellum(p), stem(p)), head(p) + 11), 3),
    );
    const sinuses = pair((x, y, p) => intersect(cut.maxillary(x, y), 4 - eyes(p), 2));
    outline({ petrous, sinuses, eyes, lens: pair(cut.lens) });
  },
});
