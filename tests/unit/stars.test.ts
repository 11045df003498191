import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MOBILE_MAX_WIDTH } from "#lib/breakpoints.ts";
import { HEAD_X, HEAD_Y, NO_SPIRAL, SPIRAL, STAR_SIZE } from "#stars/layout.ts";
import { createPicture } from "#stars/paint.ts";
import { createSlownessCheck } from "#stars/player/player.ts";
import { PROJECTED_SIZE, projectStars } from "#stars/project.ts";
import { type Box, createMask, createStage, pixelRatio, type Rect } from "#stars/stage.ts";
import { STAR_COUNT } from "#stars/stars.ts";
import { FIGURE, LOOP_MS, PHONE_PLAYHEAD, STILL_SECONDS, yawAt } from "#stars/view.ts";
import { allStars } from "../../art/head-poster.ts";

const SEED = 1;
const sky = allStars(SEED);

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const phone = box(390, 844, 3, rect(20, 66, 350, 326), rect(20, 402, 350, 120));
const desktop = box(1440, 880, 2, rect(852, 99, 448, 674), rect(148, 239, 664, 226));
const boxes: Box[] = [
  phone,
  desktop,
  { ...phone, width: 320, height: 480, ratio: 1, figure: rect(20, 66, 280, 110) },
  { ...phone, width: 768, height: 1024, ratio: 2 },
  { ...desktop, width: 844, height: 390, ratio: 3, figure: rect(500, 90, 300, 200) },
  { ...desktop, width: 3840, height: 900, ratio: 1 },
  { ...phone, width: 1, height: 1, ratio: 1, figure: rect(0, 0, 0, 0) },
];

function box(width: number, height: number, ratio: number, figure: Rect, text: Rect): Box {
  return { ...rect(0, 0, width, height), ratio, isMobile: width <= MOBILE_MAX_WIDTH, figure, texts: [text] };
}

function placed(stars: Float32Array, playhead: number, box: Box = desktop): Float32Array {
  const target = new Float32Array((stars.length / STAR_SIZE) * PROJECTED_SIZE);
  projectStars(stars, playhead, createStage(box), target);
  return target;
}

const spiralOf = (star: number) => sky[star * STAR_SIZE + SPIRAL] as number;
const at = (seconds: number) => (1000 * seconds) / LOOP_MS;
type Six = [number, number, number, number, number, number];
const numbersOf = (all: Float32Array, star: number) =>
  [...all.subarray(star * PROJECTED_SIZE, (star + 1) * PROJECTED_SIZE)] as Six;

const starsWhere = (test: (star: number) => boolean) =>
  Array.from({ length: STAR_COUNT }, (_, star) => star).filter(test);

/** Indices of the stars that first form spirals and then a head. All other stars are in the background. */
const members = starsWhere((star) => spiralOf(star) !== NO_SPIRAL);

/** Returns the largest distance between two positions of the same star in `a` and `b`, in canvas pixels. */
function largestMove(a: Float32Array, b: Float32Array): number {
  const apart = (i: number) => (a[i] ?? Number.NaN) - (b[i] ?? Number.NaN);
  let largest = 0;
  for (let i = 0; i < a.length; i += PROJECTED_SIZE)
    largest = Math.max(largest, Math.hypot(apart(i), apart(i + 1)));
  return largest;
}

/** Returns the bounding box, in CSS pixels, of the stars that are not in the background. */
function figureBox(seconds: number, box: Box) {
  const { ratio } = createStage(box);
  const all = placed(sky, at(seconds), box);
  const xs = members.map((star) => numbersOf(all, star)[0] / ratio);
  const ys = members.map((star) => numbersOf(all, star)[1] / ratio);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe("createStars", () => {
  it("makes exactly 5000 stars: the same stars from the same seed, other stars from another seed", () => {
    expect(sky).toHaveLength(5000 * STAR_SIZE);
    expect(allStars(SEED)).toEqual(sky);
    expect(allStars(SEED + 1)).not.toEqual(sky);
  });
});

describe("projectStars", () => {
  it("gives the same positions and light at the end of the loop as at its start", () => {
    for (const box of [phone, desktop]) expect(placed(sky, 1, box)).toEqual(placed(sky, 0, box));
  });

  it("moves no star by more than 5 % of the width in a sixtieth of a second", () => {
    // Checks only every eighth star, which keeps the test fast.
    const some = sky.filter((_, i) => Math.floor(i / STAR_SIZE) % 8 === 0);
    let previous = placed(some, 0);
    for (let frame = 1; frame <= 900; frame++) {
      const next = placed(some, frame / 900);
      expect(largestMove(previous, next)).toBeLessThan(0.05 * desktop.width);
      previous = next;
    }
  });

  it.each(boxes)("gives finite positions and light within its limits at $width × $height", (box) => {
    for (let step = 0; step <= 50; step++) {
      const all = placed(sky, step / 50, box);
      const astray = starsWhere((star) => {
        const [x, y, light, ...shares] = numbersOf(all, star);
        const isBounded = light >= 0 && light < 6 && shares.every((share) => share >= 0 && share <= 1);
        return !Number.isFinite(x + y) || !isBounded;
      });
      expect(astray, `step ${step}`).toEqual([]);
    }
  });

  it("shows the whole head from 6.1 to 13.3 s", () => {
    const { originX, scale } = createStage(desktop);
    /** Returns the largest horizontal distance between a star and its final position on the head. */
    const offHead = (seconds: number) => {
      const [all, cos, sin] = [placed(sky, at(seconds)), Math.cos(yawAt(seconds)), Math.sin(yawAt(seconds))];
      const away = members.map((star) => {
        const own = sky.subarray(star * STAR_SIZE);
        const across = (own[HEAD_X] as number) * cos - (own[HEAD_Y] as number) * sin;
        return Math.abs(numbersOf(all, star)[0] - originX - scale * across);
      });
      return Math.max(...away);
    };
    for (const seconds of [6.1, STILL_SECONDS, 10, 13.3]) expect(offHead(seconds)).toBeLessThan(0.01);
    for (const seconds of [5.8, 13.8]) expect(offHead(seconds)).toBeGreaterThan(1);
  });

  it("moves the stars of a phone visibly within a second after the initial pause", () => {
    const { ratio } = createStage(phone);
    const [before, after] = [0, 1].map((second) => placed(sky, PHONE_PLAYHEAD + at(second), phone));
    const moved = members.map((star) => {
      const [x, y] = numbersOf(before as Float32Array, star);
      const [toX, toY] = numbersOf(after as Float32Array, star);
      return Math.hypot(toX - x, toY - y) / ratio;
    });
    // Counts only moves of more than 20 px, because the turning of the head alone moves a star by a few
    // pixels.
    expect(moved.filter((pixels) => pixels > 20).length).toBeGreaterThan(members.length / 10);
  });

  it("leaves the sky empty for less than a second", () => {
    const { figure } = desktop;
    const gathered = Array.from({ length: 150 }, (_, tenth) => {
      const all = placed(sky, at(tenth / 10));
      return members.filter((star) => {
        const [x, y] = numbersOf(all, star);
        return x > figure.x && x < figure.x + figure.width && y > figure.y && y < figure.y + figure.height;
      }).length;
    });
    // `gathered` contains the number of stars in the rectangle of the figure for every 0.1 s. The sky counts
    // as empty while this number is near its minimum.
    const fewest = Math.min(...gathered);
    expect(gathered.filter((many) => many < fewest + members.length / 10).length).toBeLessThan(10);
  });
});

describe("the figure", () => {
  it.each(boxes.slice(0, 5))(
    "fits its rectangle at $width × $height and fills its height or width",
    (box) => {
      const { x, y, width, height } = box.figure;
      const most = [3, 5, 7, STILL_SECONDS, 10, 13].map((seconds) => {
        const { left, right, top, bottom } = figureBox(seconds, box);
        const outside = Math.max(x - left, right - x - width, y - top, bottom - y - height);
        expect(outside, `at ${seconds} s`).toBeLessThanOrEqual(1);
        return Math.max((right - left) / width, (bottom - top) / height);
      });
      expect(Math.max(...most)).toBeGreaterThan(0.97);
    },
  );

  it("has the aspect ratio that the page reserves for it", () => {
    const page = readFileSync("src/screens/HomeScreen/HeroStars.tsx", "utf8");
    expect(page).toContain(`viewBox="0 0 ${2 * FIGURE.width} ${2 * FIGURE.height}"`);
  });
});

it("createMask reduces the light to an eighth behind text and fades to full light at a distance of 24 px", () => {
  const { cells, width } = createMask(400, 200, 2, [rect(50, 30, 60, 20)]);
  const light = (x: number, y: number) => cells[Math.floor(y / 4) * width + Math.floor(x / 4)] ?? -1;
  expect([light(108, 68), light(212, 92)]).toEqual([30, 30]);
  const right = [0, 12, 24, 36, 44].map((off) => light(220 + off, 80));
  expect(right).toEqual([...new Set(right)].toSorted((one, other) => one - other));
  expect([light(270, 80), light(2, 198)]).toEqual([255, 255]);
});

describe("createStage", () => {
  it.each([
    [phone, 1.25],
    [{ ...phone, ratio: 1 }, 1],
    [desktop, 1],
    [{ ...desktop, width: 1024, height: 600 }, 1.5],
    [{ ...desktop, width: 3840 }, 1],
  ])("limits the number of pixels that a frame has to draw (%#)", (box, ratio) => {
    expect(pixelRatio(box)).toBe(ratio);
  });
});

it("createPicture draws frames with known checksums", () => {
  const small = {
    ...box(400, 300, 1, rect(200, 20, 180, 240), rect(0, 0, 0, 0)),
    isMobile: false,
    texts: [],
  };
  const stage = createStage(small);
  const checksum = (pixels: Uint32Array) =>
    pixels.reduce((hash, pixel) => (Math.imul(hash, 31) + pixel) | 0, 0) >>> 0;
  // Leaves out the stars that form the brain (spiral 2), because a new outline of the brain would change the
  // checksums.
  const steady = sky.filter((_, i) => spiralOf(Math.floor(i / STAR_SIZE)) !== 2);
  const picture = createPicture(steady, stage);
  const golden = [0, 1, 2, 3, 5, 7, STILL_SECONDS, 12, 14].map((seconds) => {
    picture.draw(at(seconds));
    return checksum(picture.pixels);
  });
  expect(golden).toEqual([
    2757615574, 52024653, 1049569156, 4138900313, 3888996463, 571902306, 2339254062, 3274356260, 3642487483,
  ]);
});

const frames = (count: number, cost: number) => Array<number>(count).fill(cost);

it.each([
  ["at the last of thirty slow frames", frames(30, 5), [29]],
  ["not for some slow frames, if the median is low", [...frames(14, 50), ...frames(16, 1)], []],
  ["despite some quick frames, if the median is high", [...frames(14, 1), ...frames(16, 5)], [29]],
  ["for each thirty frames anew", [...frames(30, 5), ...frames(30, 1), ...frames(29, 5)], [29]],
])("createSlownessCheck reports slow drawing %s", (_, costs, slow) => {
  const isTooSlow = createSlownessCheck();
  expect([...costs.keys()].filter((frame) => isTooSlow(costs[frame] as number))).toEqual(slow);
});
