import { createRegion } from "../engine/region.ts";
import { intersect, step } from "../engine/solids.ts";
import { model } from "./abdominal.model.ts";

const { atan2, round, sin, sqrt } = Math;

/**
 * Draws the upper abdomen in axial (horizontal) slices, from the lower ends of the kidneys to the top of the
 * liver, seen from the feet: the patient's right side, with the liver, is on the left of the picture.
 */
export default createRegion(model, {
  bend: (x, y, z) => [x + 2 * sin(-y * 0.03 + z * 0.03), y + 1.5 * sin(x * 0.04 + z * 0.05)],
  draw(z, { cut, sample, pair, mix, outline, nearest, ground }) {
    const skin = sample(cut.skin);
    const wall = mix((p) => skin(p) + 13 + 6 * step(20, -80, z));
    const cavity = sample((x, y, p) =>
      intersect(wall(p) + 7, 32 - sqrt((x / 1.25) ** 2 + (y + 52) ** 2), 24),
    );
    const ribs = sample((x, y, p) => {
      if (z < -60 || y > 60) return 9;
      const turn = atan2(-y * 1.4, x) * 5 + z * 0.17 * (x < 0 ? 1 : -1);
      const along = turn - round(turn / 6.283) * 6.283;
      return (sqrt((wall(p) + 1) ** 2 / 15 + (along * 13) ** 2 / 150) - 1) * 4;
    });

    const { kidney } = outline(
      {
        skin,
        wall,
        ribs,
        spine: pair(cut.spine),
        erectors: pair(cut.erectors),
        kidney: sample(cut.kidney),
        loins: pair(cut.loins),
        aorta: sample(cut.aorta),
        cava: sample(cut.cava),
      },
      wall,
    );
    const { liver } = outline(
      { gallbladder: sample(cut.gallbladder), pancreas: sample(cut.pancreas), liver: sample(cut.liver) },
      cavity,
    );
    // The vessels of the liver: hepatic veins that join at the vena cava, and the portal vein.
    const { veins } = outline({ veins: sample(cut.veins) }, liver);
    ground((p) => -liver(p) - 5, veins, [0.3, 0.55, 0.78], 10);
    const { stomach } = outline({ stomach: sample(cut.stomach) }, cavity);
    // The stomach's lining has folds.
    const fold = (x: number, y: number) => 2.6 * sin(10 * atan2(y - 16, x - 70));
    outline({ lining: sample((x, y, p) => stomach(p) + fold(x, y) * step(-2, -12, stomach(p))) });
    outline({ spleen: sample(cut.spleen), gut: sample(cut.duodenum) }, cavity);
    outline({ gut: sample(cut.colon), loops: sample(cut.loops) }, cavity);
    outline({ cortex: kidney, calyces: sample(cut.sinus) }, kidney);
    ground((p) => -cavity(p), nearest, [0.45, 0.8]);
  },
});
