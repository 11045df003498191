import type { Field } from "../engine/field.ts";
import { createRegion } from "../engine/region.ts";
import { intersect } from "../engine/solids.ts";
import { model } from "./pelvin.model.ts";

const { max, sin } = Math;

/**
 * Draws the pelvis in coronal slices (vertical, from left to right), one behind the other from front to back,
 * seen from the front: the patient's right is on the left of the picture.
 */
export default createRegion(model, {
  bend: (x, y, z) => [x + 1.5 * sin(-y * 0.03 + z * 0.03), y],
  draw(_z, { cut, sample, pair, mix, outline, strands, nearest, ground }, body) {
    const isMan = body === "barbat";
    const skin = pair(cut.skin);
    const femur = pair(cut.femur);
    // The growth plate is the border between the head and the neck of the femur.
    const heads = pair((x, y, p) => intersect(cut.head(x, y), femur(p), 2));
    const sacrum = pair(cut.sacrum);
    const foramina = pair((x, y, p) => intersect(cut.foramina(x, y), sacrum(p) + 5, 2));
    const organs: Readonly<Record<string, Field>> = isMan
      ? { prostate: pair(cut.prostate), vesicles: pair(cut.vesicles) }
      : { uterus: pair(cut.uterus), ovaries: pair(cut.ovaries), tubes: pair(cut.tubes) };

    const bone = outline({ skin, femur }).femur;
    const marrow = mix((p) => max(bone(p), -heads(p) - 2));
    for (const field of [
      marrow,
      ...Object.values(outline({ hip: pair(cut.hip), sacrum, lumbar: sample(cut.lumbar) }, skin)),
    ])
      outline({ marrow: field, marrowCore: field });
    outline({ heads, foramina, disc: sample(cut.disc) });
    outline({
      bladder: sample(cut.bladder),
      ...organs,
      rectum: sample(isMan ? cut.rectumOfMan : cut.rectum),
    });
    // `organInterior` is the central zone of a man's prostate, or the cavity of the uterus and the follicles
    // of the ovaries.
    outline({ organInterior: pair(isMan ? cut.centralZone : cut.cavities) });
    outline({ colon: sample(cut.colon), soft: pair(cut.vessels) }, skin);
    for (const muscle of cut.muscles) outline({ soft: pair(muscle) }, skin);
    const { greatGluteal: seat } = outline(
      { loops: sample(cut.loops), greatGluteal: pair(cut.greatGluteal) },
      skin,
    );
    strands(
      pair(cut.bundles),
      pair((x, y, p) => max(seat(p) + 5, cut.streaks(x, y))),
    );
    ground((p) => -skin(p) - 6, nearest, [0.4, 0.72]);
  },
});
