import { createRegion } from "../engine/region.ts";
import { blend, either, intersect, solidsAt, step, unite } from "../engine/solids.ts";

const { abs, exp, max, min, PI, round, sin, sqrt } = Math;

// The ways of what bends.
const VESSELS = [14, 110, 2, 5, 66, 14, -34, 5.5, 84, -150, -38, 5];
const PSOAS = [42, 140, 8, 20, 66, 40, -12, 17, 108, -42, -22, 9];
const TUBE = [24, 50, 13, 2.6, 44, 45, 14, 3, 57, 31, 15, 4.5];
const RECTUM = [0, -56, -6, 7, 0, -44, -5, 8.5, 2, -16, 0, 18, -5, 22, -3, 14, 4, 42, -8, 11];
const SIGMOID = [4, 42, 28, 12, 50, 34, 10, 12, 84, 60, -8, 12];

/**
 * The pelvis, coronal, from front to back, seen from the front: the patient's right is on the left. Millimetres: x to
 * the left of the patient, y upwards, z backwards, 0 at the centre of the hip joints.
 */
export default createRegion({
  plane: "coronal",
  spot: { cy: 384, rx: 84, ry: 42 },
  depth: [-46, 62],
  spacing: 2.5,
  area: { left: -180, top: 135, right: 180, bottom: -135 },
  frame: [-180, 135, 360],
  still: 8,
  labels: [
    ["pubis", 1],
    ["vezica", 5],
    ["cap-femural", 7],
    ["vezica", 8],
    ["uter", 10],
    ["ovare", 11],
    ["uter", 12],
    ["rect", 14],
    ["sacru", 17],
    ["fesieri", 19],
  ],
  man: [
    ["pubis", 1],
    ["vezica", 4],
    ["prostata", 7],
    ["vezica", 8],
    ["cap-femural", 9],
    ["vezicule-seminale", 11],
    ["rect", 14],
    ["sacru", 17],
    ["fesieri", 19],
  ],
  bend: (x, y, z) => [x + 1.5 * sin(-y * 0.03 + z * 0.03), y],
  draw(
    z,
    { block, bowel, ellipsoid, rod, tube, sample, pair, mix, line, strands, place, nearest, ground },
    body,
  ) {
    const isMan = body === "barbat";
    const depth = 1 - 0.16 * ((z - 10) / 75) ** 2;
    const skin = pair((x, y) => {
      const side = x - (150 + 24 * step(120, 0, y) - 16 * step(-20, -150, y)) * depth;
      return intersect(side, 0.24 * (-72 - y) - x, 9);
    });
    const hipbone = blend(
      (x, y) => {
        // Further back the wing lies nearer to the middle, until it meets the sacrum.
        const wing = x - 108 + 1.1 * max(z - 2, 0);
        const [u, v] = [wing * 0.9 - (y - 58) * 0.42, wing * 0.42 + (y - 58) * 0.9];
        const [bent, thick] = [u + 0.0022 * (v - 10) ** 2, 6 + 0.06 * max(20 - v, 0)];
        return ellipsoid(0, 4, 14 + 0.25 * v, thick, 52, 46)(bent, v);
      },
      [ellipsoid(56, 56, 44, 10, 36, 25), 22],
      [ellipsoid(82, 8, 4, 31, 30, 31), 14],
      [rod(78, 8, -12, 12, -34, -40, 12, 10), 10],
      [ellipsoid(12, -40, -40, 11, 21, 10), 8],
      [rod(12, -52, -38, 52, -74, 6, 7, 8), 8],
      [rod(76, -8, 18, 58, -66, 18, 11, 16), 10],
    );
    const hip = pair((x, y) => {
      const socket = 29 - sqrt((x - 91) ** 2 + (y + 1) ** 2 + z * z);
      return intersect(intersect(hipbone(x, y), socket, 3), 2.2 - x, 2);
    });
    const femur = pair(
      blend(
        ellipsoid(91, -1, 0, 25.5, 25.5, 25.5),
        [rod(96, -5, 0, 128, -28, 6, 15, 17), 9],
        [ellipsoid(136, -18, 12, 13, 23, 17), 12],
        [ellipsoid(114, -54, 12, 10, 13, 9), 10],
        [rod(130, -40, 5, 116, -190, 4, 16, 15), 12],
      ),
    );
    // Bounded towards the neck by the seam where it grew.
    const heads = pair((x, y, p) => intersect(ellipsoid(90, 0, 0, 26, 26, 26)(x, y), femur(p), 2));
    const behind = solidsAt(z * 0.8);
    const sacrum = pair((x, y) => {
      const t = step(100, -20, y);
      const back = 30 + 44 * t - 16 * t * t;
      const wide = 66 - 50 * step(78, 0, y);
      const d = intersect(behind.ellipsoid(0, 58, back * 0.8, wide, 60, 15)(x, y), y - 90 + 0.06 * x, 6);
      return unite(d, rod(0, 6, 61, 0, -28, 57, 7, 4)(x, y), 4);
    });
    // The tunnels of the nerves, pair under pair, slanting outwards, closer together towards the tip.
    const level = solidsAt(0);
    const foramina = pair((x, y, p) => {
      const row = max(0, min(3, round((70 - y - 0.5 * (x - 20)) / 16)));
      const [u, v] = [x - 15 + 2 * row, y - 74 + 16 * row];
      const tunnel = level.rod(0, 0, 0, 12 - 2 * row, -6, 0, 1.5, 2.4)(u, v);
      return intersect(tunnel, sacrum(p) + 5, 2);
    });
    const lumbar = sample((x, y) => block(0, 120, 14, 27 - 2 * exp(-((y - 120) ** 2) / 60), 16, 19, 6)(x, y));
    const disc = sample(block(0, 98.5, 16, 25, 4.2, 18, 4));
    const bladder = sample(blend(ellipsoid(0, 2, -17, 43, 23, 26), [ellipsoid(0, -13, -17, 22, 15, 17), 10]));
    const prostate = pair((x, y) => ellipsoid(3, -40, -14, 19, 14.5, 11)(x * (1 + 0.006 * (y + 37)), y));
    // Behind the bladder, above the prostate: two bunches that meet in the middle.
    const vesicles = pair((x, y) => {
      const bunch = rod(4, -21, 9, 33, -4, 14, 4, 6.5)(x, y);
      return intersect(bunch + 1.6 * sin(x * 0.5), 1 - x, 1);
    });
    const womb = solidsAt((z - 13.5) * 1.25);
    const uterus = pair(
      blend(
        womb.rod(0, 40, 0, 0, 8, 0, 17, 8.5),
        [womb.rod(0, 42, 0, 15, 49, 0, 15, 8), 8],
        [womb.rod(0, -4, -2, 0, -14, -2, 12, 10), 7],
      ),
    );
    const ovaries = pair((x, y) => ellipsoid(42, 22, 14, 9.5, 15, 10)(x + 0.35 * (y - 22), y));
    const uterine = tube(TUBE, 4);
    const vagina = rod(0, -20, 15, 0, -68, 11, 7, 6);
    const tubes = pair((x, y) => min(uterine(x, y), vagina(x * 0.62, y)));
    // The central zone of the prostate; the cavity of the uterus and the follicles of the ovaries.
    const cavity = solidsAt((z - 13.5) * 1.1);
    const inner = pair(
      isMan
        ? ellipsoid(4.5, -37, -14, 7, 6.5, 9)
        : either(
            blend(cavity.rod(0, 34, 0, 0, -12, 0, 4, 1.5), [cavity.rod(0, 38, 0, 12, 46, 0, 5, 2), 9]),
            ellipsoid(38, 29, 13, 3.5, 3.5, 7),
            ellipsoid(45, 21, 15, 4, 4, 7),
            ellipsoid(41, 14, 12, 3, 3, 7),
          ),
    );
    const rectum = sample(solidsAt((z - (isMan ? 31 : 36)) * 1.3).tube(RECTUM, 4));
    const loops = sample((x, y) =>
      max(bowel(x, y), intersect(ellipsoid(0, 82, -11, 78, 55, 34)(x, y), 32 - y, 8)),
    );
    const sigmoid = tube(SIGMOID, 8);
    const colon = sample((x, y) => {
      const haustra = 1.6 * sin(y * 0.3);
      if (x < -60) return ellipsoid(-98, 92, -18, 19 + haustra, 44, 24)(x, y);
      return min(sigmoid(x, y), ellipsoid(102, 106, -10, 12 + haustra, 48, 17)(x, y));
    });
    const greatGluteal = pair(
      blend(solidsAt(z * 0.9).rod(50, 44, 76, 112, -34, 62, 30, 30), [
        ellipsoid(70, -18, 82, 50, 52, 40),
        26,
      ]),
    );
    const vessels = pair(tube(VESSELS, 6));
    const smallGluteal = solidsAt((z - 18) * 0.4).rod(122, 82, 0, 140, -4, 0, 17, 6);
    const muscles = {
      obturators: pair(rod(54, 4, 10, 56, -36, 8, 8, 11)),
      psoas: pair(tube(PSOAS, 8)),
      iliacus: pair((x, y) => ellipsoid(86, 52, 6, 15, 40, 40)(x - 0.42 * (y - 50) + 0.9 * max(z - 2, 0), y)),
      smallGluteals: pair((x, y) => smallGluteal(x + 0.5 * max(z - 6, 0), y)),
      piriformis: pair(rod(26, 36, 46, 124, 2, 18, 12, 5)),
      adductors: pair(rod(24, -64, -26, 62, -180, -6, 12, 26)),
      greatAdductor: pair(rod(34, -72, 2, 76, -190, 14, 12, 27)),
      // The floor of the pelvis: a thin funnel.
      levator: pair((x, y) => {
        const sheet = abs(0.62 * (y + 56) - 0.78 * (x - 7)) - 1.7;
        return intersect(sheet, ellipsoid(0, -30, 12, 50, 34, 30)(x, y), 4);
      }),
      hamstrings: pair(rod(66, -74, 34, 84, -190, 40, 10, 24)),
      thigh: pair(either(rod(118, 20, -42, 108, -190, -34, 9, 26), rod(152, -40, 2, 140, -190, 0, 8, 16))),
      // With the ligament of the groin, which begins at the same spine.
      sartorius: pair(
        either(rod(122, 62, -36, 48, -170, -46, 6, 10), rod(120, 62, -34, 26, -36, -46, 2.4, 3)),
      ),
      rectus: pair((x, y) => {
        const strip = ellipsoid(25, 96, -58, 22 - 0.08 * (96 - y), 140, 22)(x, y);
        return intersect(strip, 2.4 - abs(y - 88 - 0.1 * x), 3);
      }),
      erectors: pair(ellipsoid(21, 128, 66, 18, 66, 24)),
    };

    line(skin, ["skin"], ["l3", -6]);
    for (const [solid, part] of [[femur], [hip, "pubis"], [sacrum, "sacru"], [lumbar]] as const) {
      const bone = line(place(solid, 2.2, skin, 6), ["l1", 0, 12, part]);
      const marrow = solid === femur && bone.least < 0 ? mix((p) => max(bone(p), -heads(p) - 2)) : bone;
      line(marrow, ["l2", -4, 8], ["l3", -10, 14]);
    }
    line(heads, ["l2", 0, 8, "cap-femural"]);
    line(foramina, ["l2", 0, 3]);
    line(place(disc, 1.5, skin, 6), ["l1"], ["l3", -2]);
    const own = isMan
      ? ([
          [prostate, "prostata"],
          [vesicles, "vezicule-seminale"],
        ] as const)
      : ([[uterus, "uter"], [ovaries, "ovare"], [tubes]] as const);
    for (const [organ, part] of [[bladder, "vezica"], ...own, [rectum, "rect"]] as const) {
      const placed = line(place(organ, 1.8), ["c1", 0, 14, part]);
      if (organ === bladder || organ === rectum) line(placed, ["c2", -3.5, 8]);
    }
    line(inner, ["c2", 0, 3]);
    for (const soft of [colon, vessels, ...Object.values(muscles), loops]) {
      const placed = place(soft, 2.2, skin, 12);
      line(placed, [soft === loops || soft === colon ? "l1" : "l2", 0, 11], ["l3", [-5.5, -12], 11]);
    }
    const seat = line(place(greatGluteal, 2.2, skin, 12), ["l1", 0, 11, "fesieri"]);
    // Streaks of fat between its bundles, slanting down and outwards.
    const across = (x: number, y: number) => (x * 0.55 + y) * 0.15 + 0.5 * sin(x * 0.05);
    const along = (x: number, y: number) => x * 0.05 - y * 0.03 + 2.4 * round(across(x, y) / PI);
    const bundles = pair((x, y) => 5 * sin(across(x, y)));
    const streaks = pair((x, y, p) => max(seat(p) + 5, 6 * sin(along(x, y)) - 3));
    strands("l3", bundles, 0, streaks);
    ground((p) => -skin(p) - 6, nearest, [0.4, 0.72]);
  },
});
