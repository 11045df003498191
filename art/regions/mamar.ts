import { createRegion } from "../engine/region.ts";
import { intersect, smoothMin, step } from "../engine/solids.ts";
import { model } from "./mamar.model.ts";

const { abs, atan2, min, round, sqrt } = Math;

/**
 * Draws both breasts, with the chest wall behind them, in axial (horizontal) slices from bottom to top, seen
 * from the feet.
 */
export default createRegion(model, {
  draw(z, { cut, sample, pair, mix, outline, strands, ground }) {
    const chest = sample(cut.chest);
    const breasts = pair(cut.breasts);
    const skin = mix((p) => smoothMin(chest(p), breasts(p), 20));
    const glands = sample((x, y, p) =>
      intersect(intersect(cut.gland(x, y), breasts(p) + 6.5, 5), 2 - chest(p), 8),
    );
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
    const aorta = sample(cut.aorta);
    const veins = sample(cut.veins);
    const pulmonary = sample(cut.pulmonary);
    const airway = pair(cut.airway);
    const vessels = sample(cut.pulmonaryVessels);

    const { glands: gland } = outline({ skin, glands });
    outline({ nipples: pair((x, y, p) => intersect(cut.tip(x, y), skin(p), 1)) });
    const lobes = sample((x, y, p) => intersect(gland(p) + 4.5, cut.lobes(x, y), 3));
    const { heart } = outline(
      {
        lobes,
        sternum: pair(cut.sternum),
        ribs,
        pectorals,
        nodes: pair(cut.nodes),
        axilla: pair(cut.axilla),
        heart: sample(cut.heart),
      },
      skin,
    );
    outline({ cavities: sample(cut.chambers), veins, aorta, pulmonary, airway }, heart);
    const { liver } = outline({ liver: sample(cut.liver) }, chest);
    const lungs = pair((x, y, p) =>
      intersect(
        intersect(chest(p) + 31, 22 - x + 8 * step(0, -90, y), 16),
        4 - min(heart(p), liver(p), veins(p), aorta(p), pulmonary(p), airway(p)),
        6,
      ),
    );
    outline({ lungs });
    strands(sample(cut.fissure), lungs, 3);
    outline({ branches: mix((p) => intersect(vessels(p), lungs(p) + 4, 2)) });
    const inner = (p: number, _x: number, y: number) =>
      smoothMin(gland(p), chest(p) + 12, 3) * (1 + 8 * step(-5, -70, y));
    ground((p) => -skin(p), inner, [0.22, 0.45, 0.68, 0.86]);
  },
});
