import { createRegion } from "../engine/region.ts";
import { intersect, smoothMin, step } from "../engine/solids.ts";
import { model } from "./mamar.model.ts";

const { abs, atan2, cos, exp, min, round, sin, sqrt } = Math;

/**
 * Draws both breasts, with the chest wall behind them, in axial (horizontal) slices from bottom to top, seen
 * from the feet. Coordinates are in millimetres: x to the left of the patient, y forwards, z upwards from the
 * height of the nipples.
 */
export default createRegion(model, {
  draw(z, { cut, block, ellipsoid, rod, sample, pair, mix, outline, strands, ground }) {
    const chest = sample((x, y) => {
      const k = (abs(x / 158) ** 2.5 + abs((y + 78) / 92) ** 2.5) ** 0.4;
      return (k - 1) * 90 + 4 * exp((-x * x) / 500) * step(-40, 10, y);
    });
    const breast = z < -4 ? cut.breastBelow : cut.breastAbove;
    const breasts = pair((x, y) => cut.nipple(breast(x, y), x, y));
    const skin = mix((p) => smoothMin(chest(p), breasts(p), 20));
    const glands = sample((x, y, p) => {
      const own = x < 0 ? -1 : 1;
      const a = abs(x);
      const [u, v] = [a - 82, 96 - y];
      const angle = atan2(u, v);
      const r = sqrt(u * u + v * v);
      const lobes =
        6.5 * sin(angle * 9 + own * 1.1 + z * 0.07 + 0.8 * sin(r * 0.08)) * step(14, 60, r) +
        3.2 * sin(r * 0.21 + angle * 6 + z * 0.12 + own);
      return intersect(intersect(cut.gland(a, y) + lobes, breasts(p) + 6.5, 5), 2 - chest(p), 8);
    });
    const pectorals = pair((x, y, p) => {
      const band = abs(chest(p) + 10) - (5.5 + 4 * step(-30, 60, z)) * (1 - 0.75 * step(80, 140, x));
      return intersect(intersect(band, 18 + 0.12 * abs(z) - x, 6), -y - 55 - 0.3 * z, 10);
    });
    const ribs = pair((x, y, p) => {
      if (x < 30) return 99;
      const turn = atan2(y + 78, x * 0.8) * 5.2 + z * 0.11;
      const along = turn - round(turn / 6.283) * 6.283;
      return (sqrt((chest(p) + 20) ** 2 / 22 + (along * 16) ** 2 / 260) - 1) * 4.7;
    });
    const sternum = pair((x, y) =>
      cut.cartilage(block(0, -8, z, 17 + 4 * sin(z * 0.06), 5.5, 9, 5)(x, y), x, y),
    );
    // The axis of the heart is oblique: u runs along it towards the tip of the heart, v runs across it.
    const heartAt = (solid: (u: number, v: number) => number) => (x: number, y: number) =>
      solid((x - 14) * 0.8 + (y + 78) * 0.6, (y + 78) * 0.8 - (x - 14) * 0.6);
    const heart = sample(
      heartAt((u, v) =>
        smoothMin(smoothMin(cut.leftVentricle(u, v), cut.rightVentricle(u, v), 7), cut.atria(u, v), 7),
      ),
    );
    const aorta = sample(z > 62 ? cut.branches : cut.aorta);
    const veins = sample(cut.veins);
    // `pulmonary` is the pulmonary artery with its right and left branches, `airway` the windpipe with its
    // two branches.
    const pulmonary = sample(cut.pulmonary);
    const airway = pair(cut.airway);
    const vessels = sample((x, y) => {
      const a = abs(x);
      let d = 99;
      for (let i = 0; i < 6; i++) {
        const turn = 0.4 + i * 0.75 + (x < 0 ? 0.3 : 0);
        const [toX, toY, toZ] = [82 + 30 * sin(turn), -78 + 42 * cos(turn), 60 * sin(2.6 * i + 1)];
        d = min(d, rod(46, -84, 4, toX, toY, toZ, 7, 1.5)(a, y));
      }
      return d;
    });
    // The lymph nodes are around the vessels of the armpit. They are bean-shaped, with the concave side
    // towards the vessel.
    const nodes = pair((x, y) => {
      const bean = intersect(cut.node(x, y), 3.2 - sqrt((x - 140) ** 2 + (y + 82) ** 2), 2);
      return min(bean, cut.smallNode(x, y));
    });

    const { glands: gland } = outline({ skin, glands });
    outline({ nipples: pair((x, y, p) => intersect(cut.tip(x, y), skin(p), 1)) });
    // The lobes of the gland converge at the nipple.
    const lobes = sample((x, y, p) => {
      const [u, v] = [abs(x) - 82, 104 - y];
      const sector = abs(
        sin(atan2(u, v) * 5 + 0.03 * z + 0.5 * sin(v * 0.07 + z * 0.05) + (x > 0 ? 0.5 : 0)),
      );
      return intersect(gland(p) + 4.5, (0.3 - sector) * 0.22 * sqrt(u * u + v * v), 3);
    });
    const { heart: beating } = outline(
      { lobes, sternum, ribs, pectorals, nodes, axilla: pair(cut.axilla), heart },
      skin,
    );
    // The heart has two chambers on each side, connected at the valve. The wall of the left ventricle is
    // between the two sides, and the root of the aorta is in the middle.
    const chambers = heartAt((u, v) => {
      const beams = 1.4 * sin(u * 0.33 + z * 0.2) * step(0, 24, u);
      const own = cut.leftAtriumHollow(ellipsoid(20, -9, -28, 28, 13.5 + beams, 36)(u, v), u, v);
      const ventricle = ellipsoid(8, 15, -30, 35 + beams, 18, 44)(u, v);
      const other = smoothMin(
        intersect(ventricle, 1 - cut.leftVentricle(u, v), 4),
        cut.rightAtriumHollow(u, v),
        8,
      );
      const root = cut.root(u, v);
      return min(root, intersect(min(own, other), 3 - root, 2));
    });
    outline({ cavities: sample(chambers), veins, aorta, pulmonary, airway }, beating);
    const { liver: dome } = outline({ liver: sample(cut.liver) }, chest);
    const lungs = pair((x, y, p) =>
      intersect(
        intersect(chest(p) + 31, 22 - x + 8 * step(0, -90, y), 16),
        4 - min(beating(p), dome(p), veins(p), aorta(p), pulmonary(p), airway(p)),
        6,
      ),
    );
    outline({ lungs });
    // A fissure separates the lobes of each lung.
    const fissure = sample((x, y) => y + 88 + 0.5 * z + 6 * sin(x * 0.05 + 1));
    strands(fissure, lungs, 3);
    outline({ branches: mix((p) => intersect(vessels(p), lungs(p) + 4, 2)) });
    const inner = (p: number, _x: number, y: number) =>
      smoothMin(gland(p), chest(p) + 12, 3) * (1 + 8 * step(-5, -70, y));
    ground((p) => -skin(p), inner, [0.22, 0.45, 0.68, 0.86]);
  },
});
