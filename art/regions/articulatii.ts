import type { Field } from "../engine/field.ts";
import { createRegion } from "../engine/region.ts";
import { intersect } from "../engine/solids.ts";
import { model } from "./articulatii.model.ts";

const { min, sin } = Math;

/**
 * Draws the knee in sagittal slices (vertical, from front to back), from the inner side of the knee to the
 * outer one, with the kneecap on the left of the picture.
 */
export default createRegion(model, {
  bend: (x, y, z) => [x + 1.2 * sin(-y * 0.05 + z * 0.06), y],
  draw(_z, { cut, sample, outline, strands, nearest, ground }) {
    const skin = sample(cut.skin);
    const femur = sample(cut.femur);
    const tibia = sample(cut.tibia);
    const menisci = sample((x, y, p) => intersect(cut.menisci(x, y), 1.1 - min(femur(p), tibia(p)), 0.8));
    const seams = sample(cut.seams);

    outline({ skin });
    const grown = (bone: Field) => strands(seams, outline({ bone }).bone, 4.5);
    grown(femur);
    outline({ fibula: sample(cut.fibula) });
    grown(tibia);
    outline({ patella: sample(cut.patella), meniscalRoom: menisci, menisci });
    for (const ligament of cut.ligaments)
      outline({ ligamentCore: outline({ ligament: sample(ligament) }).ligament });
    for (const soft of cut.soft) outline({ softCore: outline({ soft: sample(soft) }, skin).soft });
    ground((p) => -skin(p) - 5, nearest, [0.34, 0.6, 0.82], 12);
  },
});
