import { createRegion } from "../engine/region.ts";
import { intersect, smoothMin, step } from "../engine/solids.ts";
import { model } from "./cerebral.model.ts";

const { abs, atan2, exp, max, min, round, sin, sqrt } = Math;

/**
 * Draws the head in axial (horizontal) slices from the base of the skull to the top of the head, seen from
 * the feet: the patient's right is on the left of the picture.
 */
export default createRegion(model, {
  draw(z, { cut, sample, pair, mix, outline, ground }) {
    const head = pair(cut.head);
    const ventricles = pair((x, y, p) => (head(p) > -20 ? 20 : cut.ventricles(x, y)));
    const cerebellum = sample((x, y, p) => intersect(cut.cerebellum(x, y), 1.5 - ventricles(p), 2));
    const stem = pair((x, y, p) =>
      z < -21 ? intersect(cut.stem(x, y), 1.5 - ventricles(p), 2) : cut.stem(x, y),
    );
    const temporal = pair(cut.temporal);
    // `hull` is the surface of the cerebrum without its folds.
    const hull = pair((x, y, p) => {
      const d = intersect(cut.cerebrum(x, y), cut.base(x, y), 8);
      // In the lower slices a fissure separates the temporal lobe from the frontal lobe.
      if (z < -10) return min(intersect(d, max(8 - temporal(p), x - 39), 6), temporal(p));
      return smoothMin(d, temporal(p), 9);
    });
    const depthOfFolds = (3 + 3 * step(-42, -22, z) + 10 * step(-16, 6, z)) * step(84, 34, z);
    // `folds` is the depth of the sulci, the furrows of the brain's surface, at a point. The sulci are
    // arranged around the middle of each hemisphere; their distances, depths and curvatures vary.
    const middle = 16 + 24 * step(-6, -20, z);
    const sulci = 3.8 - 1.7 * step(16, 60, z) - 1.4 * step(-6, -20, z);
    const folds = sample((x, y, p) => {
      const d = hull(p);
      if (d < -40) return 0;
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
      const place = step(32, 42, side) * step(-44, -30, y) * step(28, 18, y);
      reach = max(reach, 27 * exp((-sylvian * sylvian) / 20) * place);
      if (abs(z) < 18) reach = min(reach, max(0, -0.5 * cut.base(x, y), -0.5 * temporal(p)));
      reach *= 1 - step(-4, -12, z) * step(2, -10, u);
      return reach * (1 - step(-24, -44, y) * step(2, -10, z) * 0.8);
    });
    const cortex = pair((x, y, p) => {
      const callosum = cut.callosum(0, y);
      const fissure = min(2.2, callosum * (callosum < 0 ? 0.8 : 0.35)) - x;
      const d = intersect(hull(p) + folds(p), fissure, 3);
      if (z > -4) return intersect(d, -2.5 - cerebellum(p), 3);
      const cistern = smoothMin(stem(p) - 2, cut.cisterns(x, y), 7);
      return intersect(d, max(-2.5 - cerebellum(p), -cistern), 3);
    });
    const nuclei = pair((x, y, p) => {
      if (hull(p) > -10) return 20;
      return intersect(cut.nuclei(x, y), 2.5 - ventricles(p), 1);
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
      (p, x, y) => min(skull(p), cut.nose(x, y), cut.orbit(eyes(p) - 3, abs(x), y)),
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
