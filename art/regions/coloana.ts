import type { ValueAt } from "../engine/field.ts";
import { createRegion } from "../engine/region.ts";
import { intersect, smoothMin, solidsAt, step } from "../engine/solids.ts";
import { model, vertebrae } from "./coloana.model.ts";

const { abs, atan2, cos, exp, max, min, sin, sqrt } = Math;

/**
 * A vertebral body or a disc: its centre (`x`, `y`), its tilt in radians (positive if the back is higher),
 * half its depth and half its height. Lengths are in mm.
 */
type Block = (typeof vertebrae)[number];

const SACRUM = 6;

const discs = vertebrae.slice(1, 7).map((lower, i): Block => {
  const upper = vertebrae[i] as Block;
  const middle = (key: keyof Block) => (upper[key] + lower[key]) / 2;
  return { x: middle("x"), y: middle("y"), tilt: middle("tilt"), depth: 16.6, height: 3.2 + 0.3 * i };
});

/**
 * Returns the distance to the nearest of several solids, one for each block. `solid` computes the distance to
 * one of them; its coordinates `u` and `v` are in mm along the tilted axes of the block `at`.
 */
const nearest =
  (blocks: readonly Block[], solid: (u: number, v: number, at: Block) => number): ValueAt =>
  (x, y) => {
    let d = 99;
    for (const at of blocks) {
      const [dx, dy] = [x - at.x, y - at.y];
      if (abs(dy) > 46) continue;
      const [c, s] = [cos(at.tilt), sin(at.tilt)];
      d = min(d, solid(dx * c + dy * s, dy * c - dx * s, at));
    }
    return d;
  };

/** The x coordinate (mm) of the middle of the vertebral bodies at the height `y`. */
const curve = (y: number) => -21 + 0.0011 * (y + 12) ** 2 + 0.003 * min(0, y + 50) ** 2;

/** Horizontal distance (mm) from the middle of the spinal canal; positive towards the back. */
const fromCanal = (x: number, y: number) => x - curve(y) - 27 - 0.12 * max(0, -60 - y);

/**
 * Draws the lumbar spine in sagittal slices (vertical, from front to back), from the right to the left, with
 * the belly on the left of the picture. Coordinates are in millimetres: x backwards, y upwards, z to the left
 * of the patient.
 */
export default createRegion(model, {
  draw(z, { cutAt, block, bowel, sample, mix, outline, strands, ground }) {
    const side = abs(z);
    const cut = cutAt(side);
    const belly = sample((x, y) => -x - 96 + 10 * step(30, 120, y) + 4 * step(-60, -120, y) + 0.004 * z * z);
    const back = sample((x, y) => {
      const hollow = 14 * step(-80, -20, y) + 10 * step(40, 90, y);
      const cleft = 20 * step(-50, -125, y) * step(16, 0, side) + 5 * exp((-z * z) / 60);
      return x - curve(y) - 80 - hollow + cleft;
    });
    const skin = mix((p) => max(belly(p), back(p)));
    const narrow = 7 * (side / 26) ** 4;
    const bodies = sample(
      nearest(vertebrae, (u, v, at) => {
        const waist = 1.6 * (1 - min(1, (v * v) / 90));
        const d = block(0, 0, 0, at.depth - narrow - waist, at.height, 25.2, 4)(u + 0.6 * narrow, v);
        return vertebrae.indexOf(at) < SACRUM ? d : cut.ala(d, u, v);
      }),
    );
    const between = nearest(discs, (u, v, { depth, height }) =>
      block(0, 0, 0, depth - narrow, height + 1 - (u * u) / 430, 25.6, 3.2)(u + 0.6 * narrow, v),
    );
    const disc = sample((x, y, p) => intersect(between(x, y, p), 0.9 - bodies(p), 1));
    const sac = sample((x, y) => {
      const wide = 8 - 3 * step(-60, -125, y);
      return abs(fromCanal(x, y)) - sqrt(max(0, wide * wide - z * z)) + (side > 8 ? 9 : 0);
    });
    const conus = sample((x, y) => abs(fromCanal(x, y)) - 4.6 * step(34, 62, y) + 0.4 + 0.12 * z * z);
    const thin = solidsAt(z * 1.2);
    const lamina = solidsAt(0).rod(38 - 0.3 * side, 1, 0, 40, -14, 0, 3.6, 5);
    const arches = sample(
      nearest(vertebrae.slice(0, SACRUM), (u, v, { tilt }) => {
        if (side >= 8.5) return cut.facets(u, v);
        // A spinous process is the spike of a vertebra that points backwards. It starts at the arch directly
        // behind the spinal canal, and widens towards the back.
        const spinous = thin.rod(39, -7, 0, 63 - 27 * max(0, tilt), -17, 0, 5.2, 7.2);
        return smoothMin(spinous(u, v), lamina(u, v), 7);
      }),
    );
    const pedicles = vertebrae.slice(0, side > 9.5 && side < 24 ? SACRUM : 0);
    const roots = sample(nearest(pedicles, cut.root));
    const bone = mix((p) =>
      smoothMin(bodies(p), intersect(arches(p), 1.4 - sac(p), 1), side < 8.5 ? 0.1 : 4),
    );
    // The iliac crest, the upper edge of the hip bone, appears only in slices that are at least 14 mm from
    // the middle.
    const ilium = sample((x, y, p) => (side < 14 ? 99 : intersect(cut.ilium(x, y), 2.5 - bone(p), 2)));
    const column = mix((p) => min(bone(p), disc(p), ilium(p)));
    const clear = (valueAt: ValueAt) =>
      sample((x, y, p) => intersect(intersect(valueAt(x, y, p), 1.2 - column(p), 1.5), skin(p) + 6, 3));
    // Slices of the right side show the right kidney, the vein and the liver. Slices of the left side show
    // the left kidney, the artery and the stomach.
    const [kidneyHere, vesselHere, organHere] =
      z < 0 ? [cut.rightKidney, cut.vein, cut.liver] : [cut.leftKidney, cut.artery, cut.stomach];
    const kidney = clear((x, y) => kidneyHere(x - 0.12 * y, y));
    const psoas = clear((x, y, p) => intersect(cut.psoas(x, y), max(2 - kidney(p), x - curve(y) - 14), 2));
    const backMuscle = clear((x, y) => {
      const thick = (7 + 0.35 * min(side, 26)) * step(-140, -90, y);
      return abs(x - curve(y) - 57 + 0.18 * max(0, -60 - y)) - thick + (side < 6 ? 30 : 0);
    });
    // The vein and the artery end near L4, where the great vessels divide.
    const vessels = clear(vesselHere);
    const upper = clear((x, y, p) => intersect(organHere(x, y), max(3 - kidney(p), belly(p) + 19), 3));
    // The outline of the renal sinus, the hollow of the kidney, is wavy, because the sinus branches into
    // calyces.
    const sinus = (x: number, y: number) => {
      const [u, v] = [x + 22 - 0.12 * y, y - (z < 0 ? 16 : 28)];
      return cut.sinus(u, v) + 2.4 * sin(atan2(v * 0.5, u) * 5 + z * 0.1);
    };
    const loops = sample((x, y, p) => {
      const room = intersect(belly(p) + 18, x + 44 - 0.03 * y, 10);
      const others = min(vessels(p), psoas(p), kidney(p), upper(p));
      return intersect(intersect(bowel(x, y), room, 4), 3 - others, 3);
    });

    outline({ skin, back, belly, bone });
    // Each vertebral body contains a basivertebral vein, which goes from the spinal canal to the middle of
    // the body.
    outline({ basivertebralVein: sample(nearest(vertebrae, cut.basivertebralVein)) });
    const plates = nearest(vertebrae, (u, v, { depth }) => max(abs(u) - depth + 5, 7 - abs(v), side - 22));
    strands(bone, sample(plates), 0, -2.4);
    outline({ ilium, disc, sac, conus });
    if (side < 7) outline({ tail: sample((x, y) => fromCanal(x, y) * (1 + 0.9 * step(60, -120, y))) });
    outline({ roots, backMuscle });
    const fibres = sample((x, y) => 6 * sin((x - curve(y)) * 0.5 + y * 0.09 + 0.4 * sin(y * 0.06)));
    strands(fibres, backMuscle, 5);
    const calyces = sample(sinus);
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
