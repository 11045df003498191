import type { Field } from "../engine/field.ts";
import { createRegion } from "../engine/region.ts";
import { intersect, smoothMin, step } from "../engine/solids.ts";
import { model } from "./articulatii.model.ts";

const { abs, max, min, sin, sqrt } = Math;

/**
 * Draws the knee in sagittal slices (vertical, from front to back), from the inner side of the knee to the
 * outer one, with the kneecap on the left of the picture. Coordinates are in millimetres from the gap between
 * femur and tibia: x backwards, y upwards, z outwards.
 */
export default createRegion(model, {
  bend: (x, y, z) => [x + 1.2 * sin(-y * 0.05 + z * 0.06), y],
  draw(z, { cut, ellipsoid, sample, outline, strands, nearest, ground }) {
    const skin = sample((x, y) => {
      const a = 61 + 10 * step(10, 110, y) - 8 * step(-10, -95, y) - 3 * step(30, -5, y) * step(-50, -5, y);
      const c = 2 + 4 * step(0, 90, y) + 10 * step(-10, -90, y);
      const b = 58 + 10 * step(10, 100, y) - 4 * step(-20, -90, y);
      const kneecap = 6 * step(-2, 18, y) * step(62, 36, y);
      return ellipsoid(0, 0, 0, a, 1, b)((x - c) / (1 + (x < 0 ? kneecap / a : 0)), 0);
    });
    // In slices far from the middle of the knee the shafts of the bones end inside the picture. `end`
    // shortens them, so that their ends are round instead of pointed.
    const end = 14 * max(0, abs(z) - 14);
    // The lower end of the femur has two round knobs, the condyles. Each one consists of a larger ellipsoid
    // in front and a smaller one behind. In front of the condyles is the groove for the kneecap. The outer
    // edge of this groove stands out further than the inner one.
    const femur = sample((x, y) =>
      cut.femur(intersect(cut.femurShaft(x, y), y - max(58, 150 - end), 18), x, y),
    );
    const tibia = sample((x, y) => {
      const shaft = intersect(cut.tibiaShaft(x, y), min(-38, end - 150) - y, 18);
      return cut.tibia(smoothMin(intersect(cut.plateau(x, y), y + 1.5, 5), shaft, 14), x, y);
    });
    // The back of the kneecap has two facets that meet in a ridge. The tip of the kneecap points downwards.
    const patella = sample((x, y) => {
      const body = ellipsoid(-46, 32 + 0.1 * (x + 46), 1, 13, 22 - 0.02 * z * z, 23)(x, y);
      return intersect(cut.patellaTip(body, x, y), x + 38.5 + 0.28 * abs(z - 3) - 0.006 * (y - 34) ** 2, 3);
    });
    // Each meniscus is a ring on the plateau, the flat top of the tibia. The ring is thick at its outer edge
    // and open towards the middle of the knee. A cut through a meniscus looks like a bow tie or like
    // triangles.
    const menisci = sample((x, y, p) => {
      const s = z < 0 ? -1 : 1;
      const v = (s * z - 20) / (s < 0 ? 19 : 18.5);
      const u = (x - (s < 0 ? 4 : 3)) / (s < 0 ? 28 : 26);
      const r = sqrt(u * u + (v < 0 ? v * v * 0.55 : v * v));
      const middle = s < 0 ? 1.9 : 3.5;
      const thickness = 0.5 + (6.4 * max(0, r - 0.52)) / 0.48;
      const ring = intersect(abs(y - middle) - thickness, max((r - 1.06) * 24, (0.5 - r) * 24), 3);
      const horns = 8.5 - s * z - 3 * step(0.35, 0.75, abs(u));
      const d = cut.transverse(max(ring, horns), x, y);
      return intersect(d, 1.1 - min(femur(p), tibia(p)), 0.8);
    });
    // The growth plates, where the bones grew in childhood, are visible as seams.
    const seams = sample((x, y) =>
      y > 10 ? y - 45 + 0.01 * (x + 3) ** 2 : y + 21 + 0.012 * x * x - 0.1 * x,
    );

    outline({ skin });
    const grown = (bone: Field) => strands(seams, outline({ bone }).bone, 4.5);
    grown(femur);
    outline({ fibula: sample(cut.fibula) });
    grown(tibia);
    outline({ patella, meniscalRoom: menisci, menisci });
    // The two cruciate ligaments connect femur and tibia. The anterior one runs obliquely from the front of
    // the plateau up, back and outwards to the wall of the outer condyle. The posterior one has a constant
    // thickness and curves from the wall of the inner condyle back and down behind the plateau.
    for (const ligament of [cut.posterior, cut.anterior])
      outline({ ligamentCore: outline({ ligament: sample(ligament) }).ligament });
    const { tendon, quadriceps, thighFront, thighBack, calf, shin } = cut;
    const fatPad = (x: number, y: number) => cut.fatPad(x + 0.5 * y, y);
    const vessels = (x: number, y: number) => cut.vessels(x + 2 * sin(y * 0.04), y);
    for (const soft of [tendon, quadriceps, fatPad, vessels, thighFront, thighBack, calf, shin])
      outline({ softCore: outline({ soft: sample(soft) }, skin).soft });
    ground((p) => -skin(p) - 5, nearest, [0.34, 0.6, 0.82], 12);
  },
});
