import type { ValueAt } from "../engine/field.ts";
import { createRegion } from "../engine/region.ts";
import { intersect, smoothMin } from "../engine/solids.ts";
import { curve, model } from "./coloana.model.ts";

const { abs, max, min } = Math;

/**
 * Draws the lumbar spine in sagittal slices (vertical, from front to back), from the right to the left, with
 * the belly on the left of the picture.
 */
export default createRegion(model, {
  draw(z, { cut, sample, mix, outline, strands, ground }) {
    const belly = sample(cut.belly);
    const back = sample(cut.back);
    const skin = mix((p) => max(belly(p), back(p)));
    const bodies = sample(cut.bodies);
    const disc = sample((x, y, p) => intersect(cut.between(x, y), 0.9 - bodies(p), 1));
    const sac = sample(cut.sac);
    const arches = sample(cut.arches);
    const bone = mix((p) => smoothMin(bodies(p), intersect(arches(p), 1.4 - sac(p), 1), 4));
    const ilium = sample((x, y, p) => intersect(cut.ilium(x, y), 2.5 - bone(p), 2));
    const column = mix((p) => min(bone(p), disc(p), ilium(p)));
    const clear = (valueAt: ValueAt) =>
      sample((x, y, p) => intersect(valueAt(x, y, p), 1.2 - column(p), 1.5));
    const kidney = clear(cut.kidney);
    const psoas = clear((x, y, p) => intersect(cut.psoas(x, y), max(2 - kidney(p), x - curve(y) - 14), 2));
    const backMuscle = clear(cut.backMuscle);
    const vessels = clear(cut.vessel);
    const upper = clear((x, y, p) => intersect(cut.upper(x, y), belly(p) + 19, 3));
    const loops = sample((x, y, p) => {
      const room = intersect(belly(p) + 18, x + 44 - 0.03 * y, 10);
      const others = min(vessels(p), psoas(p), kidney(p), upper(p));
      return intersect(intersect(cut.bowel(x, y), room, 4), 3 - others, 3);
    });
    const roots = sample(cut.roots);

    outline({ skin, back, belly, bone, basivertebralVein: sample(cut.basivertebralVein) });
    strands(bone, sample(cut.plates), 0, -2.4);
    outline({ ilium, disc, sac, conus: sample(cut.conus) });
    if (abs(z) < 7) outline({ tail: sample(cut.tail) });
    outline({ roots, backMuscle });
    strands(sample(cut.fibres), backMuscle, 5);
    const calyces = sample(cut.sinus);
    outline({ psoas, psoasFibres: psoas, vessels, upper, kidney, calyces, loops, loopFolds: loops }, kidney);
    ground(
      (p) => min(-back(p) - 6, -belly(p) - 17),
      (p) => {
        const parts = [upper, backMuscle, psoas, vessels, roots, kidney, loops];
        return parts.reduce((d, part) => smoothMin(d, part(p), 7), smoothMin(column(p), sac(p), 6));
      },
      [0.3, 0.55, 0.78, 0.92],
    );
  },
});
