import { createRegion } from "../engine/region.ts";
import { intersect, smoothMin, step } from "../engine/solids.ts";
import { model } from "./abdominal.model.ts";

const { abs, atan2, exp, floor, max, min, round, sin, sqrt } = Math;

/**
 * Draws the upper abdomen in axial (horizontal) slices, from the lower ends of the kidneys to the top of the
 * liver, seen from the feet: the patient's right side, with the liver, is on the left of the picture.
 * Coordinates are in millimetres: x to the left of the patient, y forwards, z upwards.
 */
export default createRegion(model, {
  bend: (x, y, z) => [x + 2 * sin(-y * 0.03 + z * 0.03), y + 1.5 * sin(x * 0.04 + z * 0.05)],
  draw(z, { cut, cutAt, bowel, ellipsoid, rod, sample, pair, mix, outline, nearest, ground }) {
    const waist = 1 - 0.07 * step(40, -40, z) * step(-110, -60, z);
    const skin = sample((x, y) => {
      const q = abs(x / (152 * waist));
      const r = abs(y / (y > 0 ? 106 : 96));
      const furrow = y < 0 ? 7 * exp((-x * x) / 260) : 0;
      return ((q ** 2.3 + r ** 2.3) ** (1 / 2.3) - 1) * 104 + furrow;
    });
    const wall = mix((p) => skin(p) + 13 + 6 * step(20, -80, z));
    const cavity = sample((x, y, p) =>
      intersect(wall(p) + 7, 32 - sqrt((x / 1.25) ** 2 + (y + 52) ** 2), 24),
    );
    const inVertebra = z / 32 - floor(z / 32);
    const processes = inVertebra > 0.3 && inVertebra < 0.7;
    // The vertebra and the spinal canal are parallel to the axis of the body, so every slice uses their
    // cross-section at height 0.
    const level = cutAt(0);
    const spinous = rod(0, -70, z, 0, processes ? -90 : -82, z, 4.5, 3.5);
    const spine = pair((x, y) => {
      const body = smoothMin(level.vertebra(x, y), spinous(x, y), 4);
      return level.canal(processes ? level.transverse(body, x, y) : body, x, y);
    });
    const [rightHeight, leftHeight] = [z + 30, z + 18];
    const [right, left] = [cutAt(rightHeight), cutAt(leftHeight)];
    const inKidney = (part: "kidney" | "sinus") =>
      sample((x, y) => {
        const height = x < 0 ? rightHeight : leftHeight;
        const u = abs(x) - 62 + height * 0.12;
        const v = y + 38 + height * 0.06;
        return (x < 0 ? right : left)[part](u * 0.82 + v * 0.57, v * 0.82 - u * 0.57);
      });
    const kidney = inKidney("kidney");
    const sinus = inKidney("sinus");
    // The loins are two muscles on each side of the spine: the psoas and, beside it, the quadratus lumborum.
    const loins = pair((x, y) => {
      const psoas = ellipsoid(34 + 0.02 * (20 - z), -36, -130, 17, 20, 138)(x, y);
      return min(psoas, cut.loin(x, y + 0.25 * (x - 62)));
    });
    const aorta = sample(ellipsoid(7 - 3 * step(0, -60, z), -7, z, 9.5, 9.5, 9));
    const cava = sample(ellipsoid(-20, -4 + 8 * step(0, 60, z), z, 11, 8.5, 9));
    const spleen = sample((x, y) => cut.spleen(x * 0.8 + y * 0.6, y * 0.8 - x * 0.6));
    const colon = sample((x, y) => {
      const haustra = 2.2 * sin(z * 0.28);
      return min(
        ellipsoid(-104, -6, -66, 21 + haustra, 22 + haustra, 62)(x, y),
        ellipsoid(108, -14, -50, 17 - haustra, 19 - haustra, 82)(x, y),
        rod(-84, 58, -24, 84, 60, -12, 15 + haustra, 15)(x, y),
      );
    });
    const loops = sample((x, y) => {
      const room = intersect(intersect(abs(x) * 0.95 - 86, 4 - y, 14), y - 76, 10);
      return z > 2 ? 99 : max(bowel(x, y), room);
    });
    const ribs = sample((x, y, p) => {
      if (z < -60 || y < -92 || y > 60) return 9;
      const turn = atan2(-y * 1.4, x) * 5 + z * 0.17 * (x < 0 ? 1 : -1);
      const along = turn - round(turn / 6.283) * 6.283;
      return (sqrt((wall(p) + 1) ** 2 / 15 + (along * 13) ** 2 / 150) - 1) * 4;
    });

    const { kidney: cortex } = outline(
      { skin, wall, ribs, spine, erectors: pair(cut.erectors), kidney, loins, aorta, cava },
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
    outline({ spleen, gut: sample(cut.duodenum) }, cavity);
    outline({ gut: colon, loops }, cavity);
    outline({ cortex, calyces: sinus }, cortex);
    ground((p) => -cavity(p), nearest, [0.45, 0.8]);
  },
});
