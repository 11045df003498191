import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createMoment, LOOP_MS, STILL_PLAYHEAD, setMoment } from "../../src/lib/stars/choreography.ts";
import { createPicture } from "../../src/lib/stars/picture.ts";
import { PLACED_SIZE, placeStars, starAt } from "../../src/lib/stars/place.ts";
import { type Box, createStage, MOBILE_MAX_WIDTH, outgrown, pixelRatio } from "../../src/lib/stars/stage.ts";
import { createStars, NO_SLICE, type Stars } from "../../src/lib/stars/stars.ts";

const SEED = 1;
const sky = createStars(SEED);
const phone: Box = { width: 390, height: 844, ratio: 3, mobile: true };
const desktop: Box = { width: 1440, height: 860, ratio: 2, mobile: false };
const boxes: Box[] = [
  phone,
  desktop,
  { width: 320, height: 480, ratio: 1, mobile: true },
  { width: 768, height: 1024, ratio: 2, mobile: true },
  { width: 844, height: 390, ratio: 3, mobile: false },
  { width: 3840, height: 900, ratio: 1, mobile: false },
  { width: 1, height: 1, ratio: 1, mobile: true },
];

function placed(stars: Stars, playhead: number, box: Box = desktop): Float32Array {
  const moment = createMoment();
  setMoment(moment, playhead);
  const target = new Float32Array(stars.count * PLACED_SIZE);
  placeStars(stars, moment, createStage(box), target);
  return target;
}

/** Largest difference between two placements of the same stars, in the numbers `from`, `from + 1` of each star. */
function largestMove(a: Float32Array, b: Float32Array): number {
  let largest = 0;
  for (let at = 0; at < a.length; at += PLACED_SIZE) {
    const x = (a[at] ?? Number.NaN) - (b[at] ?? Number.NaN);
    const y = (a[at + 1] ?? Number.NaN) - (b[at + 1] ?? Number.NaN);
    largest = Math.max(largest, Math.hypot(x, y));
  }
  return largest;
}

describe("createStars", () => {
  it("makes exactly 5000 stars", () => {
    expect(sky.count).toBe(5000);
    expect(sky.fieldX).toHaveLength(5000);
  });

  it("makes the same sky from the same seed and another from another", () => {
    expect(createStars(SEED)).toEqual(sky);
    expect(createStars(SEED + 1).fieldX).not.toEqual(sky.fieldX);
  });

  it("leaves 13 % of the stars in the field for good", () => {
    expect(sky.slice.filter((slice) => slice === NO_SLICE)).toHaveLength(650);
  });

  it("shares the others among the five slices in proportion to their area", () => {
    const shares = [0, 1, 2, 3, 4].map((slice) => sky.slice.filter((own) => own === slice).length);
    expect(shares).toEqual([555, 1028, 1184, 1028, 555]);
  });
});

describe("starAt", () => {
  it("is the same at the end of the loop as at its start: place and light", () => {
    for (const box of [phone, desktop]) expect(placed(sky, 1, box)).toEqual(placed(sky, 0, box));
  });

  it("moves across the seam as it moves beside it", () => {
    const step = 1000 / 60 / LOOP_MS;
    const across = largestMove(placed(sky, 1 - step / 2), placed(sky, step / 2));
    const beside = largestMove(placed(sky, step / 2), placed(sky, 1.5 * step));
    expect(across).toBeGreaterThan(0);
    expect(across).toBeCloseTo(beside, 2);
  });

  it("never jumps: no star flies more than 5 % of the width in a sixtieth of a second", () => {
    let previous = placed(sky, 0);
    for (let frame = 1; frame <= 900; frame++) {
      const next = placed(sky, frame / 900);
      expect(largestMove(previous, next)).toBeLessThan(0.05 * desktop.width);
      previous = next;
    }
  });

  it.each(boxes)("is finite and stays near the box at $width × $height", (box) => {
    const stage = createStage(box);
    const reach = 0.1 * stage.width + 0.1 * stage.height + 2.5 * stage.radius + stage.centerY;
    for (let step = 0; step <= 50; step++) {
      const numbers = placed(sky, step / 50, box);
      for (let at = 0; at < numbers.length; at += PLACED_SIZE) {
        const [x, y, light, warmth, spread] = numbers.subarray(at, at + PLACED_SIZE) as unknown as number[];
        const bounded =
          Math.abs((x ?? Number.NaN) - stage.width / 2) <= stage.width / 2 + reach &&
          Math.abs((y ?? Number.NaN) - stage.height / 2) <= stage.height / 2 + reach &&
          (light ?? Number.NaN) >= 0 &&
          (light ?? Number.NaN) < 6 &&
          (warmth ?? Number.NaN) >= 0 &&
          (warmth ?? Number.NaN) <= 1 &&
          (spread ?? Number.NaN) >= 0 &&
          (spread ?? Number.NaN) < 1;
        if (!bounded) expect({ star: at / PLACED_SIZE, step, x, y, light, warmth, spread }).toBe("bounded");
      }
    }
  });

  it("says of one star what the frame loop says of all", () => {
    for (const index of [0, 1234, 2600, 4999]) {
      for (const playhead of [0, 0.3, STILL_PLAYHEAD, 0.85]) {
        const star = starAt(sky, index, playhead, createStage(phone));
        const same = placed(sky, playhead, phone).subarray(index * PLACED_SIZE, (index + 1) * PLACED_SIZE);
        expect(Object.values(star)).toEqual([...same]);
      }
    }
  });

  it("has the middle slice copper in the still, the lower ones read and the upper ones waiting", () => {
    const warmest = [0, 1, 2, 3, 4].map((slice) => {
      const warmths = Array.from(sky.slice, (own, i) =>
        own === slice ? starAt(sky, i, STILL_PLAYHEAD).warmth : 0,
      );
      return Math.max(...warmths);
    });
    expect(warmest[2]).toBe(1);
    expect(warmest[0]).toBe(0);
    expect(warmest[1]).toBeLessThan(0.3);
    expect(warmest.slice(3)).toEqual([0, 0]);
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
});

describe("createPicture", () => {
  const stage = createStage({ width: 400, height: 300, ratio: 1, mobile: false });
  const brightness = (pixel: number) => (pixel & 0xff) + ((pixel >>> 8) & 0xff) + ((pixel >>> 16) & 0xff);

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
    const one = createStars(7, 1);
    const night = createPicture(createStars(7, 0), stage);
    night.draw(0);
    const picture = createPicture(one, stage);
    for (let step = 0; step < 20; step++) {
      picture.draw(step / 20);
      const { x, y } = starAt(one, 0, step / 20, stage);
      let sum = 0;
      let sumX = 0;
      let sumY = 0;
      picture.pixels.forEach((pixel, at) => {
        const light = brightness(pixel) - brightness(night.pixels[at] ?? 0);
        sum += light;
        sumX += light * (at % stage.width);
        sumY += light * Math.floor(at / stage.width);
      });
      expect(sum).toBeGreaterThan(50);
      expect(Math.abs(sumX / sum - x)).toBeLessThan(0.15);
      expect(Math.abs(sumY / sum - y)).toBeLessThan(0.15);
    }
  });
});
