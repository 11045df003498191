import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { headPoster } from "../../scripts/art/head-poster.ts";
import { NO_SPIRAL, SPIRAL, STAR_SIZE } from "../../src/lib/stars/layout.ts";
import { createMask, type Rect } from "../../src/lib/stars/mask.ts";
import { createPicture } from "../../src/lib/stars/picture.ts";
import { PLACED_SIZE, placeStars } from "../../src/lib/stars/place.ts";
import {
  type Box,
  createStage,
  MOBILE_MAX_WIDTH,
  outgrown,
  pixelRatio,
  type Stage,
} from "../../src/lib/stars/stage.ts";
import { createStars, STAR_COUNT } from "../../src/lib/stars/stars.ts";
import { FIGURE, LOOP_MS, STILL, STILL_PLAYHEAD } from "../../src/lib/stars/view.ts";

const SEED = 1;
const sky = finished(SEED);

const phone: Box = {
  width: 390,
  height: 844,
  ratio: 3,
  mobile: true,
  figure: { x: 20, y: 66, width: 350, height: 326 },
  texts: [{ x: 20, y: 402, width: 350, height: 120 }],
};
const desktop: Box = {
  width: 1440,
  height: 880,
  ratio: 2,
  mobile: false,
  figure: { x: 852, y: 99, width: 448, height: 674 },
  texts: [{ x: 148, y: 239, width: 664, height: 226 }],
};
const boxes: Box[] = [
  phone,
  desktop,
  { ...phone, width: 320, height: 480, ratio: 1, figure: { x: 20, y: 66, width: 280, height: 110 } },
  { ...phone, width: 768, height: 1024, ratio: 2 },
  { ...desktop, width: 844, height: 390, ratio: 3, figure: { x: 500, y: 90, width: 300, height: 200 } },
  { ...desktop, width: 3840, height: 900, ratio: 1 },
  { ...phone, width: 1, height: 1, ratio: 1, figure: { x: 0, y: 0, width: 0, height: 0 } },
];

function finished(seed: number): Float32Array {
  const creation = createStars(seed);
  let step = creation.next();
  while (!step.done) step = creation.next();
  return step.value;
}

const stages = new Map<Box, Stage>();

function placed(stars: Float32Array, playhead: number, box: Box = desktop): Float32Array {
  const target = new Float32Array((stars.length / STAR_SIZE) * PLACED_SIZE);
  const stage = stages.get(box) ?? createStage(box);
  stages.set(box, stage);
  placeStars(stars, playhead, stage, target);
  return target;
}

const spiralOf = (star: number) => sky[star * STAR_SIZE + SPIRAL] as number;
const at = (seconds: number) => (1000 * seconds) / LOOP_MS;
const numbersOf = (all: Float32Array, star: number) =>
  [...all.subarray(star * PLACED_SIZE, (star + 1) * PLACED_SIZE)] as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];

/** Indices of the stars that pass a test. */
const starsWhere = (test: (star: number) => boolean) =>
  Array.from({ length: STAR_COUNT }, (_, star) => star).filter(test);

/** Largest difference between two placements of the same stars. */
function largestMove(a: Float32Array, b: Float32Array): number {
  let largest = 0;
  for (let i = 0; i < a.length; i += PLACED_SIZE) {
    const x = (a[i] ?? Number.NaN) - (b[i] ?? Number.NaN);
    const y = (a[i + 1] ?? Number.NaN) - (b[i + 1] ?? Number.NaN);
    largest = Math.max(largest, Math.hypot(x, y));
  }
  return largest;
}

/** The box of the stars of head and spirals, in CSS pixels. */
function figureBox(seconds: number, box: Box) {
  const { ratio } = createStage(box);
  const all = placed(sky, at(seconds), box);
  const members = starsWhere((star) => spiralOf(star) !== NO_SPIRAL).map((star) => numbersOf(all, star));
  const xs = members.map(([x]) => x / ratio);
  const ys = members.map(([, y]) => y / ratio);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe("createStars", () => {
  it("makes exactly 5000 stars", () => {
    expect(STAR_COUNT).toBe(5000);
    expect(sky).toHaveLength(5000 * STAR_SIZE);
  });

  it("makes the same sky from the same seed and another from another", () => {
    expect(finished(SEED)).toEqual(sky);
    expect(finished(SEED + 1)).not.toEqual(sky);
  });

  it("leaves 450 stars in the field for good and gives the richest spiral to the slice with the brain", () => {
    const budgets = [NO_SPIRAL, 0, 1, 2, 3, 4].map(
      (spiral) => starsWhere((i) => spiralOf(i) === spiral).length,
    );
    expect(budgets).toEqual([450, 524, 641, 2457, 568, 360]);
  });

  it("does its work in many small steps", () => {
    expect([...createStars(SEED)].length).toBeGreaterThan(80);
  });
});

describe("placeStars", () => {
  it("is the same at the end of the loop as at its start: place and light", () => {
    for (const box of [phone, desktop]) expect(placed(sky, 1, box)).toEqual(placed(sky, 0, box));
  });

  it("moves across the seam as it moves beside it", () => {
    const step = 1000 / 60 / LOOP_MS;
    const across = largestMove(placed(sky, 1 - step / 2), placed(sky, step / 2));
    const beside = largestMove(placed(sky, step / 2), placed(sky, 1.5 * step));
    expect(across).toBeGreaterThan(0);
    expect(across).toBeCloseTo(beside, 1);
  });

  it("never jumps: no star flies more than 5 % of the width in a sixtieth of a second", () => {
    // Every eighth star is enough, and eight times as fast.
    const some = Float32Array.from({ length: sky.length / 8 }, (_, i) => {
      const star = Math.floor(i / STAR_SIZE);
      return sky[8 * star * STAR_SIZE + (i % STAR_SIZE)] as number;
    });
    let previous = placed(some, 0);
    for (let frame = 1; frame <= 900; frame++) {
      const next = placed(some, frame / 900);
      expect(largestMove(previous, next)).toBeLessThan(0.05 * desktop.width);
      previous = next;
    }
  });

  it.each(boxes)("is finite and stays near the box at $width × $height", (box) => {
    const stage = createStage(box);
    const reach = 0.6 * stage.width + 0.7 * stage.height + 300 * stage.scale;
    for (let step = 0; step <= 50; step++) {
      const all = placed(sky, step / 50, box);
      for (let star = 0; star < STAR_COUNT; star++) {
        const [x, y, light, warmth, distance, spread] = numbersOf(all, star);
        const bounded =
          Math.abs(x - stage.width / 2) <= stage.width + reach &&
          Math.abs(y - stage.height / 2) <= stage.height + reach &&
          light >= 0 &&
          light < 6 &&
          [warmth, distance, spread].every((share) => share >= 0 && share <= 1);
        if (!bounded) expect({ star, step, x, y, light, warmth, distance, spread }).toBe("bounded");
      }
    }
  });

  it("shows flat spirals, from below to above, before the reading head comes", () => {
    const all = placed(sky, at(4.4), phone);
    const heights = [0, 1, 2, 3, 4].map((spiral) => {
      const ys = starsWhere((star) => spiralOf(star) === spiral).map((star) => numbersOf(all, star)[1]);
      return ys.reduce((sum, y) => sum + y, 0) / ys.length;
    });
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  });

  it("is copper at the reading head, and in the head only where the brain is hollow", () => {
    const warm = (seconds: number) => {
      const all = placed(sky, at(seconds));
      return starsWhere((star) => spiralOf(star) !== NO_SPIRAL && numbersOf(all, star)[3] > 0.5);
    };
    expect(new Set(warm(5).map((star) => spiralOf(star)))).toEqual(new Set([0]));
    expect(warm(STILL)).toHaveLength(240);
  });
});

describe("the figure", () => {
  const moments = [4.4, 6, 8, 10, STILL, 12.6];

  it.each([phone, desktop, ...boxes.slice(2, 5)])(
    "stands within its rectangle at $width × $height, from the spirals to the whole head",
    (box) => {
      const { figure } = box;
      for (const seconds of moments) {
        const seen = figureBox(seconds, box);
        expect(seen.left).toBeGreaterThanOrEqual(figure.x - 1);
        expect(seen.right).toBeLessThanOrEqual(figure.x + figure.width + 1);
        expect(seen.top).toBeGreaterThanOrEqual(figure.y - 1);
        expect(seen.bottom).toBeLessThanOrEqual(figure.y + figure.height + 1);
      }
    },
  );

  it("fills it: the head is as tall or as wide as it may be", () => {
    for (const box of [phone, desktop]) {
      const { left, right, top, bottom } = figureBox(STILL, box);
      const filled = Math.max((right - left) / box.figure.width, (bottom - top) / box.figure.height);
      expect(filled).toBeGreaterThan(0.97);
    }
  });

  it("has the shape that the page keeps free for it", () => {
    const page = readFileSync("src/screens/HomeScreen/HeroSky.tsx", "utf8");
    expect(page).toContain(`viewBox="0 0 ${2 * FIGURE.width} ${2 * FIGURE.height}"`);
  });

  it("is drawn in src/assets/art/head.svg as it stands; else npm run art", () => {
    expect(readFileSync("src/assets/art/head.svg", "utf8")).toBe(headPoster());
  });
});

describe("createMask", () => {
  const text: Rect = { x: 100, y: 60, width: 120, height: 40 };
  const mask = createMask(400, 200, 2, [{ x: 50, y: 30, width: 60, height: 20 }]);
  const light = (x: number, y: number) =>
    mask.cells[Math.floor(y / 4) * mask.width + Math.floor(x / 4)] ?? -1;

  it("leaves an eighth of the light where text is", () => {
    expect(light(text.x + 8, text.y + 8)).toBe(30);
    expect(light(text.x + text.width - 8, text.y + text.height - 8)).toBe(30);
  });

  it("rises softly to all of it 24 px away", () => {
    const right = [0, 12, 24, 36, 44].map((off) => light(text.x + text.width + off, text.y + 20));
    expect(right).toEqual(right.toSorted((a, b) => a - b));
    expect(new Set(right).size).toBe(5);
    expect(light(text.x + text.width + 50, text.y + 20)).toBe(255);
    expect(light(2, 198)).toBe(255);
  });

  it("takes the light from the stars in the picture", () => {
    const dark = { ...desktop, ratio: 1, texts: [{ x: 0, y: 0, width: 1440, height: 880 }] };
    const shine = (box: Box) => {
      const picture = createPicture(sky, createStage(box));
      const before = picture.pixels.slice();
      picture.draw(0);
      return picture.pixels.reduce((sum, pixel, i) => sum + (pixel & 255) - ((before[i] ?? 0) & 255), 0);
    };
    expect(shine(dark)).toBeLessThan(0.15 * shine({ ...dark, texts: [] }));
  });
});

describe("createStage", () => {
  it("keeps the canvas within the pixels that a frame can pay for", () => {
    expect(pixelRatio(phone)).toBe(1.25);
    expect(pixelRatio({ ...phone, ratio: 1 })).toBe(1);
    expect(pixelRatio(desktop)).toBe(1);
    expect(pixelRatio({ ...desktop, width: 1024, height: 600 })).toBe(1.5);
    expect(pixelRatio({ ...desktop, width: 3840 })).toBe(1);
  });

  it.each(boxes)("covers $width × $height with square pixels", (box) => {
    const stage = createStage(box);
    expect(stage.width / stage.ratio).toBeCloseTo(box.width, 6);
    expect(stage.height / stage.ratio).toBeGreaterThanOrEqual(box.height - 1e-6);
    expect(stage.height / stage.ratio).toBeLessThan(box.height + 1);
  });

  it("makes the points of coarse pixels brighter", () => {
    expect(createStage({ ...phone, ratio: 1 }).gain).toBeGreaterThan(createStage(phone).gain);
  });

  it("changes the composition at the width where the styles do", () => {
    const media = readFileSync("src/styles/media.css", "utf8");
    expect(media).toContain(`--mobile-layout (max-width: ${MOBILE_MAX_WIDTH}px)`);
  });
});

describe("outgrown", () => {
  const shorter = (by: number): Box => ({ ...phone, height: phone.height - by });

  it("ignores an address bar on a touch screen, and only that", () => {
    expect(outgrown(phone, shorter(56), true)).toBe(false);
    expect(outgrown(phone, shorter(120), true)).toBe(true);
    expect(outgrown(phone, shorter(56), false)).toBe(true);
  });

  it("never leaves a part of the hero without a picture", () => {
    expect(outgrown(phone, shorter(-1), true)).toBe(true);
  });

  it("follows the width, the pixel ratio and the layout", () => {
    expect(outgrown(phone, phone, false)).toBe(false);
    expect(outgrown(phone, { ...phone, width: 391 }, true)).toBe(true);
    expect(outgrown(phone, { ...phone, ratio: 2 }, true)).toBe(true);
    expect(outgrown(phone, { ...phone, mobile: false }, true)).toBe(true);
  });

  it("follows the figure's place and the text, by a pixel", () => {
    const [text] = phone.texts as [Rect];
    expect(outgrown(phone, { ...phone, figure: { ...phone.figure, height: 325 } }, true)).toBe(true);
    expect(outgrown(phone, { ...phone, texts: [{ ...text, height: 121 }] }, true)).toBe(true);
    expect(outgrown(phone, { ...phone, texts: [text, text] }, true)).toBe(true);
    expect(outgrown(phone, { ...phone, texts: [{ ...text, x: 20.4 }] }, true)).toBe(false);
  });
});

describe("createPicture", () => {
  const small: Box = {
    width: 400,
    height: 300,
    ratio: 1,
    mobile: false,
    figure: { x: 200, y: 20, width: 180, height: 240 },
    texts: [],
  };
  const stage = createStage(small);
  const brightness = (pixel: number) => (pixel & 0xff) + ((pixel >>> 8) & 0xff) + ((pixel >>> 16) & 0xff);
  const checksum = (pixels: Uint32Array) =>
    pixels.reduce((hash, pixel) => (Math.imul(hash, 31) + pixel) | 0, 0) >>> 0;

  it("draws the golden frames: a change of any star's place or light is a decision", () => {
    const picture = createPicture(sky, stage);
    const golden = [0, 2, 4, 6, 8, 10, STILL, 13, 14.5].map((seconds) => {
      picture.draw(at(seconds));
      return checksum(picture.pixels);
    });
    expect(golden).toEqual([
      2347639625, 3840476659, 294476826, 860895583, 2101378906, 2832599620, 1791385139, 568896443, 3629218241,
    ]);
  });

  it("draws a frame that depends on the playhead alone, not on the frames before", () => {
    const fresh = createPicture(sky, stage);
    fresh.draw(0.5);
    const used = createPicture(sky, stage);
    for (const playhead of [0.1, 0.4, 0.9, 0.5]) used.draw(playhead);
    expect(used.pixels).toEqual(fresh.pixels);
    used.draw(0.51);
    expect(used.pixels).not.toEqual(fresh.pixels);
  });

  it("draws opaque pixels only", () => {
    const picture = createPicture(sky, stage);
    picture.draw(STILL_PLAYHEAD);
    expect(picture.pixels.every((pixel) => pixel >>> 24 === 255)).toBe(true);
  });

  it("lights the pixels around the place of a star, and their middle is that place", () => {
    const one = sky.subarray(0, STAR_SIZE);
    const night = createPicture(sky.subarray(0, 0), stage);
    night.draw(0);
    const picture = createPicture(one, stage);
    let seen = 0;
    for (let step = 0; step < 20; step++) {
      picture.draw(step / 20);
      const [x, y] = numbersOf(placed(one, step / 20, small), 0);
      if (!(x > 2 && y > 2 && x < stage.width - 4 && y < stage.height - 4)) continue;
      seen++;
      let sum = 0;
      let sumX = 0;
      let sumY = 0;
      picture.pixels.forEach((pixel, index) => {
        const light = brightness(pixel) - brightness(night.pixels[index] ?? 0);
        sum += light;
        sumX += light * (index % stage.width);
        sumY += light * Math.floor(index / stage.width);
      });
      expect(sum).toBeGreaterThan(50);
      expect(Math.abs(sumX / sum - x)).toBeLessThan(0.15);
      expect(Math.abs(sumY / sum - y)).toBeLessThan(0.15);
    }
    expect(seen).toBeGreaterThan(10);
  });
});
