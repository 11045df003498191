import type { Field } from "../engine/field.ts";
import { createRegion } from "../engine/region.ts";
import { intersect, type Solid, step } from "../engine/solids.ts";
import { model } from "./pelvin.model.ts";

const { abs, exp, max, min, PI, round, sin, sqrt } = Math;

/**
 * Draws the pelvis in coronal slices (vertical, from left to right), one behind the other from front to back,
 * seen from the front: the patient's right is on the left of the picture. Coordinates are in millimetres: x
 * to the left of the patient, y upwards, z backwards. The origin is at the centre of the hip joints.
 */
export default createRegion(model, {
  bend: (x, y, z) => [x + 1.5 * sin(-y * 0.03 + z * 0.03), y],
  draw(
    z,
    { cut, cutAt, block, bowel, ellipsoid, rod, sample, pair, mix, outline, strands, nearest, ground },
    body,
  ) {
    const isMan = body === "barbat";
    const depth = 1 - 0.16 * ((z - 10) / 75) ** 2;
    const skin = pair((x, y) => {
      const side = x - (150 + 24 * step(120, 0, y) - 16 * step(-20, -150, y)) * depth;
      return intersect(side, 0.24 * (-72 - y) - x, 9);
    });
    const behind = max(z - 2, 0);
    const hip = pair((x, y) => {
      // In slices further back the iliac wing, the broad upper part of the hip bone, is nearer to the middle,
      // until it meets the sacrum.
      const across = x - 108 + 1.1 * behind;
      const [u, v] = [across * 0.9 - (y - 58) * 0.42, across * 0.42 + (y - 58) * 0.9];
      const [bent, thick] = [u + 0.0022 * (v - 10) ** 2, 6 + 0.06 * max(20 - v, 0)];
      const wing = ellipsoid(0, 4, 14 + 0.25 * v, thick, 52, 46)(bent, v);
      const socket = 29 - sqrt((x - 91) ** 2 + (y + 1) ** 2 + z * z);
      return intersect(intersect(cut.hip(wing, x, y), socket, 3), 2.2 - x, 2);
    });
    const femur = pair(cut.femur);
    // The growth plate is the border between the head and the neck of the femur.
    const heads = pair((x, y, p) => intersect(cut.head(x, y), femur(p), 2));
    const sacrum = pair((x, y) => {
      const t = step(100, -20, y);
      const back = 30 + 44 * t - 16 * t * t;
      const wide = 66 - 50 * step(78, 0, y);
      const bone = ellipsoid(0, 58, z * 0.2 + back * 0.8, wide, 60, 15)(x, y);
      return cut.coccyx(intersect(bone, y - 90 + 0.06 * x, 6), x, y);
    });
    // The sacral foramina are openings for the nerves. The pairs of foramina are one below the other; they
    // slant outwards and are closer together towards the tip of the sacrum.
    const foramina = pair((x, y, p) => {
      const row = max(0, min(3, round((70 - y - 0.5 * (x - 20)) / 16)));
      const [u, v] = [x - 15 + 2 * row, y - 74 + 16 * row];
      return intersect(rod(0, 0, z, 12 - 2 * row, -6, z, 1.5, 2.4)(u, v), sacrum(p) + 5, 2);
    });
    const lumbar = sample((x, y) => block(0, 120, 14, 27 - 2 * exp(-((y - 120) ** 2) / 60), 16, 19, 6)(x, y));
    const bladder = sample(cut.bladder);
    const organs: Readonly<Record<string, Field>> = isMan
      ? {
          prostate: pair((x, y) => cut.prostate(x * (1 + 0.006 * (y + 37)), y)),
          // The two seminal vesicles touch in the middle.
          vesicles: pair((x, y) => intersect(cut.vesicle(x, y) + 1.6 * sin(x * 0.5), 1 - x, 1)),
        }
      : {
          uterus: pair(cut.uterus),
          ovaries: pair((x, y) => cut.ovary(x + 0.35 * (y - 22), y)),
          tubes: pair((x, y) => min(cut.tube(x, y), cut.vagina(x * 0.62, y))),
        };
    const rectum = sample(cutAt(isMan ? z + 5 : z).rectum);
    const loops = sample((x, y) => max(bowel(x, y), intersect(cut.loops(x, y), 32 - y, 8)));
    const colon = sample((x, y) => {
      const haustra = 1.6 * sin(y * 0.3);
      if (x < -60) return ellipsoid(-98, 92, -18, 19 + haustra, 44, 24)(x, y);
      return min(cut.sigmoid(x, y), ellipsoid(102, 106, -10, 12 + haustra, 48, 17)(x, y));
    });
    const muscles: Solid[] = [
      cut.obturators,
      cut.psoas,
      (x, y) => cut.iliacus(x - 0.42 * (y - 50) + 0.9 * behind, y),
      (x, y) => cut.smallGluteals(x + 0.5 * max(z - 6, 0), y),
      cut.piriformis,
      cut.adductors,
      cut.greatAdductor,
      // The pelvic floor is a thin funnel.
      (x, y) => intersect(abs(0.62 * (y + 56) - 0.78 * (x - 7)) - 1.7, cut.levator(x, y), 4),
      cut.hamstrings,
      cut.thigh,
      // The sartorius muscle is drawn together with the inguinal ligament, because both start at the same
      // point of the hip bone (the anterior superior iliac spine).
      cut.sartorius,
      // A tendon crosses the rectus abdominis muscle, so the muscle has a gap.
      (x, y) => {
        const strip = ellipsoid(25, 96, -58, 22 - 0.08 * (96 - y), 140, 22)(x, y);
        return intersect(strip, 2.4 - abs(y - 88 - 0.1 * x), 3);
      },
      cut.erectors,
    ];

    const bone = outline({ skin, femur }).femur;
    const marrow = mix((p) => max(bone(p), -heads(p) - 2));
    for (const field of [marrow, ...Object.values(outline({ hip, sacrum, lumbar }, skin))])
      outline({ marrow: field, marrowCore: field });
    outline({ heads, foramina, disc: sample(cut.disc) });
    outline({ bladder, ...organs, rectum });
    // `organInterior` is the central zone of a man's prostate, or the cavity of the uterus and the follicles
    // of the ovaries.
    outline({ organInterior: pair(isMan ? cut.centralZone : cut.cavities) });
    outline({ colon, soft: pair(cut.vessels) }, skin);
    for (const muscle of muscles) outline({ soft: pair(muscle) }, skin);
    const { greatGluteal: seat } = outline({ loops, greatGluteal: pair(cut.greatGluteal) }, skin);
    // Streaks of fat separate the bundles of the gluteal muscle. The bundles slant downwards and outwards.
    const across = (x: number, y: number) => (x * 0.55 + y) * 0.15 + 0.5 * sin(x * 0.05);
    const along = (x: number, y: number) => x * 0.05 - y * 0.03 + 2.4 * round(across(x, y) / PI);
    const bundles = pair((x, y) => 5 * sin(across(x, y)));
    const streaks = pair((x, y, p) => max(seat(p) + 5, 6 * sin(along(x, y)) - 3));
    strands(bundles, streaks);
    ground((p) => -skin(p) - 6, nearest, [0.4, 0.72]);
  },
});
